import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSplit } from '@/content/front-matter';
import { toPageTree } from '@/markdown/page-tree';
import { toBlocks } from '@/sample-checks/code-blocks-and-offsets';
import { toReport } from '@/sample-checks/check-samples-and-cache-reports';
import { getSampleReports, type SampleReport } from '@/sample-checks/check-code-blocks';
import { toProblemText } from '@/sample-checks/problem';
import { getShellCommands, toShellScript } from '@/sample-checks/shell-commands';
import { toSampleSpec } from '@/sample-checks/read-operations-and-schemas-from-spec';

const root = path.resolve('tests/fixtures/samples');
const pets = toSampleSpec('pets', JSON.parse(readFileSync(path.join(root, 'pets.json'), 'utf8')));

const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
const pages = new Map(
  await Promise.all(
    names.map(async (name) => {
      const { body, bodyLine } = readSplit(readFileSync(path.join(root, name), 'utf8'), name).value;
      return [name, { code: (await toPageTree(body)).code, bodyLine }] as const;
    }),
  ),
);

const options = { tagged: ['how-tos', 'sdk-technical-reference'], sdk: '@cloud-product/sdk' };

function getReport(name: string, file = name): SampleReport {
  const { code = [], bodyLine = 1 } = pages.get(name) ?? {};
  const [report] = getSampleReports([{ file, blocks: toBlocks(code, { file, bodyLine }) }], [pets], options, root);
  return report ?? { blocks: 0, counts: new Map(), problems: [] };
}

function getProblems(name: string): string[] {
  return getReport(`wrong/${name}.md`, `${name}.md`).problems.map(toProblemText);
}

describe('the sample check', () => {
  it('reports no problems in valid blocks of each kind, and counts them', () => {
    const report = getReport('right.md');
    expect(report.problems).toEqual([]);
    expect(toReport({ ...report, counts: [...report.counts] }).split('\n')).toEqual([
      'json               3',
      'operation curl     5',
      'operation http     1',
      'operation json     1',
      'schema json        1',
      'schema yaml        1',
      'sdk                2',
      'shell              7',
      'yaml               2',
      '16 code blocks read, 0 problems',
    ]);
  });

  it.each([
    ['json', 'json.md:4:1  not valid JSON: unexpected "}"'],
    ['json-value', 'json-value.md:2:11  not valid JSON: unexpected "}"'],
    ['aliases', 'aliases.md:2:1  not valid YAML: Excessive alias count indicates a resource exhaustion attack'],
    ['shell', 'shell.md:4:1  not valid shell: syntax error: unexpected end of file'],
  ])('reports the position at which a %s block cannot be parsed', (name, message) => {
    expect(getProblems(name)).toEqual([message]);
  });

  it('reports the position at which YAML cannot be parsed', () => {
    expect(getProblems('yaml')[0]).toBe('yaml.md:4:1  not valid YAML: All mapping items must start at the same column');
  });

  it.each([
    ['unknown-field', '4:3  unknown field "shortname" in pets.Pet; did you mean "shortName"?'],
    ['unknown-nested-field', '8:10  unknown field "stret" in pets.Pet.home; did you mean "street"?'],
    ['missing-field', '2:1  missing field "name" in pets.Pet'],
    ['enum-value', '2:26  "cat" is not a value of pets.Pet.kind; did you mean "Cat"?'],
    ['type', '4:23  pets.Pet.tags.weight must be string'],
    ['length', '2:31  pets.Pet.shortName must NOT have more than 5 characters'],
    ['two-documents', '3:1  pets.Pet must be one document, not several'],
    ['no-own-schema', '1:1  unknown schema "pets.constructor"'],
    ['unknown-service', '1:1  unknown service "pet"; did you mean "pets"?'],
    ['unknown-schema', '1:1  unknown schema "pets.Pett"; did you mean "pets.Pet"?'],
  ])('validates a block against its schema: %s', (name, message) => {
    expect(getProblems(name)).toEqual([`${name}.md:${message}`]);
  });

  it.each([
    ['body', '2:3  unknown field "nam" in pets.Pet; did you mean "name"?'],
    ['unknown-operation', '1:1  unknown operation "pets.creatPet"; did you mean "pets.createPet"?'],
    ['http-field', '8:3  unknown field "kinds" in pets.Pet; did you mean "kind"?'],
    ['http-line', '2:1  not a request line; write for example "GET /Health HTTP/1.1"'],
    ['curl-field', '4:3  unknown field "shortname" in pets.Pet; did you mean "shortName"?'],
    ['curl-method', '2:3  PUT is not the method of pets.createPet; it is POST'],
    ['curl-path', '2:3  /pet is not the path of pets.createPet; it is /pets'],
    ['curl-host', '2:3  https://example.com/pets is not below $BASE_URL'],
    ['curl-body', '2:3  missing body of pets.createPet'],
    ['curl-file', '2:66  no block of this page has the title "pet.json"'],
    ['curl-written', '2:3  PUT is not the method of pets.createPet; it is POST'],
    ['curl-not-written', '2:66  no block of this page has the title "pet.json"'],
    ['curl-file-field', '10:66  toy.json: unknown field "colour" in pets.Pet'],
    ['curl-token', '2:3  missing header "Authorization: Bearer $TOKEN" of pets.createPet'],
    ['curl-two', '2:1  2 curl commands; a block tagged operation= must have exactly one'],
    ['curl-two-bodies', '3:27  a second body of the request; the sample check reads one'],
    ['curl-option', "2:8  the sample check does not support curl's --retri"],
    [
      'curl-content-type',
      '2:3  the Content-Type of pets.createPet is application/json, not application/x-www-form-urlencoded',
    ],
  ])('validates a request against its operation: %s', (name, message) => {
    expect(getProblems(name)).toEqual([`${name}.md:${message}`]);
  });

  it('validates path, query, and headers against the parameters of the operation', () => {
    expect(getProblems('curl-parameter')).toEqual([
      'curl-parameter.md:2:3  pets.getPet.path.ownerId must match format "uuid"',
      'curl-parameter.md:2:3  unknown query parameter "limits" in pets.getPet; did you mean "limit"?',
      'curl-parameter.md:2:3  unknown header "pet-tags" in pets.getPet; did you mean "pet-tag"?',
      'curl-parameter.md:2:3  missing header "pet-tag" of pets.getPet',
    ]);
  });

  it('type-checks SDK blocks against the declarations, and rejects other languages', () => {
    expect(getProblems('sdk')).toEqual([
      "sdk.md:4:42  Object literal may only specify known properties, but 'flows' does not exist in type 'PumpParameters'. Did you mean to write 'flow'?",
    ]);
    expect(getProblems('sdk-language')).toEqual(['sdk-language.md:1:1  a block tagged sdk must be ts, not json']);
  });

  it.each(['content/how-tos/x.md', 'content/sdk-technical-reference/x.md'])(
    'reports each untagged sample of %s',
    (file) => {
      expect(getReport('wrong/untagged.md', file).problems.map(toProblemText)).toEqual([
        `${file}:1:1  untagged json block; add schema=<service>.<Schema> or operation=<service>.<operationId>`,
        `${file}:5:1  untagged yaml block; add schema=<service>.<Schema>`,
        `${file}:9:1  untagged curl command; add operation=<service>.<operationId>`,
        `${file}:13:1  untagged SDK sample; add sdk`,
        `${file}:17:1  untagged json block; add schema=<service>.<Schema> or operation=<service>.<operationId>`,
      ]);
    },
  );

  it('accepts untagged samples on other pages', () => {
    expect(getReport('wrong/untagged.md', 'content/definitions/x.md').problems).toEqual([]);
  });
});

it.each([
  ['jq .pet pets.json > pet.json', ['jq', '.pet', 'pets.json'], 'pet.json'],
  ['jq .pet >"my pet.json" pets.json', ['jq', '.pet', 'pets.json'], 'my pet.json'],
  ['jq .pet >> \'my \'"pet".json 2>&1 <pets.json', ['jq', '.pet'], 'my pet.json'],
  ['jq .pet >| \\\n  my\\ pet.json', ['jq', '.pet'], 'my pet.json'],
  ['jq .pet 2>"pet.json" >&2', ['jq', '.pet'], undefined],
])('reads the target of a redirection like any word: %s', (script, words, output) => {
  const [command] = getShellCommands(script);
  expect(command?.words.map(({ text }) => text)).toEqual(words);
  expect(command?.output).toBe(output);
});

it.each([
  ['$ echo $((b<<2))\n4\n$ ls', '  echo $((b<<2))\n \n  ls'],
  ['$ ((a = 1 << b)) && cat <<\\A\n$ it\nA\n4\n$ ls', '  ((a = 1 << b)) && cat <<\\A\n$ it\nA\n \n  ls'],
])('a session has a here-document where the shell reads one: %j', (session, script) => {
  expect(toShellScript(session)).toBe(script);
});

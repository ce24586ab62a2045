import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isLossy, parseJson, toJsonText, toNumbers, toValueText } from '@/openapi/exact-numbers';
import { findExactValue } from '@/openapi/source/exact-numbers-in-yaml';
import { getSampleSources } from '@/openapi/build-samples';
import { toOperationMarkdown } from '@/openapi/markdown/operation';
import { findImpliedType } from '@/openapi/transform/schema/find-json-types-and-their-keywords';
import { toSpec } from '@/openapi/transform/spec';
import { toSchemaRecords } from '@/search/schema-records';
import { renderSpec } from '../components/reference/render';
import { buildModels, makeProject, toDocument } from './project';
import { getOperation } from './to-model';

const numbers = ['9007199254740993', '-9223372036854775808', '1e400', '-0', '1.0', '1.50', '0.12345678901234567890'];
const leaks = /[\u0000-\u0008\u000b-\u001f]|\\u0001|number:|integer:/;

const file = `paths:
  /a:
    post:
      operationId: a
      parameters:
        - { name: q, in: query, schema: { type: array }, example: [${numbers.join(', ')}] }
        - { name: n, in: query, schema: { type: number, default: 1.0, minimum: -1.50, maximum: 9007199254740993 }, example: 1.50 }
      requestBody:
        content:
          application/json: { example: { list: [${numbers.join(', ')}] } }
          application/yaml: { schema: { type: object }, example: { n: 1.0, id: 9007199254740993 } }
          application/xml: { schema: { type: object, xml: { name: a }, properties: { id: { type: integer, default: 9007199254740993 } } } }
      responses:
        "200": { description: Good., content: { application/json: { schema: { type: object, properties: { id: { enum: [9007199254740993, 1.0] } } } } } }
`;

describe('a number that JavaScript writes differently', () => {
  it('remains as written when JSON is parsed and serialized', () => {
    const text = `{"id":9223372036854775807,"list":[${numbers.join(',')},1,"9223372036854775807","1.0"],"n":1.5e+300,"\\"1.0\\"":1}`;
    expect(toJsonText(parseJson(text))).toBe(text);
    expect(toValueText(toJsonText(parseJson(text)))).toBe(text);
  });

  it('keeps its digits next to thousands of aliases, and through them', () => {
    const aliases = Array.from({ length: 5000 }, (_, at) => `s${at}: *a\n`).join('');
    const text = `a: &a { b: 9223372036854775807 }\n${aliases}`;
    const exact = toJsonText(findExactValue(text, parse(text, { maxAliasCount: -1 })));
    expect(exact.match(/9223372036854775807/g)).toHaveLength(5001);
  });

  it('becomes a finite JavaScript number in toNumbers', () => {
    expect(toNumbers(parseJson('{"a":9223372036854775807,"b":[1.0,1e400]}'))).toEqual({
      a: 2 ** 63,
      b: [1, Number.MAX_VALUE],
    });
  });

  it('is found in YAML by findExactValue, also behind an alias, which returns undefined if there is none', () => {
    const toExact = (source: string) => findExactValue(source, parse(source));
    expect(toJsonText(toExact('a: &n 9223372036854775807\nb: 5\nc: "1.0"\nd: *n\ne: [1.0, -0, 0x10]\n'))).toBe(
      '{"a":9223372036854775807,"b":5,"c":"1.0","d":9223372036854775807,"e":[1.0,-0,16]}',
    );
    expect(toExact('a: 1234\nb: id9223372036854775807x\n')).toBeUndefined();
  });

  it('is no version or day without quotes in YAML that looks like JSON', () => {
    const source = '{"version": 1.2.3, "day": 2026-03-01, "code": 007, "limit": 1.0}';
    const exact = toJsonText(findExactValue(source, parse(source)));
    expect(exact).toBe('{"version":"1.2.3","day":"2026-03-01","code":7,"limit":1.0}');
  });

  it('is lossy if it is a different number in JavaScript', () => {
    const lossy = numbers.filter((number) => isLossy(parseJson(number)));
    expect(lossy).toEqual(numbers.filter((number) => !['1.0', '1.50'].includes(number)));
  });
});

/** Returns the problems of a document with one schema. */
async function findProblems(schema: string): Promise<string[]> {
  const document = toDocument(`paths: {}\ncomponents:\n  schemas:\n    Id: { ${schema} }\n`);
  const project = await makeProject({ 'openapi/pets/openapi.yaml': document });
  return project.getProblems();
}

const pets = await makeProject({ 'openapi/pets/openapi.yaml': toDocument(file) });
const { models } = await buildModels(pets);

describe('the numbers of a spec', () => {
  it('are as written in the JSON and YAML files', async () => {
    for (const name of ['pets.json', 'pets.yaml']) {
      const text = await pets.read(`src/generated/${name}`);
      for (const number of numbers)
        expect(text).toMatch(new RegExp(`[ \\n:,[]${number.replace('.', '[.]')}[,\\n}\\]]`));
      expect(text).not.toMatch(leaks);
    }
  });

  it('are as written in examples of each media type, samples, and Markdown', async () => {
    const [{ spec } = expect.fail()] = models;
    const operation = getOperation(spec, 'a');
    const media = operation.requestBody?.content ?? [];
    const samples = getSampleSources(spec, operation);
    expect(samples).toHaveLength(8);
    for (const { source } of samples) {
      for (const number of numbers) expect(source).toContain(number);
      expect(source).toMatch(/n=1\.50/);
      expect(source).not.toMatch(leaks);
    }
    expect(media.map(({ examples }) => examples[0]?.source)).toMatchObject([
      expect.stringContaining('1.50'),
      'n: 1.0\nid: 9007199254740993\n',
      expect.stringContaining('<id>9007199254740993</id>'),
    ]);
    expect(toOperationMarkdown(spec, operation)).not.toMatch(leaks);
  });

  it('have all their digits in the types and in the records of the search', async () => {
    const project = await makeProject({
      'openapi/pets/openapi.yaml': toDocument(
        `paths: {}
components:
  schemas:
    Id: { type: integer, enum: [9007199254740993, 9007199254740992, 5] }
    Pet: { type: object, properties: { id: { const: 9223372036854775807 }, size: { type: integer, default: -9223372036854775807, minimum: 9007199254740993 } } }
`,
      ),
    });
    expect(await project.getProblems()).toEqual([]);
    const types = await project.read('src/generated/pets.ts');
    expect(types).toMatch(/Id: 9007199254740993 \| 9007199254740992 \| 5;/);
    expect(types).toContain('id?: 9223372036854775807;');
    expect(types).toContain('@default -9223372036854775807');
    expect(types).not.toMatch(leaks);
    const { spec } = toSpec(parseJson(await project.read('src/generated/pets.json')), 'pets');
    const titles = toSchemaRecords(spec, '#/components/schemas/Id').map(({ title }) => title);
    expect(titles).toEqual(['Id', '9007199254740993', '9007199254740992', '5']);
  });

  it.each([
    ['{ "const": 9007199254740993 }', 'integer'],
    ['{ "enum": [9007199254740993, 1, null] }', 'integer'],
    ['{ "const": 0.12345678901234567890 }', 'number'],
  ])('imply the type of a schema without one: %s', (schema, type) => {
    expect(findImpliedType(parseJson(schema) as Record<string, unknown>)).toBe(type);
  });

  it('are duplicates in `enum` only if all their digits are equal', async () => {
    const problems = await findProblems(
      'type: integer, enum: [9007199254740993, 9007199254740992, 9007199254740993, 5, 5]',
    );
    const duplicates = problems.filter((text) => text.includes('no-duplicated-enum-values'));
    expect(duplicates.map((text) => /:(\d+:\d+): /.exec(text)?.[1])).toEqual(['8:69', '8:90']);
  });

  it('are duplicates in objects of `enum`, whose keys have no order, only if all their digits are equal', async () => {
    expect(
      await findProblems(
        'enum: [{ id: 9007199254740993, b: [1] }, { id: 9007199254740992, b: [1] }, { b: [1], id: 9007199254740993 }, { b: [1.0], id: 9007199254740993 }]',
      ),
    ).toEqual([expect.stringMatching(/8:86: .*Duplicated/), expect.stringMatching(/8:120: .*Duplicated/)]);
  });

  it.each([
    ['enum: [9007199254740993, 5], default: 9007199254740992', 'The default 9007199254740992 is not in `enum`'],
    ['enum: [9007199254740993, 5], default: 9007199254740993', undefined],
    ['enum: [1e400], default: 1e401', 'The default 1e401 is not in `enum`'],
    ['enum: [100, -0], default: 1.0e2', undefined],
    ['enum: [0.1], default: 0.10000000000000000001', 'The default 0.10000000000000000001 is not in `enum`'],
    ['enum: [{ a: 9007199254740993, b: [1] }], default: { b: [1.0], a: 9007199254740993 }', undefined],
    ['enum: [{ a: 9007199254740993 }], default: { a: 9007199254740992 }', '"a":9007199254740992} is not in `enum`'],
    ['enum: [[1, 2]], default: [2, 1]', 'The default [2,1] is not in `enum`'],
    ['enum: ["1"], default: 1', 'The default 1 is not in `enum`'],
  ])('are compared exactly with `enum` as a default: %s', async (schema, expected) => {
    const problems = await findProblems(schema);
    expect(problems).toHaveLength(expected === undefined ? 0 : 1);
    expect(problems.join()).toContain(expected ?? '');
  });

  it('are as written on the page', () => {
    const [{ spec } = expect.fail()] = models;
    const { html } = renderSpec(spec);
    for (const text of ['9007199254740993', '1.50', '1.0', '1e400', '-1.50']) expect(html).toContain(text);
    expect(html).not.toMatch(leaks);
  });
});

import { describe, expect, it } from 'vitest';
import { loadForeignConfig } from '@/openapi/source/redocly-config-and-unhandled-rejections';
import { toMarksRule } from '@/openapi/source/rules/lifecycle-and-stability-extensions';
import { toProblemText } from '@/openapi/source/spec-problem';
import { loadService } from '@/openapi/source/lint-and-bundle-service';
import { makeProject, toDocument } from '../../project';

/** Returns what the rule reports on June 1, 2030, about an operation with the given lines. The first one is line 9. */
async function lint(lines: string): Promise<string[]> {
  const indented = lines.replace(/^/gm, '      ');
  const paths = `paths:\n  /a:\n    get:\n      operationId: getA\n${indented}\n      responses: { '200': { description: A. } }
  /pets: { get: { operationId: listPets, responses: { '200': { description: Pets. } } } }\n`;
  const project = await makeProject({ 'openapi/a/openapi.yaml': toDocument(paths) });
  const config = await loadForeignConfig();
  config.plugins = config.plugins.map((plugin) => {
    const oas3 = { ...plugin.rules?.oas3, ...(plugin.id === '' && { marks: toMarksRule(() => '2030-06-01') }) };
    return { ...plugin, rules: { ...plugin.rules, oas3 } };
  });
  const folder = `${project.root}/openapi/a`;
  const source = { service: 'a', folder, file: `${folder}/openapi.yaml`, isForeign: false };
  const { problems } = await loadService(project.root, source, config);
  const own = problems.filter(({ rule }) => rule === 'marks');
  return own.map((problem) => toProblemText(problem).replace('openapi/a/openapi.yaml:', ''));
}

describe('the marks of an operation', () => {
  it('are accepted if they are well written', async () => {
    const lines = `deprecated: true
x-deprecated-since: 2.0
x-sunset: 2030-06-01
x-replaced-by: listPets
x-stability: beta
x-scalar-stability: stable
x-since: v1
x-badges: [{ name: New, color: no-such-color, position: before }, { name: Old }]`;
    expect(await lint(lines)).toEqual([]);
  });

  it.each([
    ['x-since: [1]', '9:16: error marks `x-since` must be a text, not a list. Write it as `x-since: "2.1"`.'],
    ['x-since: " "', '9:16: error marks `x-since` must be a text, not empty. Write it as `x-since: "2.1"`.'],
    [
      'x-stability: 1',
      '9:20: error marks `x-stability` must be a text, not a number. Write it as `x-stability: beta`.',
    ],
    [
      'x-stability: betta',
      '9:20: warning marks "betta" is not a known stability, and is shown as it is. Did you mean "beta"? Use one of these: stable, beta, alpha, experimental.',
    ],
    [
      'x-scalar-stability: deprecated',
      '9:27: warning marks "deprecated" is not a known stability, and is shown as it is. Write `deprecated: true` instead.',
    ],
    [
      'x-sunset: May 2031',
      '9:17: error marks "May 2031" is not a date. Write year, month, and day: `x-sunset: "2031-05-01"`.',
    ],
    [
      'x-sunset: 2031-02-30',
      '9:17: error marks "2031-02-30" is not a date. Write year, month, and day: `x-sunset: "2031-05-01"`.',
    ],
    [
      'x-sunset: 2030-05-31',
      '9:17: warning marks The date 2030-05-31 has passed. Remove what is not available anymore, or correct the date.',
    ],
    [
      'x-deprecated-since: 2',
      '9:27: warning marks Other tools do not read `x-deprecated-since`. Add `deprecated: true`.',
    ],
    [
      'x-replaced-by: listPet',
      '9:22: error marks No operation has the operationId "listPet". Correct it, or remove `x-replaced-by`. Did you mean "listPets"?',
    ],
    ['x-replaced-by: getA', '9:22: error marks The operation replaces itself. Name another one.'],
    [
      'x-badges: New',
      '9:17: error marks `x-badges` must be a list, not a string. Write it as `x-badges: [{ name: Beta }]`.',
    ],
    [
      'x-badges: [New]',
      '9:18: error marks A badge must be a map, not a string. Write it as `x-badges: [{ name: Beta }]`.',
    ],
    ['x-badges: [{}]', '9:18: error marks A badge must have a name. Write it as `x-badges: [{ name: Beta }]`.'],
    [
      'x-badges: [{ name: 1 }]',
      '9:26: error marks `name` of a badge must be a text, not a number. Write it in quotes.',
    ],
    [
      'x-badges: [{ name: A, position: top }]',
      '9:39: error marks "top" is not a position of a badge. Write "before" or "after".',
    ],
  ])('are reported at their line: %s', async (line, problem) => {
    expect(await lint(line)).toEqual([problem]);
  });

  it('are reported where parameters, schemas, and values have them', async () => {
    const lines = `parameters:
  - name: a
    in: query
    x-sunset: soon
    x-replaced-by: listPets
    schema:
      oneOf:
        - { const: a, x-stability: new }
        - { const: b, x-badges: {} }`;
    const rules = (await lint(lines)).map((text) => /^\d+:\d+: \w+|`x-[^`]*`|"[^"]*"/g.exec(text)?.[0]);
    expect(rules.sort()).toEqual(['12:21: error', '13:26: warning', '16:42: warning', '17:39: error']);
  });
});

it('a mistake in a mark is reported by the rules of every spec', async () => {
  const pets = toDocument('tags: [{ name: Pets, x-since: [] }]\npaths: {}\n');
  const project = await makeProject({ 'openapi/pets/openapi.yaml': pets });
  expect(await project.getProblems()).toEqual([
    'openapi/pets/openapi.yaml:5:31: error marks `x-since` must be a text, not a list. Write it as `x-since: "2.1"`.',
  ]);
});

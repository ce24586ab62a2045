import { describe, expect, it } from 'vitest';
import { toOperationMarkdown } from '@/openapi/markdown/operation';
import { getSampleSources } from '@/openapi/build-samples';
import { splitTypes } from '@/openapi/cross-reference/load-typescript-types';
import { toSchemaRecords } from '@/search/schema-records';
import { renderSpec } from '../components/reference/render';
import { buildModels, makeProject, toDocument } from './project';
import { getOperation } from './to-model';

/** The names of members that all JavaScript objects inherit. */
const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

const properties = names.map((name) => `${name}: { type: string, example: of-${name} }`).join(', ');
const schemas = names.map(
  (name) => `    ${name}: { type: object, required: [${names.join(', ')}], properties: { ${properties} } }`,
);
const parameters = names.flatMap((name) =>
  ['query', 'header'].map((place) => `{ name: ${name}, in: ${place}, schema: { type: string }, example: sent }`),
);
const paths = names.map(
  (name) => `  /${name}:
    post:
      operationId: ${name}
      parameters: [${parameters.join(', ')}]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } }
      responses: { '200': { description: OK, content: { application/json: { example: { ${name}: { ${name}: 1 } } } } } }`,
);

const project = await makeProject({
  'openapi/pets/openapi.yaml': toDocument(
    `paths:\n${paths.join('\n')}\ncomponents:\n  schemas:\n${schemas.join('\n')}\n`,
  ),
});
const { problems, models } = await buildModels(project);
const [{ spec } = expect.fail()] = models;

describe('a name that all JavaScript objects inherit', () => {
  it('has no problems, and is in the types as the name of a schema, a property, and a parameter', async () => {
    const types = await project.read('src/generated/pets.ts');
    expect(problems).toEqual([]);
    expect([...splitTypes(types).keys()]).toEqual(names);
    for (const name of names) {
      expect(types).toMatch(new RegExp(`^ {12}"?${name}"?: string;$`, 'm'));
      expect(types).toMatch(new RegExp(`^ {16}"?${name}"?\\?: string;$`, 'm'));
      expect(types).toContain(`"application/json": components["schemas"]["${name}"];`);
    }
  });

  it('is in generated and authored examples, samples, Markdown, and on the page', async () => {
    const page = renderSpec(spec);
    for (const name of names) {
      const operation = getOperation(spec, name);
      const generated = JSON.parse(operation.requestBody?.content[0]?.examples[0]?.source ?? '') as object;
      expect(Object.entries(generated)).toEqual(names.map((other) => [other, `of-${other}`]));
      expect(operation.responses[0]?.content[0]?.examples[0]?.source).toBe(
        `{\n  "${name}": {\n    "${name}": 1\n  }\n}`,
      );
      for (const { source } of getSampleSources(spec, operation)) expect(source).toContain(`${name}=sent`);
      expect(toOperationMarkdown(spec, operation)).toContain(`- \`${name}\` (string, required)`);
      expect(page.getText(`schema.${name}.${name}`)).toContain(name);
    }
  });

  it('is found as a schema and as a property', () => {
    for (const name of names) {
      const records = toSchemaRecords(spec, `#/components/schemas/${name}`);
      expect(records.map(({ title }) => title)).toEqual([name, ...names]);
    }
  });
});

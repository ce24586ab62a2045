import { expect, it } from 'vitest';
import { addMarks } from '@/openapi/changelog/add-since-deprecated-and-changed-marks';
import { present, type Changelog } from '@/openapi/changelog/changelog-types';
import { compareVersions } from '@/openapi/changelog/compare-versions';
import type { Marked } from '@/openapi/model/prose-marks-server-and-docs-links';
import { toCompared } from '../changes/compare';
import { getProperty, getSchema, toModel } from '../to-model';

/** Writes a spec from the members of `GET /pets`, its parameters, and the properties of `Pet`. */
const toPets = (members: string, parameters: string, properties: string, paths = '') => `
paths:
  /pets:
    get:
      ${members}parameters: [${parameters}]
      responses: { '200': { description: Yes., headers: { X-New: { schema: { type: string } } }, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } }
${paths}components: { schemas: { Pet: { type: object, properties: { ${properties} } } } }
`;
const first = '{ name: limit, in: query, schema: { type: integer, maximum: 10 } }';
const kind = (values: string) => `kind: { enum: [${values}] }`;
const texts: Record<string, string> = {
  '1.0': toPets('', first, `id: { type: string }, ${kind('cat')}`).replace(/headers: .*?, content/, 'content'),
  '1.1': toPets(
    '',
    `${first}, { name: after, in: query, schema: { type: string } }`,
    `id: { type: string, maxLength: 9 }, ${kind('cat, dog')}`,
  ),
  '1.2': toPets(
    'deprecated: true\n      ',
    `${first.replace('10', '20')}, { name: after, in: query, schema: { type: string } }`,
    `id: { type: string, maxLength: 9 }, name: { type: string }, old: { type: string, x-since: '0.1' }, ${kind('cat, dog')}`,
    '  /dogs: { get: { responses: {} } }\n',
  ),
};

function toChangelog(names: string[]): Changelog {
  const steps = names.slice(1).map((to, index) => {
    const from = names[index] ?? '';
    return { from, to, ...compareVersions('pets', toCompared(texts[from] ?? ''), toCompared(texts[to] ?? '')) };
  });
  const releases = names
    .filter((name) => name !== present)
    .map((name) => ({ name, date: '2026-01-01', day: 'January 1, 2026' }));
  return { releases, services: [{ service: 'pets', title: 'Pets', versions: names, notes: {}, steps, others: [] }] };
}

/** Returns the changes from version 1.0 of the service, a document, to 1.1. */
function toSteps(before: string, after: string): Changelog {
  const step = { from: '1.0', to: '1.1', ...compareVersions('pets', toCompared(before), toCompared(after)) };
  const own = { service: 'pets', title: 'Pets', versions: ['1.0', '1.1'], notes: {}, steps: [step], others: [] };
  return { releases: [], services: [own] };
}

function getMarks(names: string[], text: string) {
  const spec = toModel(text);
  addMarks(spec, toChangelog(names), { service: 'pets', version: names.at(-1) ?? '' });
  const toTexts = ({ marks = [] }: Marked = {}) => marks.map((mark) => mark.text);
  const pet = getSchema(spec, 'Pet', 'object');
  const operation = (path: string) => spec.operations.find((one) => one.path === path);
  const parameter = (name: string) => operation('/pets')?.parameters[0]?.parameters.find((one) => one.name === name);
  const limit = parameter('limit');
  return {
    pets: toTexts(operation('/pets')),
    dogs: toTexts(operation('/dogs')),
    after: toTexts(parameter('after')),
    limit: toTexts(limit && spec.schemas[limit.schema]),
    pet: toTexts(pet),
    id: toTexts(getProperty(spec, pet, 'id')),
    name: text.includes('name: { type') ? toTexts(getProperty(spec, pet, 'name')) : [],
    old: text.includes('old:') ? toTexts(getProperty(spec, pet, 'old')) : [],
    values: getProperty(spec, pet, 'kind').enumeration?.map(toTexts),
  };
}

it('marks what is new, deprecated, or different since a release, and leaves what the spec says', () => {
  expect(getMarks(['1.0', '1.1', '1.2'], texts['1.2'] ?? '')).toEqual({
    pets: ['deprecated since 1.2'],
    dogs: ['since 1.2'],
    after: ['since 1.1'],
    limit: ['changed in 1.2'],
    pet: [],
    id: ['changed in 1.1'],
    name: ['since 1.2'],
    old: ['since 0.1'],
    values: [[], ['since 1.1']],
  });
});

it('marks only what an older version of the docs contains', () => {
  expect(getMarks(['1.0', '1.1'], texts['1.1'] ?? '')).toMatchObject({
    pets: ['changed in 1.1'],
    limit: [],
    id: ['changed in 1.1'],
  });
  expect(getMarks(['1.0'], texts['1.0'] ?? '')).toMatchObject({ pets: [], id: [] });
});

it('names the last release for what is not released', () => {
  texts[present] = texts['1.2'] ?? '';
  expect(getMarks(['1.0', '1.1', present], texts[present])).toMatchObject({
    pets: ['deprecated after 1.1'],
    dogs: ['new after 1.1'],
    limit: ['changed after 1.1'],
    id: ['changed in 1.1'],
  });
});

it('writes a version that is a day as a date, in the words and for programs', () => {
  const [before, after] = [texts['1.0'] ?? '', texts['1.2'] ?? ''];
  const [start, last] = ['2026-01-01', '2026-02-01'] as const;
  const step = { from: start, to: last, ...compareVersions('pets', toCompared(before), toCompared(after)) };
  const own = { service: 'pets', title: 'Pets', versions: [start, last], notes: {}, steps: [step], others: [] };
  const releases = [start, last].map((name, index) => ({ name, date: name, day: `day ${index + 1}` }));
  const spec = toModel(after);
  addMarks(spec, { releases, services: [own] }, { service: 'pets', version: last });
  const id = getProperty(spec, getSchema(spec, 'Pet', 'object'), 'id');
  expect(id.marks).toEqual([{ kind: 'changed', text: 'changed on day 2', date: { text: 'day 2', day: last } }]);
});

it('marks the same in each operation of a path item that two paths share', () => {
  const toShared = (members: string, parameters: string) => `
paths: { /pets: { $ref: '#/components/pathItems/Pets' }, /dogs: { $ref: '#/components/pathItems/Pets' } }
components:
  pathItems:
    Pets: { get: { ${members}parameters: [${parameters}], responses: {} } }
`;
  const [before, after] = [toShared('', ''), toShared('deprecated: true, ', first)];
  const spec = toModel(after);
  addMarks(spec, toSteps(before, after), { service: 'pets', version: '1.1' });
  const toTexts = ({ marks = [] }: Marked) => marks.map((mark) => mark.text);
  expect(spec.operations.map(toTexts)).toEqual([['deprecated since 1.1'], ['deprecated since 1.1']]);
  const parameters = spec.operations.flatMap((operation) => operation.parameters.flatMap((one) => one.parameters));
  expect(parameters.map(toTexts)).toEqual([['since 1.1'], ['since 1.1']]);
});

it('marks a property and a webhook named `parameters` like any other', () => {
  const toJob = (rest: string, webhook = '') => `
webhooks: { parameters: { post: { ${webhook}requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/Job' } } } }, responses: {} } } }
components: { schemas: { Job: { type: object, properties: { parameters: { type: string${rest} } } } } }
`;
  const [before, after] = [toJob(''), toJob(', maxLength: 9', 'deprecated: true, ')];
  const spec = toModel(after);
  addMarks(spec, toSteps(before, after), { service: 'pets', version: '1.1' });
  expect(getProperty(spec, getSchema(spec, 'Job', 'object'), 'parameters').marks).toMatchObject([
    { text: 'changed in 1.1' },
  ]);
  expect(spec.operations.map(({ marks }) => marks)).toMatchObject([[{ text: 'deprecated since 1.1' }]]);
});

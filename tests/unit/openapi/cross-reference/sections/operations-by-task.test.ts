import type { Sources } from '@/openapi/cross-reference/sections/section-input-types';
import { expect, it } from 'vitest';
import { writeOperationsByTask } from '@/openapi/cross-reference/sections/operations-by-task';
import type { Mention } from '@/openapi/cross-reference/sections/section-input-types';
import { loadEntities, loadTasks } from '@/openapi/cross-reference/sections/load-entities-and-tasks';
import { loadSpec } from '@/openapi/load-services-and-specs';
import { noSources } from './no-sources';
import { toModel } from '../../to-model';
import { describedServices } from '../../../described';
import { toMarkdownWithIds } from '../to-markdown-with-ids';

const ok = 'responses: { "200": { description: OK } }';
const spec = toModel(`paths:
  /a:
    get: { operationId: list, summary: "List | {product}", ${ok} }
    put: { operationId: put, ${ok} }`);
const toMention = (file: string, title: string, isCommand: boolean): Mention => ({
  target: '/api/test/#list',
  title,
  path: `/${file}/#${title}`,
  file,
  isCommand,
});
const toText = (sources: Sources) => toMarkdownWithIds(writeOperationsByTask(sources));
const toRows = (mentions: Mention[]) =>
  toText({ ...noSources, specs: [spec], mentions })
    .split('\n')
    .filter((line) => line.startsWith('| ['));

it('lists each operation of the services once, and each under a task', async () => {
  const specs = await Promise.all(describedServices.map(loadSpec));
  const text = toText({ ...noSources, specs, tasks: await loadTasks() });
  const expected = specs.flatMap(({ operations }) => operations.map(({ page, id }) => `${page}#${id}`));
  const listed = [...text.matchAll(/^\| \[[^\]]*\]\(([^)]*)\)/gm)].map(([, link]) => link);
  expect(expected.length).toBeGreaterThan(50);
  expect(listed.sort()).toEqual(expected.sort());
  expect(text).not.toContain('{#other}');
});

it('shows which operations each entity has and lacks, with the service if two have the same name', () => {
  const pets = { title: 'Pet', anchor: 'pet', names: ['*'], operations: { list: ['test.list'], update: ['test.put'] } };
  const table = toText({ ...noSources, specs: [spec], entities: [pets] });
  expect(table).toContain('| Entity | Create | List | Read | Update | Delete | In bulk |');
  expect(table).toContain('| Pet | None | [`list`](/api/test/#list) | None | [`put`](/api/test/#put) | None | None |');
  const twice = { ...pets, operations: { read: ['test.list', 'other.list'] } };
  const specs = [spec, { ...spec, service: 'other' }];
  expect(toText({ ...noSources, specs, entities: [twice] })).toContain('[`other.list`](');
  const unknown = { ...pets, operations: { read: ['test.lits'] } };
  expect(() => writeOperationsByTask({ ...noSources, specs: [spec], entities: [unknown] })).toThrow(
    'openapi/entities.yaml: there is no operation "test.lits"\n  Did you mean "test.list"?',
  );
  const older = { ...noSources, specs: [spec], entities: [unknown], isPartial: true };
  expect(toText(older)).toContain('| Pet | None | None | None | None | None | None |');
});

it('assigns each operation to an entity, except those of an initialization and of the health', async () => {
  const specs = await Promise.all(describedServices.map(loadSpec));
  const assigned = (await loadEntities()).flatMap(({ operations }) => Object.values(operations ?? {}).flat());
  const others = specs.flatMap(({ service, operations }) =>
    operations.filter(({ id }) => !assigned.includes(`${service}.${id}`)).map(({ tags: [tag] }) => tag),
  );
  expect([...new Set(others)].sort()).toEqual(['Azure initialization', 'GCP initialization', 'Health']);
});

it('lists an operation without a task last, with its service and escaped texts', () => {
  const section = toText({ ...noSources, specs: [spec] });
  expect(section).toMatch(/^## Other operations \{#other\}\n/);
  expect(toRows([])).toEqual([
    '| [List \\| {product}](/api/test/#list) | [Test](/api/test/) | None |',
    '| [put](/api/test/#put) | [Test](/api/test/) | None |',
  ]);
});

it('links the first command on each of two pages, not the sections that only link to the operation', () => {
  const mentions = [
    toMention('a', 'Model', false),
    toMention('a', 'First', true),
    toMention('a', 'Second', true),
    toMention('b', 'Third', true),
    toMention('c', 'Fourth', true),
  ];
  expect(toRows(mentions)[0]).toContain('| [First](/a/#First), [Third](/b/#Third) |');
});

it('links the last section that links to the operation if no page has a command', () => {
  const mentions = [toMention('a', 'Model', false), toMention('a', 'Tasks', false)];
  expect(toRows(mentions)[0]).toContain('| [Tasks](/a/#Tasks) |');
});

import { expect, it } from 'vitest';
import { writeOperationsByTask } from '@/openapi/cross-reference/sections/operations-by-task';
import type { Mention } from '@/openapi/cross-reference/sections/page';
import { loadTasks } from '@/openapi/cross-reference/sections/lists';
import { loadSpec } from '@/openapi/load';
import { noSources } from './no-sources';
import { toModel } from '../../to-model';
import { describedServices } from '../../../described';

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
const toRows = (mentions: Mention[]) =>
  writeOperationsByTask({ ...noSources, specs: [spec], mentions })
    .join('\n')
    .split('\n')
    .filter((line) => line.startsWith('| ['));

it('lists each operation of the services once, and each under a task', async () => {
  const specs = await Promise.all(describedServices.map(loadSpec));
  const text = writeOperationsByTask({ ...noSources, specs, tasks: await loadTasks() }).join('\n');
  const expected = specs.flatMap(({ operations }) => operations.map(({ page, id }) => `${page}#${id}`));
  const listed = [...text.matchAll(/^\| \[[^\]]*\]\(([^)]*)\)/gm)].map(([, link]) => link);
  expect(expected.length).toBeGreaterThan(50);
  expect(listed.sort()).toEqual(expected.sort());
  expect(text).not.toContain('{#other}');
});

it('lists an operation without a task last, with its service and escaped texts', () => {
  const [section = ''] = writeOperationsByTask({ ...noSources, specs: [spec] });
  expect(section).toMatch(/^## Other operations \{#other\}\n/);
  expect(toRows([])).toEqual([
    '| [List \\| \\{product}](/api/test/#list) | [Test](/api/test/) | None |',
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

import { expect, it } from 'vitest';
import { toStatusesPage } from '@/openapi/cross-reference/pages/statuses-by-operation';
import { toModel } from '../to-model';
import { toMarkdownWithIds } from './to-markdown-with-ids';
import { toElements } from '@/openapi/cross-reference/build-sections-blocks-and-tables';

it('names the schema of a body, also for a reference with a description of its own, or its properties', () => {
  const spec = toModel(`
paths:
  /pets:
    get:
      operationId: getPets
      responses:
        '404': { description: Missing, content: { application/json: { schema: { $ref: '#/components/schemas/Problem' } } } }
        '500': { description: Broken, content: { application/json: { schema: { $ref: '#/components/schemas/Problem', description: Try again. } } } }
        '503': { description: Busy }
        '504': { description: Late, content: { application/json: { schema: { type: object, properties: { code: {}, message: {} } } } } }
components: { schemas: { Problem: { type: object, properties: { title: { type: string } } } } }
`);
  const [section] = toStatusesPage([spec]).sections;
  const link = '[`Problem`](/api/test/#schema.Problem)';
  expect(toMarkdownWithIds(toElements(section?.blocks ?? [])).match(/Body: [^|]+(?= \|)/g)).toEqual([
    `Body: ${link}`,
    `Body: ${link}`,
    'Body: `object` with `code`, `message`',
  ]);
});

it('says how many operations document no error, or that none or all do', () => {
  const toText = (...statuses: string[][]) => {
    const paths = statuses.map((own, index) => {
      const responses = own.map((status) => `'${status}': { description: Done }`).join(', ');
      return `  /a${index}: { get: { responses: { ${responses} } } }`;
    });
    return toMarkdownWithIds(toStatusesPage([toModel(`paths:\n${paths.join('\n')}`)]).sections[0]?.blocks[0]?.elements);
  };
  expect(toText(['200'], ['200'])).toBe('No operation documents an error.');
  expect(toText(['200'], ['200', '404'])).toBe('1 of 2 operations document no error.');
  expect(toText(['200', '404'])).toBe('Every operation documents an error.');
});

it('lists the operations that document the same response together', () => {
  const operation = (id: string, message: string) => `
      operationId: ${id}
      responses: { '200': { description: OK }, '404': { description: ${message} } }`;
  const spec = toModel(`
paths:
  /cats:
    get:${operation('getCats', 'Missing')}
  /dogs:
    get:${operation('getDogs', 'Missing')}
  /birds:
    get:${operation('getBirds', 'Gone')}
`);
  const [section] = toStatusesPage([spec]).sections;
  const rows = toMarkdownWithIds(toElements(section?.blocks ?? []))
    .split('\n')
    .slice(-3)
    .map((row) => row.replace(/\]\([^)]*\)/g, ']'));
  expect(rows).toEqual([
    '| [getCats]<br>[getDogs]<br>[getBirds] | `200` OK |',
    '| [getCats]<br>[getDogs] | `404` Missing |',
    '| [getBirds] | `404` Gone |',
  ]);
});

it('divides long lists of operations into rows', () => {
  const paths = Array.from(
    { length: 101 },
    (_, at) => `  /pets${at}: { get: { operationId: get${at}, responses: { '200': { description: OK } } } }\n`,
  );
  const [section] = toStatusesPage([toModel(`paths:\n${paths.join('')}`)]).sections;
  expect(toMarkdownWithIds(toElements(section?.blocks ?? [])).match(/`200` OK \|$/gm)).toHaveLength(2);
});

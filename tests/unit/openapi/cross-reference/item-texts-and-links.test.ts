import { describe, expect, it } from 'vitest';
import { toOperationList } from '@/openapi/cross-reference/item-texts-and-links';
import { toModel } from '../to-model';
import { toMarkdownWithIds } from './to-markdown-with-ids';

describe('a list of operations', () => {
  const toOperation = (id: string) => `    ${id}: { operationId: ${id}, responses: { "200": { description: OK } } }`;
  const { operations } = toModel(['paths:', '  /a:', ...['get', 'put', 'post', 'delete'].map(toOperation)].join('\n'));
  const [first, second] = operations.map(({ id }) => `[${id}](/api/test/#${id})`);

  it.each([
    ['counts all', 0, 4, 'all 4 operations'],
    ['names some', 0, 2, `${first}, ${second}`],
    ['names the exceptions if they are fewer', 1, 4, `all operations except ${first}`],
  ])('%s', (_, from, to, expected) => {
    expect(toMarkdownWithIds([toOperationList(operations.slice(from, to), operations)])).toBe(expected);
  });
});

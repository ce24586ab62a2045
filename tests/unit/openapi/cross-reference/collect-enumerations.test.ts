import { expect, it } from 'vitest';
import { toPages } from '@/openapi/cross-reference/split-list-into-pages';
import { toEnumerationsPage } from '@/openapi/cross-reference/pages/enumerations';
import { toModel } from '../to-model';

it('enumerations of one service with the same name have different anchors', () => {
  const toPath = (path: string, values: string) => `
  ${path}:
    get:
      parameters: [{ name: status, in: query, schema: { type: string, enum: [${values}] } }]
      responses: { '204': { description: Done } }`;
  const spec = toModel(`paths:${toPath('/cats', 'asleep, awake')}${toPath('/dogs', 'in, out')}`);
  const anchors = toPages(toEnumerationsPage([spec])).flatMap((page) => page.anchors ?? []);
  expect(anchors.map(({ id }) => id)).toEqual(['test', 'test-status', 'test-status-1']);
});

import { describe, expect, it } from 'vitest';
import { getComponents } from '@/openapi/cross-reference/component-schemas';
import { toPages as toListPages } from '@/openapi/cross-reference/split-list-into-pages';
import { findOtherLists } from '@/openapi/cross-reference/links-to-other-lists';
import { toCreateReadUpdatePage } from '@/openapi/cross-reference/pages/create-read-update';
import { toStatusesPage } from '@/openapi/cross-reference/pages/statuses-by-operation';
import { toOperationsPages } from '@/openapi/cross-reference/pages/where-operations-are-used';
import { getUsesPaths } from '@/routes/load-where-used-paths';
import type { Spec } from '@/openapi/model/spec';
import { toModel } from '../to-model';
import { toMarkdownWithIds } from './to-markdown-with-ids';

const guide = { target: '/api/test/#get0', title: 'A guide: Read', path: '/guide/#read' };
const toPages = (specs: Spec[]) => {
  const components = getComponents(specs);
  const lists = [toStatusesPage(specs), toCreateReadUpdatePage(specs, components)];
  const others = findOtherLists(specs, lists, lists.flatMap(toListPages));
  return toOperationsPages(specs, components, others);
};

function toSpec(count: number): Spec {
  const paths = Array.from(
    { length: count },
    (_, index) => `
  /p${index}:
    get:
      operationId: get${index}
      parameters: [{ name: kind, in: query, schema: { type: array, items: { $ref: '#/components/schemas/Kind' } } }]
      responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } }`,
  );
  return toModel(`
paths:${paths.join('')}
components: { schemas: { Kind: { type: string }, Pet: { properties: { kind: { $ref: '#/components/schemas/Kind' } } } } }
`);
}

describe('the list of operations', () => {
  it('names the guides and the nearest schemas of each operation', () => {
    const [page] = toPages([toSpec(2)]);
    const [, first, second] = toMarkdownWithIds(page?.write([guide])).match(/^\| .*/gm) ?? [];
    expect(first).toBe(
      '| [get0](/api/test/#get0)<br>`GET /p0` {#test-get0} | [A guide: Read](/guide/#read)<br>Parameters: [`Kind`](/reference/schemas/test/Kind/)<br>Responses: [`Pet`](/reference/schemas/test/Pet/) |',
    );
    expect(second).toContain('{#test-get1} | No guide<br>Parameters: ');
  });

  it('leads to the other lists of the service, and to the comparison of operations on the same entity', () => {
    const body = '{ content: { application/json: { schema: { properties: { name: { type: string } } } } } }';
    const toEntityPath = (path: string) => `
  /${path}: { post: { operationId: create-${path}, requestBody: ${body}, responses: {} } }
  /${path}/{id}: { put: { operationId: update-${path}, requestBody: ${body}, responses: {} } }`;
    const [page] = toPages([toModel(`paths:${toEntityPath('pets')}${toEntityPath('toys')}`)]);
    expect(toMarkdownWithIds(page?.write())).toContain(
      'Other lists of this service: [Statuses by operation](/reference/errors/#test), [Create, read, and update](/reference/create-read-update/#test).',
    );
    const rows = toMarkdownWithIds(page?.write()).match(/^\| \[.*/gm) ?? [];
    expect(rows.map((row) => /Compared in (.*) \|/.exec(row)?.[1])).toEqual(
      ['pets', 'pets', 'toys', 'toys'].map(
        (name) => `[Create, read, and update](/reference/create-read-update/#${name})`,
      ),
    );
  });

  it.each([1, 151, 301])(
    'has %i operations on the pages to which their sections of the API reference link',
    (count) => {
      const spec = toSpec(count);
      const pages = toPages([spec]);
      const paths = getUsesPaths(spec, [spec]);
      const texts = new Map(pages.map((page) => [page.path, toMarkdownWithIds(page.write())]));
      for (const operation of spec.operations) {
        const [path = '', anchor] = paths.get(operation.id)?.split('#') ?? [];
        expect(texts.get(path)).toContain(`{#${anchor}}`);
      }
      expect(pages.length).toBe(count === 1 ? 1 : 1 + Math.ceil(count / 150));
      const [first = ''] = texts.values();
      for (const { path } of pages.slice(1)) expect(first).toContain(`](${path})`);
    },
  );
});

it('getUsesPaths leads a component schema to its page', () => {
  const spec = toSpec(1);
  expect(getUsesPaths(spec, [spec]).get('schema.Pet')).toBe('/reference/schemas/test/Pet/');
});

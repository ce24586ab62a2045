import { expect, it } from 'vitest';
import { toCrossReferencePages } from '@/openapi/cross-reference/write-all-cross-reference-pages';
import { toSearchedCrossReference } from '@/routes/prepare-cross-reference-pages-for-search';
import { toModel } from '../openapi/to-model';
import { toTree } from '@/markdown/build-hast-for-generated-pages';

it('finds each name of a property or parameter once, as it is written in the specification', () => {
  const model = toModel(`
paths:
  /pets: { get: { operationId: list, parameters: [{ name: 'a|b', in: query, schema: { type: string } }] } }
components:
  schemas:
    Pet: { properties: { '\`x\`': { type: string }, id: { type: string } } }
    Shop: { properties: { id: { type: integer } } }
`);
  const pages = toSearchedCrossReference(toCrossReferencePages([model], () => undefined));
  const sections = pages.flatMap(({ path, sections: own }) => own.map(({ id, title }) => [path, id, title]));
  expect(sections.sort()).toEqual([
    ['/reference/properties/', 'name--x-', '`x`'],
    ['/reference/properties/', 'name-a-b', 'a|b'],
    ['/reference/properties/', 'name-id', 'id'],
  ]);
});

it('does not find one of many pages that only another page leads to', () => {
  const page = { path: '/reference/a/', title: 'A', description: 'B.', write: () => toTree([]) };
  const pages = toSearchedCrossReference([page, { ...page, path: '/reference/a/b/', isUnlisted: true }]);
  expect(pages.map(({ path }) => path)).toEqual(['/reference/a/', '/reference/payload/']);
});

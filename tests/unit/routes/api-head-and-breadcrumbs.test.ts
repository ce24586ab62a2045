import { expect, test } from 'vitest';
import { toSpec } from '@/openapi/transform/spec';
import { toHeadData } from '@/routes/api-head-and-breadcrumbs';

test('the pages of a tag in other tags and of its operations have these tags in their breadcrumbs', () => {
  const get = { operationId: 'listPuppies', tags: ['puppies'], responses: {} };
  const { spec } = toSpec(
    {
      openapi: '3.2.0',
      info: { title: 'Pets', version: '1' },
      'x-pages': { operations: 0, tag: 0 },
      tags: [
        { name: 'pets', summary: 'All pets' },
        { name: 'dogs', parent: 'pets' },
        { name: 'puppies', parent: 'dogs' },
      ],
      paths: { '/puppies': { get } },
    },
    'pets',
  );
  const getCrumbs = (path: string) =>
    toHeadData(
      spec,
      spec.pages.find((page) => page.path === path),
    ).crumbs;
  const around = [
    { label: 'Pets', path: '/api/pets/' },
    { label: 'All pets', path: '/api/pets/tag/pets/' },
    { label: 'dogs', path: '/api/pets/tag/dogs/' },
  ];
  expect(getCrumbs('/api/pets/tag/puppies/')).toEqual([...around, { label: 'puppies' }]);
  expect(getCrumbs('/api/pets/operation/listPuppies/')).toEqual([
    ...around,
    { label: 'puppies', path: '/api/pets/tag/puppies/' },
    { label: 'listPuppies' },
  ]);
});

test('the description of a page is the first sentence of its service, which does not end at an abbreviation', () => {
  const getDescription = (description: string) =>
    toHeadData(
      toSpec({ openapi: '3.1.0', info: { title: 'Pets', version: '1', description }, paths: {} }, 'pets').spec,
      undefined,
    ).description;
  expect(getDescription('Lists animals, e.g. dogs. They bark.')).toBe('Lists animals, e.g. dogs.');
  expect(getDescription('![](no-text.png)')).toBe('Pets');
});

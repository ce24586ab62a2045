import { expect, it } from 'vitest';
import { findGuides, toGuideLines } from '@/openapi/cross-reference/guides-that-mention-items';
import { toModel } from '../to-model';
import { toMarkdownWithIds } from './to-markdown-with-ids';

const spec = toModel(`
paths:
  /pets: { post: { operationId: addPet, responses: { '200': { description: OK } } } }
components: { schemas: { Pet.Kind: { type: string }, Pet: { properties: { name: { type: string } } } } }
`);
const find = (...targets: string[]) => {
  const guides = targets.map((target, index) => ({ target, title: `Guide ${index}`, path: `/guide/#${index}` }));
  return Object.fromEntries(
    [...findGuides(spec, guides)].map(([anchor, own]) => [anchor, own.map(({ path }) => path)]),
  );
};

it('a link to a property or a body counts for the schema or the operation around it', () => {
  expect(find('/api/test/#addPet', '/api/test/#addPet.body.name', '/api/test/#schema.Pet.name')).toEqual({
    addPet: ['/guide/#0', '/guide/#1'],
    'schema.Pet': ['/guide/#2'],
  });
  const { anchor = '' } = spec.schemas['#/components/schemas/Pet.Kind'] ?? {};
  expect(find(`/api/test/#${anchor}`)).toEqual({ [anchor]: ['/guide/#0'] });
});

it('a section is listed once, and links to other services or unknown anchors do not count', () => {
  const guide = { target: '/api/test/#addPet', title: 'Guide', path: '/guide/#a' };
  expect(findGuides(spec, [guide, guide]).get('addPet')).toEqual([guide]);
  expect(find('/api/other/#addPet', '/api/test/', '/api/test/#gone')).toEqual({});
});

it('the sections of one guide are on one line, and its title is written once', () => {
  const toGuide = (title: string, path: string) => ({ target: '/api/test/#addPet', title, path });
  const guides = [
    toGuide('Pets: Add', '/pets/#add'),
    toGuide('Start: Try', '/start/#try'),
    toGuide('Pets: Fix', '/pets/#fix'),
  ];
  expect(toMarkdownWithIds(toGuideLines(guides))).toBe(
    '[Pets: Add](/pets/#add), [Fix](/pets/#fix)\n\n[Start: Try](/start/#try)',
  );
});

import { expect, it } from 'vitest';
import { showCodeBlocks } from '@/markdown/show-code-blocks-and-diagrams';
import { getText, isElement, walkElements } from '@/markdown/hast-elements';
import { toTree } from '@/markdown/build-hast-for-generated-pages';
import { getComponents } from '@/openapi/cross-reference/component-schemas';
import { toMapsPage } from '@/openapi/cross-reference/pages/service-and-schema-maps';
import { loadSpec } from '@/openapi/load-services-and-specs';
import type { Spec } from '@/openapi/model/spec';
import { toSchemas } from '../to-model';
import { describedServices } from '../../described';
import { toMarkdownWithIds } from './to-markdown-with-ids';
import { toElements, type Block } from '@/openapi/cross-reference/build-sections-blocks-and-tables';

/** Returns the source of a map, or a table as Markdown. */
const toSource = ({ elements }: Block) => {
  const [first] = elements;
  return isElement(first, 'x-code') ? getText(first) : toMarkdownWithIds(elements);
};
const toSections = (specs: Spec[]) => toMapsPage(specs, getComponents(specs), () => undefined).sections;

it('a node of a map has the properties that lead to others, and no arrow that follows from two others', () => {
  const spec = toSchemas(`
Order: { properties: { pet: { $ref: '#/components/schemas/Pet' }, kind: { $ref: '#/components/schemas/Kind' } } }
Pet: { properties: { tag: { $ref: '#/components/schemas/Tag' } } }
Tag: { properties: { name: { type: string } } }
Kind: { enum: [a] }
`);
  const [map, table] = toSections([spec])[0]?.blocks.map(toSource) ?? [];
  expect(map).toContain(String.raw`[label="Order\npet\nkind" URL=`);
  expect(map?.match(/ -> .*/g)).toEqual([
    ' -> "#/components/schemas/Pet";',
    ' -> "#/components/schemas/Kind";',
    ' -> "#/components/schemas/Tag";',
  ]);
  expect(table).toContain(
    '| [`Order`](/reference/schemas/test/Order/) | `pet` → [`Pet`](/reference/schemas/test/Pet/)<br>',
  );
});

it('the maps of the five services are not wider than the page', async () => {
  const specs = await Promise.all(describedServices.map(loadSpec));
  for (const { title, blocks } of toSections(specs)) {
    walkElements(await showCodeBlocks(toTree(toElements(blocks))), ({ tagName, properties }) => {
      if (tagName === 'svg') expect(properties.className, title).toHaveLength(2);
    });
  }
});

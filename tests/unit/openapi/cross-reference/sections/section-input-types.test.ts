import { expect, it } from 'vitest';
import {
  getPages,
  loadHeadings,
  loadPagesWithSections,
  loadTextKeys,
  loadTree,
} from '@/content/load-pages-with-trees-and-text';
import { walkElements } from '@/markdown/hast-elements';
import { sectionNames, writeSections } from '@/openapi/cross-reference/sections/write-sections-named-in-front-matter';
import { loadNames } from '@/routes/load-spec-names-and-page-cache-keys';
import { noSources } from './no-sources';
import { toMarkdownWithIds } from '../to-markdown-with-ids';

const shown = getPages().filter(({ specSections }) => specSections !== undefined);

it('the pages of this site show every kind of sections', () => {
  expect(shown.map(({ specSections }) => specSections).sort()).toEqual([...sectionNames].sort());
});

it.each(shown.map((page) => [page.path, page] as const))('%s ends with its sections', async (_, page) => {
  const text = toMarkdownWithIds(await (await loadNames(page)).writeSections?.(page.specSections ?? ''));
  const anchors = [...text.matchAll(/^##+ .* \{#([\w-]+)\}$/gm)].map(([, id]) => id);
  expect(anchors.length).toBeGreaterThan(1);
  const ids: unknown[] = [];
  walkElements(await loadTree(page, loadNames), ({ properties }) => ids.push(properties.id));
  expect(ids).toEqual(expect.arrayContaining(anchors));
  expect((await loadHeadings(page, loadNames)).map(({ id }) => id)).toEqual(expect.arrayContaining(anchors));
  const searched = (await loadPagesWithSections(loadNames)).find(({ path }) => path === page.path);
  expect(searched?.sections.map(({ id }) => id)).toEqual(expect.arrayContaining(anchors));
  expect(await loadTextKeys(page, loadNames)).toHaveLength(2);
});

it('there are no sections with another name', () => {
  expect(writeSections('constructor', noSources)).toBeUndefined();
  expect(toMarkdownWithIds(writeSections('identifiers', noSources))).toContain('## Names by entity {#names}');
});

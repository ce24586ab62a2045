import { expect, it } from 'vitest';
import { findOtherLists } from '@/openapi/cross-reference/links-to-other-lists';
import { toModel } from '../to-model';
import { toMarkdownWithIds } from './to-markdown-with-ids';
import { toTree } from '@/markdown/build-hast-for-generated-pages';

it('leads to the page of a service if a list has one for each, and not to lists without the service', () => {
  const spec = toModel('paths: {}');
  const toList = (path: string, id: string) => ({
    path,
    title: path,
    description: '',
    keywords: [],
    intro: [],
    sections: [{ id, title: '', blocks: [] }],
  });
  const lists = [toList('/whole/', 'test'), toList('/split/', 'test'), toList('/without/', 'other')];
  const pages = [...lists.map(({ path }) => path), '/split/test/'].map((path) => ({
    path,
    title: path,
    description: '',
    keywords: [],
    write: () => toTree([]),
  }));
  const { toSections } = findOtherLists([spec], lists, pages);
  expect(toMarkdownWithIds(toSections(spec))).toBe('[/whole/](/whole/#test)\n\n[/split/](/split/test/)');
});

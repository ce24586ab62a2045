import { expect, it } from 'vitest';
import { findOtherLists } from '@/openapi/cross-reference/links-to-other-lists';
import { toModel } from '../to-model';
import { toMarkdownWithIds } from './to-markdown-with-ids';
import { toBlock } from '@/openapi/cross-reference/build-sections-blocks-and-tables';
import { toPages } from '@/openapi/cross-reference/split-list-into-pages';

it('leads to the page of a service if a list has one for each, and not to lists without the service', () => {
  const spec = toModel('paths: {}');
  const toList = (path: string, id: string, text: string) => ({
    path,
    title: path,
    description: '',
    intro: [],
    sections: [{ id, title: '', blocks: [toBlock(text)] }],
  });
  const lists = [
    toList('/whole/', 'test', 'A'),
    toList('/split/', 'test', 'A'.repeat(130_000)),
    toList('/without/', 'other', 'A'),
  ];
  const { toSections } = findOtherLists([spec], lists, lists.flatMap(toPages));
  expect(toMarkdownWithIds(toSections(spec))).toBe('[/whole/](/whole/#test)\n\n[/split/](/split/test/)');
});

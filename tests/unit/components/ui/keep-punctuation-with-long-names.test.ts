import { describe, expect, it } from 'vitest';
import type { Element, ElementContent } from 'hast';
import { keepPunctuation } from '@/components/ui/keep-punctuation-with-long-names';

function h(tagName: string, content: string | (string | Element)[]): Element {
  const children = [content]
    .flat()
    .map((child): ElementContent => (typeof child === 'string' ? { type: 'text', value: child } : child));
  return { type: 'element', tagName, properties: {}, children };
}

const name = 'blueprintComponentId';

describe('keepPunctuation', () => {
  it.each([
    ['a comma after a name', [h('code', name), ', and'], [h('unbroken', [h('unbroken-code', name), ',']), ' and']],
    ['a period at the end', [h('code', name), '.'], [h('unbroken', [h('unbroken-code', name), '.'])]],
    [
      'a link to a name',
      [h('a', [h('code', name)]), '); then'],
      [h('unbroken', [h('a', [h('unbroken-code', name)]), ');']), ' then'],
    ],
    ['a short name, which is no box', [h('code', 'id'), ', and'], [h('code', 'id'), ', and']],
    ['code with spaces, which breaks', [h('code', 'npm run build'), '.'], [h('code', 'npm run build'), '.']],
    ['a word after a name', [h('code', name), ' and'], [h('code', name), ' and']],
    ['other elements', [h('em', name), ', and'], [h('em', name), ', and']],
  ])('wraps only names with the punctuation after them: %s', (_, children, expected) => {
    expect(keepPunctuation(h('p', [h('b', children)]))).toEqual(h('p', [h('b', expected)]));
  });
});

import type { Element } from 'hast';
import { expect, test } from 'vitest';
import { toChapter, toPrintedAnchor } from '@/content/page-tree-to-printed-chapter';
import { toElement } from '@/markdown/hast-elements';

const chapters = [
  { path: '/a/one/', anchor: 'a-one' },
  { path: '/a/two/', anchor: 'a-two' },
];

function toFirst(element: Element): Element {
  const tree = toChapter({ type: 'root', children: [element] }, chapters[0] ?? { path: '', anchor: '' }, chapters);
  return tree.children[0] as Element;
}

test('toChapter prefixes ids and moves headings down one level', () => {
  expect(toPrintedAnchor('a/one')).toBe('a-one');
  expect(toFirst(toElement('h2', { id: 'x' }))).toMatchObject({ tagName: 'h3', properties: { id: 'a-one--x' } });
  expect(toFirst(toElement('sup', { ariaDescribedBy: ['y'] })).properties.ariaDescribedBy).toEqual(['a-one--y']);
  const tabs = toFirst(toElement('tab-group', { dataTabs: '[{"id":"t","label":"T"}]' }));
  expect(tabs.properties.dataTabs).toBe('[{"id":"a-one--t","label":"T"}]');
});

test.each([
  ['#x', '#a-one--x'],
  ['/a/two/', '#a-two'],
  ['/a/two/#y', '#a-two--y'],
  ['/a/three/#y', '/a/three/#y'],
  ['https://example.com/a/two/', 'https://example.com/a/two/'],
])('toChapter converts a link to %s into %s', (href, target) => {
  expect(toFirst(toElement('a', { href })).properties.href).toBe(target);
});

test('toChapter marks the headings of steps, so that they stay numbered', () => {
  const steps = toFirst(toElement('div', { className: ['steps', 'steps-headed'] }, [toElement('h3', {}, ['Do'])]));
  expect(steps.children[0]).toMatchObject({ tagName: 'h4', properties: { className: ['step-head'] } });
});

import { expect, test } from 'vitest';
import { getPages } from '@/content/load-pages-with-trees-and-text';
import { loadNavigation } from '@/routes/navigation';
import { findAround, getEntries, type SidebarItem } from '@/site/sidebar-types-and-traversal';

test('pages of a category have the positions of their front matter in the order of the configured sidebar', async () => {
  const positions = new Map(getPages().map(({ id, sidebarPosition }) => [id, sidebarPosition]));
  const { categories } = await loadNavigation();
  expect(categories.length).toBeGreaterThan(3);
  for (const { category } of categories) {
    const groups = [category, ...getEntries(category.items).filter((item) => item.kind === 'category')];
    for (const { items } of groups) {
      const ids = getEntries(items).flatMap((item) => (item.kind === 'link' && item.page ? [item.page] : []));
      const sorted = [...ids].sort((a, b) => (positions.get(a) ?? 0) - (positions.get(b) ?? 0));
      expect(ids).toEqual(sorted);
    }
  }
});

test('a page that a sidebar lists twice is not its own next page, and hides no other', () => {
  const items = ['a', 'b', 'a', 'c'].map(
    (id) => ({ kind: 'link', label: id, path: `/${id}/`, page: id }) as SidebarItem,
  );
  const next = ['a', 'b', 'c'].map((id) => findAround(items, `/${id}/`).next?.label);
  expect(next).toEqual(['b', 'c', undefined]);
});

import { expect, it, vi } from 'vitest';
import { getPages } from '@/content/load-pages-with-trees-and-text';
import { toSurroundings } from '@/routes/breadcrumbs-and-neighbors';
import { findSidebar, loadNavigation } from '@/routes/navigation';

vi.mock('@/content/load-pages-with-trees-and-text', { spy: true });

it('a generated page names its neighbors by their paginationLabel', async () => {
  const navigation = await loadNavigation();
  const { category } = navigation.categories.find(({ category: { items } }) => items[0]?.kind === 'link') ?? {};
  const path = category?.path ?? '';
  const sidebar = findSidebar(navigation, path);
  const next = toSurroundings(sidebar, path).neighbors?.next?.path ?? '';
  expect(next).not.toBe('');
  const pages = getPages().map((page) => (page.path === next ? { ...page, paginationLabel: 'Its label' } : page));
  vi.mocked(getPages).mockReturnValue(pages);
  expect(toSurroundings(sidebar, path).neighbors?.next).toEqual({ label: 'Its label', path: next });
});

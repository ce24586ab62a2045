import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CategoryCards } from '@/components/content/category-page';
import type { SidebarCard, SidebarLink } from '@/site/sidebar-types-and-traversal';

const toCard = (label: string, description: string, path: string): SidebarCard => {
  const item: SidebarLink = { kind: 'link', label, description, path, href: path, external: false };
  return { item, path };
};

const render = (card: SidebarCard, counts?: ReadonlyMap<string, string>) =>
  renderToStaticMarkup(<CategoryCards cards={[card]} counts={counts} />);

test('the card of a service names the number of its operations', () => {
  const counts = new Map([['/api/accounts/', '8 operations']]);
  expect(render(toCard('Accounts API', 'Accounts.', '/api/accounts/'), counts)).toContain('8 operations');
  expect(render(toCard('Accounts guide', 'Accounts.', '/accounts/'), counts)).not.toContain('operations');
});

test('all grids of a category have two cards per row if three would leave more cards alone', () => {
  const toCards = (count: number, group?: string) =>
    Array.from({ length: count }, (_, index) => ({ ...toCard(`${group} ${index}`, '', `/${group}/${index}/`), group }));
  const countPaired = (...sizes: number[]) => {
    const cards = sizes.flatMap((size, index) => toCards(size, index === 0 ? undefined : `Group ${index}`));
    const html = renderToStaticMarkup(<CategoryCards cards={cards} />);
    return [...html.matchAll(/<ul class="([^"]+)/g)].map(([, names]) => names?.includes('sm:grid-cols-2') ?? false);
  };
  expect(countPaired(4, 7)).toEqual([true, true]);
  expect(countPaired(4)).toEqual([true]);
  expect(countPaired(7)).toEqual([false]);
  expect(countPaired(5, 3)).toEqual([false, false]);
  expect(countPaired(1, 3)).toEqual([false, false]);
});

test('cards of pages with one group are below a heading, in the order in which the groups begin; others are above', () => {
  const toGrouped = (label: string, group?: string) => ({ ...toCard(label, '', `/${label}/`), group });
  const cards = [
    toGrouped('Kafka', 'Data'),
    toGrouped('Jaeger', 'Traces'),
    toGrouped('Support'),
    toGrouped('Postgres', 'Data'),
  ];
  const html = renderToStaticMarkup(<CategoryCards cards={cards} />);
  const titles = [...html.matchAll(/<(h[23])[^>]*>(?:<span[^>]*>)?([^<]+)/g)].map(
    ([, element, text]) => `${element} ${text}`,
  );
  expect(titles).toEqual(['h2 Support', 'h2 Data', 'h3 Kafka', 'h3 Postgres', 'h2 Traces', 'h3 Jaeger']);
});

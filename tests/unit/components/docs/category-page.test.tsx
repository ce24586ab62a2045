import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CategoryCards } from '@/components/docs/category-page';
import type { SidebarCard, SidebarLink } from '@/site/sidebar';

const toCard = (label: string, description: string, path: string): SidebarCard => {
  const item: SidebarLink = { kind: 'link', label, description, path, href: path, external: false, icon: 'page' };
  return { item, path };
};

const render = (card: SidebarCard, counts?: ReadonlyMap<string, string>) =>
  renderToStaticMarkup(<CategoryCards cards={[card]} counts={counts} />);

test('the card of a service names the number of its operations', () => {
  const counts = new Map([['/api/accounts/', '8 operations']]);
  expect(render(toCard('Accounts API', 'Accounts.', '/api/accounts/'), counts)).toContain('8 operations');
  expect(render(toCard('Accounts guide', 'Accounts.', '/accounts/'), counts)).not.toContain('operations');
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

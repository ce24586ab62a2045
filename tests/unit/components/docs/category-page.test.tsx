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

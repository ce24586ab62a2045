import type { Locator, Page } from 'playwright/test';

export function findSidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs sidebar' });
}

/** Finds the link with exactly this name in the sidebar of a docs page. */
export function findSidebarLink(page: Page, name: string): Locator {
  return findSidebar(page).getByRole('link', { name, exact: true });
}

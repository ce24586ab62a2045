import * as messages from '@/messages';
import { expect, type Page } from '../test';
import { testJourney } from './journey';
import type { Reader } from './reader';

/** Expects Python samples on the page, on the page of another API, and in the Markdown guide. */
async function expectPython(reader: Reader, page: Page): Promise<void> {
  await reader.see(page.locator('#getHealth pre').first(), 'requests.get');
  await page.goto('/api/environments/#listSecrets');
  await reader.see(page.locator('#listSecrets pre').first(), 'requests.get');
  await page.goto('/markdown-guide/');
  const tab = page.locator('[data-group="language"]').first().getByRole('tab', { name: 'Python' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

const findLanguages = (page: Page) =>
  page.locator('#getHealth').getByRole('combobox', { name: messages.languageOfSamples });

testJourney({
  task: 'switch the samples to Python on every page',
  mouse: {
    from: '/api/accounts/#getHealth',
    budget: { clicks: 2 },
    go: async (reader, page) => {
      await reader.choose(findLanguages(page), 'python');
      await expectPython(reader, page);
    },
  },
  keyboard: {
    from: '/api/accounts/#getHealth',
    budget: { keys: 8 },
    go: async (reader, page) => {
      await reader.tabTo(findLanguages(page));
      await reader.press('p');
      await expectPython(reader, page);
    },
  },
});

const findSections = (page: Page) => page.locator('[data-contents-disclosure]');
const readSection = (reader: Reader, page: Page) =>
  reader.see(page.getByRole('heading', { name: 'Create the blueprint' }));

const sectionByFinger = {
  from: '/category/how-tos/',
  budget: { clicks: 3 },
  go: async (reader: Reader, page: Page) => {
    await reader.click(reader.findLink(/Azure Relay/, page.getByRole('main')));
    await reader.click(findSections(page).locator('summary'));
    await reader.click(findSections(page).getByRole('link').nth(2));
    await readSection(reader, page);
  },
};
testJourney({
  task: 'open the third section of a how-to on a phone',
  mouse: sectionByFinger,
  noScript: sectionByFinger,
  keyboard: {
    from: '/how-tos/create-azure-relay/',
    budget: { keys: 10 },
    go: async (reader, page) => {
      await reader.skipToContent();
      await reader.tabTo(findSections(page).locator('summary'));
      await reader.press('Enter');
      await reader.tabTo(findSections(page).getByRole('link').nth(2));
      await reader.press('Enter');
      await readSection(reader, page);
    },
  },
  isPhone: true,
});

const mistyped = '/api/enviroments/';
const expectEnvironments = (page: Page) => expect(page).toHaveURL(/\/api\/environments\/$/);

testJourney({
  task: 'get from a mistyped URL to the right page',
  mouse: {
    from: mistyped,
    budget: { clicks: 1 },
    go: async (reader, page) => {
      await reader.click(page.getByRole('main').locator('a[href="/api/environments/"]'));
      await expectEnvironments(page);
    },
  },
  noScript: {
    from: mistyped,
    budget: { clicks: 2 },
    go: async (reader, page) => {
      await reader.click(page.getByRole('button', { name: 'API Reference' }));
      await reader.click(
        reader.findLink('Environments', page.getByRole('navigation', { name: messages.mainNavigation })),
      );
      await expectEnvironments(page);
    },
  },
  keyboard: {
    from: mistyped,
    budget: { keys: 5 },
    go: async (reader, page) => {
      await reader.skipToContent();
      await reader.tabTo(page.getByRole('main').locator('a[href="/api/environments/"]'));
      await reader.press('Enter');
      await expectEnvironments(page);
    },
  },
});

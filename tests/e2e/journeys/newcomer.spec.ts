import { type Page } from '../test';
import { testJourney } from './journey';
import type { Reader } from './reader';

const findMain = (page: Page) => page.getByRole('main');

const followPath = async (reader: Reader, page: Page) => {
  await reader.click(reader.findLink('Read the quick start', findMain(page)));
  await reader.see(page.getByRole('heading', { level: 1, name: 'Quick start' }));
  await reader.click(reader.findLink(/^Next.*Create an Azure web app/, page));
  await reader.see(page.getByRole('heading', { level: 1, name: 'Create an Azure web app' }));
};

testJourney({
  task: 'get from the home page to the guide after the quick start',
  mouse: { from: '/', budget: { clicks: 2 }, go: followPath },
  noScript: { from: '/', budget: { clicks: 2 }, go: followPath },
  keyboard: {
    from: '/',
    budget: { keys: 4 },
    go: async (reader, page) => {
      await reader.skipToContent();
      await reader.tabTo(reader.findLink('Read the quick start', findMain(page)));
      await reader.press('Enter');
      await reader.see(page.getByRole('heading', { level: 1, name: 'Quick start' }));
    },
  },
});

const findRemedy = async (reader: Reader, page: Page) => {
  await reader.click(reader.findLink('Troubleshooting', findMain(page).getByRole('listitem')));
  await reader.click(reader.findLink('Failed components', findMain(page)));
  await reader.see(page.getByText('Correct the cause'));
};

testJourney({
  task: 'find out what to do about a failed component',
  mouse: { from: '/definitions/quick-start/#watch', budget: { clicks: 2 }, go: findRemedy },
  noScript: { from: '/definitions/quick-start/#watch', budget: { clicks: 2 }, go: findRemedy },
  keyboard: {
    from: '/definitions/quick-start/#troubleshooting',
    budget: { keys: 9 },
    go: async (reader, page) => {
      await reader.tabTo(reader.findLink('Failed components', findMain(page)));
      await reader.press('Enter');
      await reader.see(page.getByText('Correct the cause'));
    },
  },
});

import * as messages from '@/messages';
import { expect, type Page } from '../test';
import { testJourney } from './journey';
import type { Reader } from './reader';

const findService = (page: Page, name: RegExp) => page.locator('main li a', { hasText: name });
const findAnchor = (page: Page, anchor: string) => page.locator(`[id="${anchor}"]`);

/** Expects the sample to stay in the viewport while the reader scrolls to the response. */
async function readServiceAccount(reader: Reader, page: Page): Promise<void> {
  const operation = findAnchor(page, 'createServiceAccount');
  await reader.see(operation.locator('pre').first(), /curl -X POST/);
  await reader.read(operation.locator('.response').first(), /200.*response body is not documented/);
  await reader.see(operation.locator('pre').first());
}

const accountByMenu = {
  from: '/',
  budget: { clicks: 2 },
  go: async (reader: Reader, page: Page) => {
    await reader.click(findService(page, /^Environments/));
    await reader.click(reader.findLink(/Create a service account/));
    await readServiceAccount(reader, page);
  },
};
testJourney({
  task: 'find the curl command that creates a service account, and its response',
  mouse: accountByMenu,
  noScript: accountByMenu,
  keyboard: {
    from: '/',
    budget: { keys: 25 },
    go: async (reader, page) => {
      await reader.search('create service account', 2);
      await readServiceAccount(reader, page);
    },
  },
});

const statuses = /Unknown.*Mutating.*FailedMutation.*Deleting.*Meanings: not documented/;
const statusByMenu = {
  from: '/',
  budget: { clicks: 2 },
  go: async (reader: Reader, page: Page) => {
    await reader.click(findService(page, /^Live systems/));
    await reader.click(
      reader.findLink(/^LiveSystemStatus/, page.getByRole('navigation', { name: messages.operations })),
    );
    await reader.read(findAnchor(page, 'schema.LiveSystemStatus'), statuses);
  },
};
testJourney({
  task: 'find the meaning of each live system status',
  mouse: statusByMenu,
  noScript: statusByMenu,
  keyboard: {
    from: '/',
    budget: { keys: 20 },
    go: async (reader, page) => {
      await reader.search('live system status');
      await reader.see(findAnchor(page, 'schema.LiveSystemStatus'), statuses);
    },
  },
});

const limitByMenu = {
  from: '/',
  budget: { clicks: 2 },
  go: async (reader: Reader, page: Page) => {
    await reader.click(findService(page, /^Environments/));
    await reader.click(reader.findLink(/^GET\s*Get an environment$/));
    await reader.read(findAnchor(page, 'getEnvironment.path.shortName'), '<= 30 characters');
  },
};
testJourney({
  task: 'find the length limit of a short name',
  mouse: limitByMenu,
  noScript: limitByMenu,
  keyboard: {
    from: '/',
    budget: { keys: 11 },
    go: async (reader, page) => {
      await reader.search('shortName');
      await reader.see(findAnchor(page, 'getEnvironment.path.shortName'), '<= 30 characters');
    },
  },
});

const headersByMenu = {
  from: '/',
  budget: { clicks: 3 },
  go: async (reader: Reader, page: Page) => {
    await reader.click(reader.findLink(/^How-tos/, page.getByRole('main')));
    await reader.click(reader.findLink(/Initialize the Cloud Agent/, page.getByRole('main')));
    await reader.click(reader.findLink('environment initialized for Azure or GCP'));
    await reader.see(
      page.locator('pre', { hasText: 'service-principal-client-id' }),
      'service-principal-client-secret',
    );
  },
};
testJourney({
  task: 'find the headers that initialize the Cloud Agent for Azure',
  mouse: headersByMenu,
  noScript: headersByMenu,
  keyboard: {
    from: '/',
    budget: { keys: 15 },
    go: async (reader, page) => {
      await reader.search('azure headers');
      await reader.read(page.getByRole('link', { name: 'service-principal-client-id' }));
      await reader.see(page.getByRole('link', { name: 'service-principal-client-secret' }));
    },
  },
});

const property = 'listLiveSystems.200.liveSystems';
const linkByMenu = {
  from: '/api/providers/',
  budget: { clicks: 2 },
  go: async (reader: Reader, page: Page) => {
    await reader.click(reader.findLink(/List live systems/));
    await reader.click(findAnchor(page, property).getByRole('link', { name: messages.linkTo('liveSystems') }));
    await expect(page).toHaveURL(new RegExp(`#${property}$`));
  },
};
testJourney({
  task: 'get a link to one property of a response',
  mouse: linkByMenu,
  noScript: linkByMenu,
  keyboard: {
    from: '/',
    budget: { keys: 13 },
    go: async (reader, page) => {
      await reader.search('liveSystems');
      await expect(page).toHaveURL(new RegExp(`#${property}$`));
    },
  },
});

/** Expects the body of the update to have every property of the body of the create except `shortName`. */
async function compareProfiles(page: Page): Promise<void> {
  const getFields = (operation: string) =>
    page.locator(`[id^="${operation}.body."] > .property-head > code`).allTextContents();
  const [created, updated] = [await getFields('createCiCdProfile'), await getFields('updateCiCdProfile')];
  expect(updated.length).toBeGreaterThan(0);
  expect(created.filter((name) => !updated.includes(name))).toEqual(['shortName']);
}

const updateByMenu = {
  from: '/api/environments/',
  budget: { clicks: 2 },
  go: async (reader: Reader, page: Page) => {
    await reader.click(reader.findLink(/Create a CI\/CD profile/));
    await reader.read(findAnchor(page, 'createCiCdProfile.body.shortName'));
    await reader.click(reader.findLink(/Update a CI\/CD profile/));
    await reader.read(findAnchor(page, 'updateCiCdProfile.body.displayName'));
    await compareProfiles(page);
  },
};
testJourney({
  task: 'find the property that an update lacks compared with a create',
  mouse: updateByMenu,
  noScript: updateByMenu,
  keyboard: {
    from: '/',
    budget: { keys: 32 },
    go: async (reader, page) => {
      await reader.search('create profile');
      await reader.read(findAnchor(page, 'createCiCdProfile.body.shortName'));
      await reader.search('update profile');
      await reader.read(findAnchor(page, 'updateCiCdProfile.body.displayName'));
      await compareProfiles(page);
    },
  },
});

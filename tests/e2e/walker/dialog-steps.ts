import { getField, getOptions } from '../search';
import { findLink, followLink } from './links';
import { closeDialog, follow, getEntry, openDialog } from './model';
import { forgetLeaving, press, readLeft, type Step } from './walker';

const queries = [
  'create a secret',
  'environment',
  'ambassador',
  'quick start',
  'status',
  'kafka',
  'live system',
  'agent',
];

const openSearch: Step = {
  weight: 4,
  isPossible: ({ dialog, isOffline }) => !dialog && !isOffline,
  async take(model, walker) {
    if (walker.device === 'desktop' && walker.random.next() < 0.5) {
      // In a text field `/` would be typed, and in a language menu it would select an option.
      const isWriting = (await walker.page.locator(':is(input, select):focus').count()) > 0;
      await walker.page.keyboard.press(isWriting ? 'Control+k' : '/');
    } else await press(walker.page.locator('button.search-button'), walker);
    await getOptions(walker.page).first().waitFor();
    return { words: 'opens the search', model: openDialog(model, 'search') };
  },
};

const chooseResult: Step = {
  weight: 25,
  isPossible: ({ dialog, isOffline }) => dialog === 'search' && !isOffline,
  async take(model, walker) {
    const { page, random } = walker;
    const query = random.pick(queries) ?? '';
    await getField(page).fill(query);
    await page.locator('[data-stale=false]').waitFor();
    const link = await findLink('a[role=option]:nth-child(-n + 6)', walker);
    if (!link) return { words: `finds nothing for “${query}”`, model };
    const before = getEntry(model);
    if (random.next() < 0.5 || walker.device === 'phone')
      return followLink(link, model, walker, `among the results for “${query}”`);
    const first = await page.locator('[role=option][aria-selected=true]').evaluate((option) => {
      const { pathname, hash, textContent } = option as HTMLAnchorElement;
      return { path: pathname, hash, text: textContent };
    });
    const place = await page.evaluate(() => window.readPlace());
    await forgetLeaving(page);
    await getField(page).press('Enter');
    await page.waitForURL((url) => url.pathname === first.path, { waitUntil: 'commit' });
    const next = follow(
      model,
      { path: first.path, hash: first.hash },
      { ...place, hash: (await readLeft(page))?.hash ?? '' },
    );
    const isSamePage = before.path === first.path;
    return {
      words: `presses Enter on the first result for “${query}”, ${first.path}${first.hash}`,
      model: next,
      arrival: first.hash !== '' ? 'anchor' : next.at === model.at ? undefined : 'top',
      focus: isSamePage ? undefined : first.hash === '' ? 'start' : 'target',
    };
  },
};

const openDrawer: Step = {
  weight: 4,
  isPossible: ({ dialog, isOffline }, { device }) => device === 'phone' && !dialog && !isOffline,
  async take(model, walker) {
    await press(walker.page.getByRole('button', { name: 'Toggle navigation bar' }), walker);
    await walker.page.getByRole('dialog').waitFor();
    return { words: 'opens the drawer', model: openDialog(model, 'drawer') };
  },
};

const followDrawer: Step = {
  weight: 25,
  isPossible: ({ dialog, isOffline }) => dialog === 'drawer' && !isOffline,
  async take(model, walker) {
    const link = await findLink('[data-drawer] a[href]', walker);
    return link && followLink(link, model, walker, 'in the drawer');
  },
};

const openSheet: Step = {
  weight: 8,
  isPossible: ({ dialog }, { device }) => device === 'phone' && !dialog,
  async take(model, walker) {
    const button = walker.page.locator('[popovertarget="operations"]');
    if (!(await button.isVisible())) return undefined;
    await press(button, walker);
    return { words: 'opens the sheet of operations', model: openDialog(model, 'sheet') };
  },
};

const followSheet: Step = {
  weight: 25,
  isPossible: ({ dialog, isOffline }) => dialog === 'sheet' && !isOffline,
  async take(model, walker) {
    const link = await findLink('#operations a[href]', walker);
    return link && followLink(link, model, walker, 'in the sheet of operations');
  },
};

const close: Step = {
  weight: 8,
  isPossible: ({ dialog }) => dialog !== undefined,
  async take(model, { page }) {
    await page.keyboard.press('Escape');
    return { words: `closes the ${model.dialog} with Escape`, model: closeDialog(model) };
  },
};

export const dialogSteps: Step[] = [openSearch, chooseResult, openDrawer, followDrawer, openSheet, followSheet, close];

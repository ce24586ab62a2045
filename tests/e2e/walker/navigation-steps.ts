import { findLink, followLink } from './links';
import { canTraverse, getEntry, traverse } from './model';
import { readLeft, traverseHistory, type Step } from './walker';

/** The places of a page that contain links, by their names in reports. */
const places: Record<string, { selector: string; weight: number }> = {
  'in the text': {
    selector: 'main a[href]:not(.heading-anchor, .permalink, [data-contents-link], #operations a)',
    weight: 6,
  },
  'of a heading': { selector: 'main .heading-anchor', weight: 3 },
  'of an operation or a property': { selector: '.api .permalink', weight: 4 },
  'in the contents': { selector: '[data-page-contents] a', weight: 4 },
  // The title of the current category would collapse the category.
  'in the sidebar': { selector: 'aside a[href]:not([aria-current=page]:has(+ details))', weight: 5 },
  'in the list of operations': { selector: '#operations a[href]', weight: 4 },
  'of the bar': { selector: '[data-navbar] a[href]', weight: 2 },
  'of the footer': { selector: 'footer a[href]', weight: 1 },
};

export const linkSteps: Step[] = Object.entries(places).map(([place, { selector, weight }]) => ({
  weight,
  isPossible: ({ dialog, isOffline }) => !dialog && !isOffline,
  async take(model, walker) {
    const link = await findLink(selector, walker);
    return link && followLink(link, model, walker, place);
  },
}));

const back: Step = {
  weight: 14,
  isPossible: (model) => !model.isOffline && (model.dialog !== undefined || canTraverse(model, -1)),
  async take(model, { page }) {
    await traverseHistory(page, -1);
    const next = traverse(model, -1);
    if (model.dialog) return { words: `goes back from the ${model.dialog}`, model: next };
    await page.waitForURL((url) => url.pathname === getEntry(next).path, { waitUntil: 'commit' });
    const left = await readLeft(page);
    return { words: `goes back to ${toWords(next)}`, model: traverse(model, -1, left), arrival: 'restored' };
  },
};

const forward: Step = {
  weight: 7,
  isPossible: (model) => !model.isOffline && !model.dialog && canTraverse(model, 1),
  async take(model, { page }) {
    await traverseHistory(page, 1);
    const next = traverse(model, 1);
    await page.waitForURL((url) => url.pathname === getEntry(next).path, { waitUntil: 'commit' });
    const left = await readLeft(page);
    return { words: `goes forward to ${toWords(next)}`, model: traverse(model, 1, left), arrival: 'restored' };
  },
};

const reload: Step = {
  weight: 3,
  isPossible: ({ isOffline }) => !isOffline,
  async take(model, { page }) {
    const left = await page.evaluate(() => ({ ...window.readPlace(), hash: location.hash }));
    await page.reload();
    const entries = model.entries.map((entry, index) =>
      index === model.at ? { ...entry, hash: left.hash, left: { ...left, layout: model.layout } } : entry,
    );
    const next = { ...model, dialog: undefined, entries };
    return { words: `reloads ${toWords(next)}`, model: next, arrival: 'restored' };
  },
};

const scroll: Step = {
  weight: 8,
  isPossible: ({ dialog }) => !dialog,
  async take(model, { page, random }) {
    const share = random.next();
    await page.evaluate((share) => {
      // Tells the page that the reader scrolls, not a script.
      window.dispatchEvent(new WheelEvent('wheel'));
      const most = document.documentElement.scrollHeight - window.innerHeight;
      window.scrollTo({ top: Math.round(most * share), behavior: 'instant' });
    }, share);
    return { words: `scrolls to ${Math.round(share * 100)} % of the page`, model };
  },
};

export const historySteps: Step[] = [back, forward, reload, scroll];

function toWords(model: Parameters<typeof getEntry>[0]): string {
  const { path, hash } = getEntry(model);
  return path + hash;
}

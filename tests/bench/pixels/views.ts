import type { BrowserContextOptions, Page } from 'playwright';

/** Paths of every kind of page, by name. */
export const pages: Record<string, string> = {
  home: '/',
  'how-to': '/how-tos/create-kubernetes-workload/',
  concepts: '/definitions/concepts/',
  sdk: '/sdk-technical-reference/postgres/',
  category: '/category/how-tos/',
  guide: '/markdown-guide/',
  api: '/api/accounts/',
  'large-api': '/api/environments/',
  index: '/a-z/',
  'not-found': '/nowhere/',
  'print-docs': '/print/how-tos/',
  'print-api': '/print/api/accounts/',
};

/** A state in which pages are compared: how a page is opened, and what is done on it. */
export interface Look {
  name: string;
  /** All if undefined. */
  pages?: string[];
  widths: number[];
  themes: ('light' | 'dark')[];
  context?: BrowserContextOptions;
  prepare?: (page: Page) => Promise<unknown>;
  /** Whether only the window is compared instead of the whole page. */
  isWindow?: boolean;
}

const texts = ['how-to', 'guide', 'api'];

export const looks: Look[] = [
  { name: 'plain', widths: [390, 768, 1440], themes: ['light', 'dark'] },
  { name: 'unfolded', pages: [...texts, 'sdk'], widths: [390, 1440], themes: ['light'], prepare: unfold },
  {
    name: 'hover',
    pages: [...texts, 'home', 'category', 'not-found'],
    widths: [1440],
    themes: ['light'],
    prepare: hover,
  },
  { name: 'focus', pages: [...texts, 'home'], widths: [1440], themes: ['light'], prepare: focus },
  { name: 'right-to-left', pages: texts, widths: [390, 1440], themes: ['light'], prepare: turnRightToLeft },
  {
    name: 'no-script',
    pages: [...texts, 'home'],
    widths: [390, 1440],
    themes: ['light'],
    context: { javaScriptEnabled: false },
  },
  {
    name: 'forced-colors',
    pages: texts,
    widths: [1440],
    themes: ['light'],
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
  {
    name: 'paper',
    pages: [...texts, 'sdk', 'category', 'print-docs', 'print-api'],
    widths: [794],
    themes: ['light'],
    prepare: (page) => page.emulateMedia({ media: 'print' }),
  },
  { name: 'menu', pages: ['how-to'], widths: [1440], themes: ['light', 'dark'], prepare: openMenu, isWindow: true },
  { name: 'drawer', pages: texts, widths: [390], themes: ['light', 'dark'], prepare: openDrawer, isWindow: true },
  { name: 'main-menu', pages: ['home'], widths: [390], themes: ['light', 'dark'], prepare: openDrawer, isWindow: true },
  {
    name: 'search',
    pages: ['how-to'],
    widths: [390, 1440],
    themes: ['light', 'dark'],
    prepare: openSearch,
    isWindow: true,
  },
  { name: 'operations', pages: ['api'], widths: [390], themes: ['light'], prepare: openOperations, isWindow: true },
];

function unfold(page: Page): Promise<unknown> {
  return page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
}

const focusable = 'a, button, summary, input, select, [tabindex]';

function hover(page: Page): Promise<void> {
  return force(page, `${focusable}, h2, h3, h4, figure, main div, main li`, ['hover']);
}

function focus(page: Page): Promise<void> {
  return force(page, focusable, ['focus', 'focus-visible']);
}

/** Forces pseudo-classes on all elements that match a selector. */
async function force(page: Page, selector: string, states: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: states });
}

function turnRightToLeft(page: Page): Promise<unknown> {
  return page.evaluate(() => (document.documentElement.dir = 'rtl'));
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('nav button[aria-haspopup]').first().click();
  await page.locator('nav [aria-expanded="true"]').first().waitFor();
}

async function openDrawer(page: Page): Promise<void> {
  await page.locator('nav button[aria-expanded]:visible').last().click();
  await page.locator('[role="dialog"][data-headlessui-state] nav').waitFor();
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] input').fill('environment');
  await page.locator('[role="option"]').first().waitFor();
}

async function openOperations(page: Page): Promise<void> {
  await page.locator('[popovertarget="operations"]').click();
  await page.locator('#operations:popover-open').waitFor();
}

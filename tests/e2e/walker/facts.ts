import type { Page } from 'playwright/test';

/** What a page shows. */
export interface Facts {
  /** How many entries of the site's pages are behind this one. */
  behind: number;
  path: string;
  hash: string;
  title: string;
  heading: string;
  scroll: number;
  /** From the top of the window to the end of the page. */
  end: number;
  /** Where the element is now that was near the top when the entry was left. */
  nearTop?: number;
  theme?: string;
  /** Where a link that is marked as the current page leads. */
  current: string[];
  /** Marked as being read: headings of the contents, operations of the sidebar. */
  activeHeadings: number;
  activeOperations: number;
  /** How far below the top of the window the content of the anchor begins, and how much of the top the bar covers. */
  target: { top: number; isFocused: boolean } | null;
  bar: number;
  height: number;
  overflow: number;
  dialogs: number;
  isSheetOpen: boolean;
  isFocusInDialog: boolean;
  /** The focused element in words; empty for none. */
  focus: string;
  isFocusShown: boolean;
  isLocked: boolean;
  isNoticeShown: boolean;
}

/** Reads all of it at once. Without functions that have a name, of which the compiler of the bench would tell the browser. */
export function readFacts(page: Page, near = ''): Promise<Facts> {
  return page.evaluate((near) => {
    const { documentElement: root, activeElement } = document;
    const hash = decodeURIComponent(location.hash.slice(1));
    const target = hash === '' ? null : document.getElementById(hash);
    const focused = activeElement === document.body ? null : activeElement;
    const links = document.querySelectorAll<HTMLAnchorElement>(
      ':is(aside, [data-navbar], [data-drawer]) a[aria-current="page"]',
    );
    const dialogs = [...document.querySelectorAll('[role=dialog]')].filter((dialog) => dialog.checkVisibility());
    const { navigation } = window as unknown as { navigation: { currentEntry: { index: number } } };
    return {
      behind: navigation.currentEntry.index,
      path: location.pathname,
      hash: location.hash,
      title: document.title.replace(/\s+/g, ' ').trim(),
      heading: (document.querySelector('h1')?.textContent ?? '').replace(/\s+/g, ' ').trim(),
      scroll: window.scrollY,
      end: root.scrollHeight - window.scrollY,
      nearTop: document.getElementById(near)?.getBoundingClientRect().top,
      theme: root.dataset.theme,
      current: [...links].map(({ pathname }) => pathname),
      activeHeadings: document.querySelectorAll('[data-page-contents] [data-active]').length,
      activeOperations: document.querySelectorAll('#operations [aria-current]').length,
      target: target && {
        top: target.getBoundingClientRect().top + parseFloat(getComputedStyle(target).paddingBlockStart),
        isFocused: target === activeElement,
      },
      bar: document.querySelector('[data-navbar]')?.getBoundingClientRect().bottom ?? 0,
      height: window.innerHeight,
      overflow: root.scrollWidth - root.clientWidth,
      dialogs: dialogs.length,
      isSheetOpen: document.querySelector('#operations:popover-open') !== null,
      isFocusInDialog: dialogs.some((dialog) => dialog.contains(activeElement)),
      focus: focused ? `${focused.tagName.toLowerCase()}${focused.id && `#${focused.id}`}.${focused.className}` : '',
      isFocusShown: !focused || focused.checkVisibility({ visibilityProperty: true }),
      isLocked:
        document.querySelector('[data-site] > [inert]') !== null || getComputedStyle(root).overflowY === 'hidden',
      isNoticeShown: document.querySelector('[data-offline]') !== null,
    };
  }, near);
}

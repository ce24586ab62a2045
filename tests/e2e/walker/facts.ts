import type { Page } from 'playwright/test';

/** The observable state of a page. */
export interface Facts {
  /** The number of history entries before this one. */
  behind: number;
  path: string;
  hash: string;
  title: string;
  heading: string;
  scroll: number;
  /** From the top of the window to the end of the page. */
  end: number;
  /** The current top of the element that was near the top of the window when the entry was left. */
  nearTop?: number;
  theme?: string;
  /** The paths of the links that are marked as the current page. */
  current: string[];
  /** The number of marked headings in the contents, and of marked operations in the sidebar. */
  activeHeadings: number;
  activeOperations: number;
  /** The top of the content of the anchor, and the bottom of the navbar, from the top of the window. */
  target: { top: number; isFocused: boolean } | null;
  bar: number;
  height: number;
  overflow: number;
  dialogs: number;
  isSheetOpen: boolean;
  isFocusInDialog: boolean;
  /** A description of the focused element; empty for none. */
  focus: string;
  isFocusShown: boolean;
  isLocked: boolean;
  isNoticeShown: boolean;
}

/** Reads all facts at once. Uses no named functions: for those the compiler of the bench inserts a helper that pages lack. */
export function readFacts(page: Page, near = ''): Promise<Facts> {
  return page.evaluate((near) => {
    const { documentElement: root, activeElement } = document;
    const hash = decodeURIComponent(location.hash.slice(1));
    const target = hash === '' ? null : document.getElementById(hash);
    const focused = activeElement === document.body ? null : activeElement;
    const links = document.querySelectorAll<HTMLAnchorElement>(
      ':is(aside, [data-navbar], [data-drawer]) a[aria-current="page"]',
    );
    const dialogs = [...document.querySelectorAll(':is([role=dialog], dialog[open])')].filter((dialog) =>
      dialog.checkVisibility(),
    );
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

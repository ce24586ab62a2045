import { readStored, writeStored } from '@/lib/storage';

const toKey = (group: string) => `tab.${group}`;

/** Makes tabs work: clicks, arrow keys, and groups that change together and are stored. */
export function startTabs(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const tab = findTab(event.target);
    if (tab) choose(tab);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // With these keys, the browser goes back or scrolls.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const tab = findTab(event.target);
    const next = tab && findNext(tab, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  // The browser found text in a hidden panel, or the target of a link is in it.
  const onMatch = (event: Event) => {
    const panel = event.target instanceof Element ? event.target.closest('.tab-panel') : null;
    if (panel) showPanel(panel);
  };
  // The reader chose in another browser tab, or this page returns from the bfcache after a choice on another page.
  const onStorage = ({ key }: StorageEvent) => key?.startsWith(toKey('')) && restoreTabs();
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && restoreTabs();
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('beforematch', onMatch, { signal });
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onShow, { signal });
}

/** Shows the last chosen tab in every group of the page; a group without that label keeps its current tab. */
export function restoreTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const stored = tabs.dataset.group === undefined ? undefined : readStored(toKey(tabs.dataset.group));
    const all = getTabs(tabs);
    const tab = all.find(({ dataset }) => dataset.tab === stored) ?? all.find((one) => one.ariaSelected === 'true');
    if (tab) show(tab);
  }
}

/**
 * Shows a tab and its equivalents in all groups of the same name, and stores the choice. The tab stays in place on the screen.
 */
function choose(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>('[data-tabs]')?.dataset.group;
  const before = tab.getBoundingClientRect().top;
  show(tab);
  if (group === undefined) return;
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const like = tabs.dataset.group === group && getTabs(tabs).find(({ dataset }) => dataset.tab === tab.dataset.tab);
    if (like && like !== tab) show(like);
  }
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
  writeStored(toKey(group), tab.dataset.tab);
}

/** Shows a tab panel. Returns false if it is shown already, or if the element is not a tab panel. */
export function showPanel(panel: Element): boolean {
  const tab = panel.matches('.tab-panel') ? findTab(document.getElementById(`${panel.id}-tab`)) : undefined;
  if (!tab || tab.ariaSelected === 'true') return false;
  show(tab);
  return true;
}

function show(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>('[data-tabs]');
  for (const other of tabs ? getTabs(tabs) : []) {
    const isShown = other === tab;
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '');
    other.setAttribute('aria-selected', String(isShown));
    other.tabIndex = isShown ? 0 : -1;
    panel?.toggleAttribute('data-selected', isShown);
    if (isShown) panel?.removeAttribute('hidden');
    else panel?.setAttribute('hidden', 'until-found');
  }
}

function getTabs(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')];
}

function findTab(target: EventTarget | null): HTMLElement | undefined {
  const tab =
    target instanceof Element ? target.closest<HTMLElement>('[data-tabs] > [role="tablist"] > [role="tab"]') : null;
  return tab ?? undefined;
}

/** Finds the tab to which a key moves: arrow keys wrap around; Home and End move to the ends. */
function findNext(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = tab.closest<HTMLElement>('[data-tabs]');
  const all = tabs ? getTabs(tabs) : [];
  const at = all.indexOf(tab);
  const forward = getComputedStyle(tab).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forward) return all[(at + 1) % all.length];
  if (key === 'ArrowLeft' || key === 'ArrowRight') return all.at(at - 1);
  if (key === 'Home') return all[0];
  return key === 'End' ? all.at(-1) : undefined;
}

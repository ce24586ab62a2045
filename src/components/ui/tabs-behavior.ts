import { readStored, writeStored } from '@/lib/storage';

const toKey = (group: string) => `tab.${group}`;

/** Makes rows of tabs work: click, arrow keys, groups that change together and are remembered. */
export function startTabs(): () => void {
  const onClick = (event: MouseEvent) => {
    const tab = findTab(event.target);
    if (tab) choose(tab);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tab = findTab(event.target);
    const next = tab && findNext(tab, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  // The browser found a word in a hidden panel, or a link leads into it.
  const onMatch = (event: Event) => {
    const panel = event.target instanceof Element ? event.target.closest('.tab-panel') : null;
    const tab = panel && findTab(document.getElementById(`${panel.id}-tab`));
    if (tab) show(tab);
  };
  // Another tab of the browser has chosen, or this page comes back as it was before a choice on another one.
  const onStorage = ({ key }: StorageEvent) => key?.startsWith(toKey('')) && restoreTabs();
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && restoreTabs();
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('beforematch', onMatch);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('beforematch', onMatch);
  };
}

/** Shows in every group of the page the tab that was last chosen; where no tab has its label, the one that is shown stays. */
export function restoreTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const stored = tabs.dataset.group === undefined ? undefined : readStored(toKey(tabs.dataset.group));
    const all = getTabs(tabs);
    const tab = all.find(({ dataset }) => dataset.tab === stored) ?? all.find((one) => one.ariaSelected === 'true');
    if (tab) show(tab);
  }
}

/** Shows a tab and its like in all groups of that name; what was clicked stays where it is on the screen. */
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

/** The tab that a key leads to: arrows go round, Home and End to the ends. */
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

import { isPlainClick } from '../ui/link-behavior';
import { categories, loadCategory, loadList, getCategoryKey } from './load-omitted-sidebar-entries';

const scroller = "[data-drawer-menu='page']";
const opened = new Map<string, boolean>();
let position = 0;
let sidebar: string | undefined;

/**
 * Remembers the open categories and the scroll position of the sidebar, loads omitted entries when the reader opens them, and
 * handles the buttons that hide and show the sidebar.
 */
export function startSidebar(signal: AbortSignal): void {
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.matches(categories)) return;
    opened.set(getCategoryKey(target), target.open);
    if (target.open) void loadCategory(target);
  };
  const onScroll = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.matches(scroller)) position = target.scrollTop;
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>('[data-hide-sidebar]');
    if (button) hideSidebar(button.dataset.hideSidebar === 'hide');
    if (!isPlainClick(event)) return;
    const more = event.target.closest<HTMLAnchorElement>('[data-rest]');
    if (more) {
      event.preventDefault();
      void loadList(more);
    }
    // On the page of a category, the label of the category toggles it.
    const title = event.target.closest("a[aria-current='page']:has(+ details[data-category])");
    const details = title?.parentElement?.querySelector<HTMLDetailsElement>(':scope > details');
    if (!details) return;
    event.preventDefault();
    details.querySelector('summary')?.click();
  };
  // `toggle` and `scroll` do not bubble, so these listeners capture them.
  document.addEventListener('toggle', onToggle, { capture: true, signal });
  document.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
  document.addEventListener('click', onClick, { signal });
}

/** Restores the reader's sidebar state on a new page, or resets it for a different sidebar. */
export function restoreSidebar(): void {
  const name = document.querySelector<HTMLElement>('[data-sidebar]')?.dataset.sidebar;
  const frame = document.querySelector<HTMLElement>(scroller);
  if (!frame || name === undefined) return;
  if (sidebar !== undefined && sidebar !== name) {
    opened.clear();
    position = 0;
  }
  sidebar = name;
  for (const details of frame.querySelectorAll<HTMLDetailsElement>(categories)) {
    const isActive = details.parentElement?.matches('[data-active]');
    const known = opened.get(getCategoryKey(details));
    if (known === undefined || isActive || details.open === known) continue;
    details.open = known;
    // Loading moves the items below, so the position is restored again.
    if (known) void loadCategory(details).then(() => (frame.scrollTop = position));
  }
  frame.scrollTop = position;
  showActive(frame);
}

/** Scrolls the sidebar to the active link if that is out of view. */
function showActive(frame: HTMLElement): void {
  const active = frame.querySelector<HTMLElement>("[aria-current='page']");
  if (!active) return;
  const [outer, inner] = [frame.getBoundingClientRect(), active.getBoundingClientRect()];
  const isInside = inner.top >= outer.top && inner.bottom <= Math.min(outer.bottom, window.innerHeight);
  if (!isInside) frame.scrollTop += inner.top - outer.top - outer.height / 3;
}

function hideSidebar(hide: boolean): void {
  document.documentElement.toggleAttribute('data-sidebar-hidden', hide);
  document.querySelector<HTMLElement>(`[data-hide-sidebar='${hide ? 'show' : 'hide'}']`)?.focus();
}

import { environment } from '@/lib/environment';
import { readStored, writeStored } from '@/lib/storage';

/** The versions of each docs area whose last choice the browser stores, by area id. */
type Areas = Record<string, string[]>;

const toKey = (area: string) => `docs-preferred-version-${area}`;

/**
 * Points version and language links to the counterpart of the current page, with its query and hash. Without this script,
 * navbar links open the main page of a version or the home page of a language. Stores the version that a reader chooses and
 * removes a stored one that no longer exists.
 */
export function startChoices(signal: AbortSignal): void {
  const areas = JSON.parse(document.documentElement.dataset.choices || '{}') as Areas;
  restorePreferences(areas);
  const onTurn = (event: Event) => {
    const around =
      event.target instanceof Element ? event.target.closest('a, [data-dropdown], [data-menu-dropdown]') : null;
    for (const link of around?.matches('a') ? [around] : (around?.querySelectorAll('a') ?? []))
      aim(link as HTMLAnchorElement);
  };
  const onClick = (event: Event) => {
    onTurn(event);
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-version-entry]') : null;
    const [area = '', name = ''] = link?.dataset.versionEntry?.split('/') ?? [];
    if (areas[area]?.includes(name)) prefer(area, name);
  };
  const turns = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const turn of turns) document.addEventListener(turn, onTurn, { passive: true, signal });
  // Captures the event, to update the link before the browser or another listener follows it.
  document.addEventListener('click', onClick, { capture: true, signal });
}

function restorePreferences(areas: Areas): void {
  for (const [area, names] of Object.entries(areas)) {
    const name = readStored(toKey(area));
    if (name !== undefined && names.includes(name)) show(area, name);
    else writeStored(toKey(area), undefined);
  }
}

function prefer(area: string, name: string): void {
  writeStored(toKey(area), name);
  show(area, name);
}

/** Sets the preferred version, whose label site.css shows on pages outside the area. */
function show(area: string, name: string): void {
  const { dataset } = document.documentElement;
  const others = (dataset.preferred ?? '').split(' ').filter((key) => key !== '' && !key.startsWith(`${area}/`));
  dataset.preferred = [...others, `${area}/${name}`].join(' ');
}

/** Sets the target of a version or language link, and marks the link if its target is current. */
function aim(link: HTMLAnchorElement): void {
  const { versionEntry, localeBase, versionPaths, versionArea = '' } = link.dataset;
  const { pathname, search, hash } = location;
  if (versionEntry !== undefined) {
    link.dataset.home ??= link.getAttribute('href') ?? '';
    const same = document.querySelector(`[data-version-link="${CSS.escape(versionEntry)}"]`);
    const path = (same === link ? link.dataset.home : same?.getAttribute('href')) ?? link.dataset.home;
    link.setAttribute('href', `${path.replace(/[?#].*$/, '')}${search}${hash}`);
    mark(link, document.querySelector(`[data-docs-version="${CSS.escape(versionEntry)}"]`) !== null);
  } else if (localeBase !== undefined) {
    link.setAttribute('href', `${localeBase}${pathname.slice(environment.basePath.length)}${search}${hash}`);
    mark(link, link.dataset.current !== undefined);
  } else if (versionPaths !== undefined) {
    const paths = JSON.parse(versionPaths) as Record<string, string>;
    const path = paths[findShown(versionArea) ?? ''];
    if (path !== undefined) link.setAttribute('href', path);
  }
}

/** Returns the version for links to an area: the version of the page, or else the preferred one. */
function findShown(area: string): string | undefined {
  const { docsVersion } = document.querySelector<HTMLElement>('[data-docs-version]')?.dataset ?? {};
  const keys = [docsVersion, ...(document.documentElement.dataset.preferred ?? '').split(' ')];
  return keys.find((key) => key?.startsWith(`${area}/`))?.slice(area.length + 1);
}

function mark(link: HTMLAnchorElement, isCurrent: boolean): void {
  if (isCurrent) link.setAttribute('aria-current', 'true');
  else link.removeAttribute('aria-current');
}

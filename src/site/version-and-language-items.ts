import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { toNavLink, type NavLink } from './nav-link';
import type { NavItem } from './navbar-types-and-read-navbar-json';
import { findMainPath, getArea, getVersion, toVersionKey } from './versions';
import type { NavSources, VersionSources } from './navbar-resolving-context-and-mistakes';

/**
 * Builds a link to the path `to`. Without it, the link is to the main page of the latest version, and a script replaces
 * that with the main page of the current page's version.
 */
export function buildVersionLink(
  { label, to, area: id }: { label?: string; to?: string; area?: string },
  sources: NavSources,
): NavLink {
  const entry = findAreaSources(sources, id);
  if (!entry)
    return toNavLink({
      label: label ?? 'Next',
      to: to ?? findMainPath({ sidebars: sources.sidebars.values(), pages: sources.pages }),
    });
  const { latest } = entry.area;
  const link = toNavLink({ label: label ?? latest.label, to: to ?? getMainPath(entry, latest.name) });
  return to === undefined ? { ...link, choice: toPaths(entry, ({ name }) => getMainPath(entry, name)) } : link;
}

/**
 * Builds the dropdown of versions, which links to their main pages; a script replaces each target with the counterpart
 * of the current page. A single version becomes a plain link.
 */
export function buildVersionDropdown(
  { area: id, versions: names }: { area?: string; versions?: string[] },
  sources: NavSources,
): NavItem {
  const entry = findAreaSources(sources, id);
  if (!entry) return buildVersionLink({}, sources);
  const versions = names?.map((name) => getVersion(entry.area, name)) ?? entry.area.versions;
  const links = versions.map((version): NavLink => ({
    ...toNavLink({ label: version.label, to: getMainPath(entry, version.name) }),
    choice: { 'data-version-entry': toVersionKey(version) },
  }));
  const [only] = links;
  if (links.length === 1 && only) return only;
  return {
    kind: 'dropdown',
    label: entry.area.latest.label,
    labels: entry.area.versions.map((version) => ({
      key: toVersionKey(version),
      label: version.label,
      isLatest: version.isLatest,
    })),
    menuLabel: messages.versions,
    items: links,
  };
}

/**
 * Builds the dropdown of languages, which links to their home pages; a script replaces each target with the current page
 * in that language. Without other languages, the item is a plain link.
 */
export function buildLocaleDropdown({ locales = [] }: NavSources): NavItem {
  const current = locales.find(({ isCurrent }) => isCurrent);
  if (!current) return toNavLink({ label: 'English', to: '/', lang: 'en' });
  const items = locales.map(({ code, label, base, isCurrent }): NavLink => ({
    ...toNavLink({ label, href: `${base}/`, lang: code }),
    // This href must not get the base path of the current language. The browser opens it with a full page load.
    href: `${base}/`,
    external: false,
    choice: { 'data-locale-base': base, target: '_self', ...(isCurrent ? { 'data-current': '' } : {}) },
  }));
  return { kind: 'dropdown', label: current.label, menuLabel: messages.languages, icon: 'languages', items };
}

/** Finds the sources of an area. Returns undefined if the site has no areas. */
function findAreaSources({ areas = [] }: NavSources, id?: string) {
  if (areas.length === 0) return undefined;
  const area = getArea(
    areas.map((entry) => entry.area),
    id,
  );
  return areas.find((entry) => entry.area === area);
}

type AreaSources = NonNullable<NavSources['areas']>[number];

function getMainPath({ versions }: AreaSources, name: string): string | undefined {
  const found = versions.find(({ version }) => version.name === name);
  if (!found) return undefined;
  const { version, sidebars, pages } = found;
  return findMainPath({ mainDocId: version.mainDocId, sidebars: sidebars.values(), pages });
}

/**
 * Returns the attributes with the target of a link in each version of an area. A script selects the target for the
 * page's version, otherwise for the preferred one, otherwise for the latest.
 */
export function toPaths(
  { area, versions }: AreaSources,
  find: (sources: VersionSources & { name: string }) => string | undefined,
): NavLink['choice'] {
  // With a single version, there is nothing to select.
  if (versions.length === 1) return undefined;
  const entries = versions.flatMap((sources): [string, string][] => {
    const path = find({ ...sources, name: sources.version.name });
    return path === undefined ? [] : [[sources.version.name, toHref(path)]];
  });
  return { 'data-version-area': area.id, 'data-version-paths': JSON.stringify(Object.fromEntries(entries)) };
}

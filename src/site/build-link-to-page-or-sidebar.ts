import { toNavLink, type NavLink } from './nav-link';
import { toHint } from '@/lib/nearest-names';
import { findFirstLink, getListedEntries } from './sidebar-types-and-traversal';
import { toPaths } from './version-and-language-items';
import { failAt, type Context } from './navbar-resolving-context-and-mistakes';

/** Builds a link to a page. Returns nothing for an unlisted page or a draft. */
export function buildDocLink({ docId, label }: { docId: string; label?: string }, context: Context): NavLink[] {
  const { pages, drafts = [], sidebars, areas } = context;
  const page = pages.find(({ id }) => id === docId);
  if (page?.unlisted || (!page && drafts.some(({ id }) => id === docId))) return [];
  const ids = pages.map(({ id }) => id).sort();
  if (!page)
    return failAt(
      context,
      `there is no page "${docId}" in the latest version of the docs`,
      toHint(docId, ids, 'Pages'),
    );
  const sidebar = [...sidebars].find(([, items]) =>
    getListedEntries(items).some((item) => item.kind === 'link' && item.page === docId),
  );
  const entry = areas?.find(({ versions }) => versions.some((one) => one.pages.includes(page)));
  return [
    {
      ...toNavLink({ label: label ?? page.title, to: page.path }),
      activeSidebar: sidebar?.[0],
      choice: entry && toPaths(entry, (one) => one.pages.find(({ id }) => id === docId)?.path),
    },
  ];
}

/** Builds a link to the first page of a sidebar. */
export function buildSidebarLink(
  { sidebarId, label }: { sidebarId: string; label?: string },
  context: Context,
): NavLink {
  const { sidebars, areas = [] } = context;
  const sidebar = sidebars.get(sidebarId);
  if (!sidebar)
    return failAt(
      context,
      `there is no sidebar "${sidebarId}" in the latest version of the docs`,
      toHint(sidebarId, [...sidebars.keys()].sort(), 'Sidebars'),
    );
  const first = findFirstLink(sidebar);
  if (first === undefined)
    return failAt(
      context,
      `the sidebar "${sidebarId}" has nothing that can be linked to`,
      'Give it a page, a link, or a category with an index.',
    );
  const entry = areas.find(({ versions }) => versions.some((one) => one.sidebars.get(sidebarId) === sidebar));
  return {
    ...toNavLink({ label: label ?? first.label, to: first.path }),
    activeSidebar: sidebarId,
    choice: entry && toPaths(entry, (one) => findFirstLink(one.sidebars.get(sidebarId) ?? [])?.path),
  };
}

import type { DocsLayoutProps } from '@/components/content/docs-layout';
import type { Crumb } from '@/components/layout/breadcrumbs';
import type { Neighbor } from '@/components/layout/pagination';
import { getDrafts, getPages } from '@/content/load-pages-with-trees-and-text';
import { fail } from '@/lib/user-errors-and-mistakes';
import { toSamePath } from '@/lib/href';
import { memoBy } from '@/lib/memo';
import {
  findAround,
  isLabel,
  type DraftEntry,
  type SidebarEntry,
  type SidebarItem,
} from '@/site/sidebar-types-and-traversal';
import { getSite } from '@/site/get-site';
import type { SidebarOfPage } from './navigation';

/** The data of a page that determines its neighbors and their labels. */
interface PageNames {
  id: string;
  file: string;
  path: string;
  title: string;
  sidebarLabel?: string;
  paginationLabel?: string;
  paginationNext?: string | null;
  paginationPrevious?: string | null;
  unlisted?: boolean;
  docs?: { version: string };
}

/** Returns the sidebar of a page with the breadcrumbs and the neighbors of the page. */
export function toSurroundings(
  sidebar: SidebarOfPage | undefined,
  path: string,
): Pick<DocsLayoutProps, 'sidebar' | 'crumbs' | 'neighbors'> {
  if (!sidebar) return {};
  return {
    sidebar,
    crumbs: getSite().docs.breadcrumbs ? toCrumbs(sidebar.ancestors) : undefined,
    neighbors: toNeighbors(sidebar.items, path, getPages(), getDrafts()),
  };
}

/** Builds breadcrumbs from the ancestors of a page in its sidebar, without labels, because they have no page. */
export function toCrumbs(ancestors: SidebarEntry[]): Crumb[] {
  return ancestors.filter((entry) => !isLabel(entry)).map(({ label, path }) => ({ label, path }));
}

/**
 * Returns the pages before and after a page in the reading order of its sidebar, unless its front matter names others.
 * Drafts and unlisted pages are never neighbors.
 */
export function toNeighbors(
  items: SidebarItem[],
  path: string,
  pages: PageNames[] = [],
  drafts: DraftEntry[] = [],
): { previous?: Neighbor; next?: Neighbor } {
  const around = findAround(items, path);
  const page = findByPath(pages, path);
  const choose = (named: string | null | undefined, key: string, near: SidebarEntry | undefined) => {
    if (named === null) return undefined;
    return named === undefined ? toNeighbor(near, pages) : findNamed(named, key, page, { pages, drafts });
  };
  return {
    previous: choose(page?.paginationPrevious, 'paginationPrevious', around.previous),
    next: choose(page?.paginationNext, 'paginationNext', around.next),
  };
}

function findNamed(
  id: string,
  key: string,
  page: PageNames | undefined,
  { pages, drafts }: { pages: PageNames[]; drafts: DraftEntry[] },
): Neighbor | undefined {
  const isSameVersion = (candidate: PageNames) => candidate.docs?.version === page?.docs?.version;
  const found =
    pages.find((candidate) => candidate.id === id && isSameVersion(candidate)) ??
    pages.find((candidate) => candidate.id === id);
  if (found?.unlisted || (!found && drafts.some((draft) => draft.id === id))) return undefined;
  if (found) return { label: found.paginationLabel ?? found.sidebarLabel ?? found.title, path: found.path };
  return fail(`${key}: there is no page "${id}"`, {
    place: { file: page?.file ?? '' },
    fix: 'Give the id of a page, or null for none.',
  });
}

function toNeighbor(item: SidebarEntry | undefined, pages: PageNames[]): Neighbor | undefined {
  if (item?.path === undefined) return undefined;
  const { paginationLabel } = findByPath(pages, item.path) ?? {};
  return { label: paginationLabel ?? item.label, path: item.path };
}

/** Finds the first page with a path. */
function findByPath(pages: PageNames[], path: string): PageNames | undefined {
  return getPagesByPath(pages).get(toSamePath(path));
}

/** Each page needs three lookups. */
const getPagesByPath = memoBy(
  (pages: PageNames[]) => new Map(pages.map((page) => [toSamePath(page.path), page] as const).reverse()),
);

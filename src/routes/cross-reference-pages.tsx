import type { Root } from 'hast';
import { DocsLayout, type DocsLayoutProps } from '@/components/content/docs-layout';
import { Prose } from '@/components/ui/render-markdown-tree';
import { loadMentions } from '@/content/mentions-of-api-items';
import { toMarkdownFile, toMarkdownHref } from '@/lib/href';
import { toDigest } from '@/lib/hash-values-and-project-code';
import { memo } from '@/lib/memo';
import { walkElements } from '@/markdown/hast-elements';
import { toMarkdown } from '@/markdown/hast-to-markdown';
import { completeTree } from '@/markdown/complete-tree-except-code';
import type { SearchedPage } from '@/search/page-records';
import { getSite } from '@/site/get-site';
import { changesPath } from '@/openapi/changelog/changes-pages';
import { comparePath } from '@/openapi/changelog/version-comparison-pages';
import type { CrossReferencePage } from '@/openapi/cross-reference/cross-reference-page-type';
import { toCrossReferencePages } from '@/openapi/cross-reference/write-all-cross-reference-pages';
import { toPages } from '@/openapi/cross-reference/split-list-into-pages';
import { toSupportPage } from '@/openapi/cross-reference/pages/openapi-support';
import { loadTypes } from '@/openapi/cross-reference/load-typescript-types';
import { getServices, loadSpec } from '@/openapi/load-services-and-specs';
import { loadChangelogPages } from './changelog-pages-and-files';
import { toHead } from './head';
import { findSidebar, loadNavigation } from './navigation';
import { toSurroundings } from './breadcrumbs-and-neighbors';
import { toContents } from './load-docs-page-and-history';
import type { Page } from './page-and-site-file-types';
import type { MarkdownDocument } from './files-for-programs/markdown-document-types';
import { loadPlainNames } from './load-spec-names-and-page-cache-keys';
import { toSearchedCrossReference } from './prepare-cross-reference-pages-for-search';
import { crossReferencePath } from '@/openapi/cross-reference/page-paths-and-anchors';

/** Lists the pages that connect items of the specs, and the page of the fields of OpenAPI. */
export async function listCrossReferencePages(): Promise<Page[]> {
  return (await loadPages()).map((page) => ({
    path: page.path,
    name: `the cross-reference "${page.title}"`,
    shell: 'docs',
    isFullLoad: page.isOfLargeSpec,
    textKeys: page.isOfLargeSpec
      ? undefined
      : async () => [
          toDigest(JSON.stringify([page, await write(page), toSurroundings(await loadSidebar(page), page.path)])),
        ],
    isOfSpec: true,
    loadHead: () =>
      Promise.resolve(
        toHead({ ...page, keywords: page.keywords ?? [], robots: page.isUnlisted ? 'noindex' : undefined }),
      ),
    loadBody: async () => <DocsLayout {...await loadArticle(page)} />,
  }));
}

const loadPages = memo(async (): Promise<CrossReferencePage[]> => {
  const specs = await Promise.all(getServices().map(loadSpec));
  // The pages of a large spec show no types, and those of GitHub have 6 MB.
  const typed = specs.filter(({ pages }) => pages.length === 0);
  const types = new Map(await Promise.all(typed.map(async (spec) => [spec, await loadTypes(spec.service)] as const)));
  const { showConsistency, showAssumed } = getSite();
  const changes = await loadChangelogPages();
  const pages = toCrossReferencePages(specs, ({ spec, node }) => types.get(spec)?.get(node.name), {
    showAssumed,
    showConsistency,
    others: changes.filter(({ path }) => path === changesPath || path === comparePath),
  });
  return [...pages, ...changes, ...toPages(toSupportPage())];
});

const loadGuides = memo(() => loadMentions(loadPlainNames));

async function write(page: CrossReferencePage): Promise<Root> {
  return page.write(await loadGuides());
}

/**
 * Loads the sidebar of a page. The pages of schemas have no entries of their own, but that of the list of schemas. A page that is not in
 * every site, such as that of deprecations, has the one of the overview.
 */
async function loadSidebar(page: Pick<CrossReferencePage, 'path' | 'list'>) {
  const navigation = await loadNavigation();
  for (const path of [page.list ?? page.path, crossReferencePath]) {
    const sidebar = findSidebar(navigation, path);
    if (sidebar) return { ...sidebar, path };
  }
  return undefined;
}

async function loadArticle(page: CrossReferencePage): Promise<DocsLayoutProps> {
  const tree = await write(page);
  const { headings } = completeTree(tree);
  const { showCodeBlocks } = await import('@/markdown/show-code-blocks-and-diagrams');
  const sidebar = await loadSidebar(page);
  const { crumbs, neighbors } = toSurroundings(sidebar, page.path);
  return {
    page: { ...page, markdownHref: toMarkdownHref(page) },
    sidebar,
    crumbs: sidebar && crumbs && [...crumbs, ...toOwnCrumb(page, sidebar)],
    neighbors,
    contents: toContents({ headings, tocMax: page.contentsLevel }),
    isWide: page.isWide,
    isAligned: true,
    children: <Prose tree={withoutPlaces(await showCodeBlocks(tree))} />,
  };
}

/** Returns the last breadcrumb of a page that the sidebar does not contain. */
function toOwnCrumb({ path, title }: CrossReferencePage, entry: { path: string }): { label: string }[] {
  return path === entry.path ? [] : [{ label: title }];
}

/** Removes the places of links and code in release notes, which only messages about files of `content/` need. */
function withoutPlaces(tree: Root): Root {
  walkElements(tree, ({ properties }) => {
    delete properties.dataPlace;
  });
  return tree;
}

/** Lists each page as Markdown. A map is its text alternative, since a table with its nodes and arrows follows. */
export async function listCrossReferenceDocuments(): Promise<MarkdownDocument[]> {
  return (await loadPages()).map((page) => ({
    ...page,
    file: toMarkdownFile(page),
    isPart: page.isUnlisted,
    load: async (resolveHref) => {
      const tree = await write(page);
      completeTree(tree);
      return toMarkdown(tree, resolveHref);
    },
  }));
}

/** Loads the pages for the search; see `prepare-cross-reference-pages-for-search.ts`. */
export async function loadSearchedCrossReference(): Promise<SearchedPage[]> {
  return toSearchedCrossReference(await loadPages());
}

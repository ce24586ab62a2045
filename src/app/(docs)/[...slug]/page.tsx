import { DocsLayout } from '@/components/docs/docs-layout';
import { Markdown } from '@/components/docs/markdown';
import { Prose } from '@/components/ui/prose';
import { getContents } from '@/docs/contents';
import { findPage, getPages, loadText, loadTree, type Page } from '@/docs/page';
import { getSite } from '@/site/site';
import { Category, toCategoryMetadata } from '../../category/category';
import { findSidebar, loadNavigation } from '../../navigation';
import { toMetadata } from '../../metadata';
import { toCrumbs, toNeighbours } from '../../trail';
import { toUntranslated } from '../../untranslated';
import { findVersionOfPage, toVersionMetadata } from '../../version';
import '../../styles/docs.css';

interface Props {
  params: Promise<{ slug: string[] }>;
}

export const dynamicParams = false;

export async function generateStaticParams() {
  const { categories } = await loadNavigation();
  // The indexes of other versions than the latest stand below their versions' addresses.
  const indexes = categories.flatMap(({ category: { path = '' }, version }) =>
    version === undefined || version.prefix === '' ? [] : [path.replace(/^\/|\/$/g, '')],
  );
  return [...getPages().map(({ slug }) => slug), ...indexes].map((slug) => ({ slug: slug.split('/') }));
}

export async function generateMetadata({ params }: Props) {
  const slug = (await params).slug.join('/');
  const page = findPage(slug);
  if (!page) return toCategoryMetadata(`/${slug}/`);
  const { canonical, isIndexed } = toVersionMetadata(findVersionOfPage(await loadNavigation(), page), page.path);
  const metadata = toMetadata({ ...page, canonical });
  return page.unlisted || !isIndexed ? { ...metadata, robots: { index: false, follow: false } } : metadata;
}

export default async function DocsPage({ params }: Props) {
  const slug = (await params).slug.join('/');
  const page = findPage(slug);
  if (!page) return <Category path={`/${slug}/`} />;
  const navigation = await loadNavigation();
  const sidebar = findSidebar(navigation, page.path);
  return (
    <DocsLayout
      page={page}
      sidebar={sidebar}
      crumbs={sidebar && getSite().docs.breadcrumbs ? toCrumbs(sidebar.trail) : undefined}
      contents={await toContents(page)}
      neighbours={sidebar && toNeighbours(sidebar.items, page.path, getPages())}
      version={findVersionOfPage(navigation, page)}
      {...(page.untranslated ? toUntranslated() : {})}
    >
      <Markdown tree={await loadTree(page)} />
    </DocsLayout>
  );
}

async function toContents(page: Page) {
  const { headings } = await loadText(page);
  return getContents({ ...page, headings }, getSite().tableOfContents).map(({ id, depth, content }) => ({
    id,
    depth,
    text: <Prose tree={{ type: 'root', children: content }} />,
  }));
}

import { loadArticle, loadPlace } from '@/routes/docs-page';
import { loadHead, toHeadMetadata, toMarkedHead } from '@/routes/head';
import { loadNavigation } from '@/routes/navigation';
import { loadTemplates } from '@/routes/templates';
import { DocsLayout, toFrame } from '@/components/docs/docs-layout';
import { SourceProblems } from '@/components/ui/source-problems';
import { UnfilledPart } from '@/components/ui/static-part';
import { findPage, getPages } from '@/docs/page';
import { environment } from '@/lib/environment';
import { Category, isLabelled, toCategoryMetadata } from '../../category/category';
import * as messages from '@/messages';
import { sourceProblems } from '../../metadata';
import '../../styles/docs.css';

interface Props {
  params: Promise<{ slug: string[] }>;
}

export const dynamicParams = false;

export async function generateStaticParams() {
  const { categories } = await loadNavigation();
  // Indexes of other versions than the latest stand below their versions' addresses, and those with a slug where it says.
  const indexes = categories.flatMap(({ category: { path = '' } }) =>
    isLabelled(path) ? [] : [path.replace(/^\/|\/$/g, '')],
  );
  return [...(await getSlugs()), ...indexes].map((slug) => ({ slug: slug.split('/') }));
}

/** An export asks for the templates alone: `src/build/article-pages.ts` writes the pages. */
async function getSlugs(): Promise<string[]> {
  if (environment.isDevelopment) return getPages().map(({ slug }) => slug);
  return [...new Set([...(await loadTemplates()).values()].map(({ slug }) => slug))];
}

async function findTemplate(slug: string) {
  if (environment.isDevelopment) return undefined;
  return [...(await loadTemplates()).values()].find((template) => template.slug === slug);
}

export async function generateMetadata({ params }: Props) {
  const slug = (await params).slug.join('/');
  const template = await findTemplate(slug);
  if (template) return toHeadMetadata(toMarkedHead(await loadHead(template.page), `/${slug}/`));
  const page = findPage(slug);
  return page ? toHeadMetadata(await loadHead(page)) : toCategoryMetadata(`/${slug}/`);
}

export default async function DocsPage({ params }: Props) {
  const slug = (await params).slug.join('/');
  const template = await findTemplate(slug);
  if (template) return <UnfilledPart path={`/${slug}/`} {...toFrame(await loadPlace(template.page))} />;
  const page = findPage(slug);
  if (!page) return <Category path={`/${slug}/`} />;
  return (
    <>
      <DocsLayout {...await loadArticle(page)} />
      <SourceProblems title={messages.contentProblems} problems={sourceProblems.content ?? []} />
    </>
  );
}

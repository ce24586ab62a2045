import { notFound } from 'next/navigation';
import { ExplainerRoot } from '@/components/payload/explainer-root';
import { ReferenceScripts } from '@/components/reference/reference-scripts';
import { PageBody } from '@/components/layout/in-place-of-page';
import { SourceProblems } from '@/components/ui/source-problems';
import { renderStaticHtml } from '@/components/ui/static-html';
import { decodeUri } from '@/lib/decode-uri';
import * as messages from '@/messages';
import { fileGroups, type SiteFile } from './files';
import { HeadTags } from './head';
import { findPage } from './pages';
import { tellRendered, whenPrepared } from './preparation';
import written from './revision.json';
import { toBodyPath } from './shells';

/** Renders the page with these path segments in development: shell, head, body, and problems in its sources. */
export async function DevelopmentPage({ params }: { params: Promise<{ slug?: string[] }> }) {
  await whenPrepared();
  const { slug = [] } = await params;
  const path = ['', ...slug.map(decodeUri), ''].join('/');
  const page = (await findPage(path)) ?? notFound();
  const head = await page.loadHead();
  const html = renderStaticHtml(await page.loadBody());
  tellRendered();
  return (
    <>
      {/* React moves these tags into the head. */}
      <title>{head.title}</title>
      <HeadTags head={head} />
      <PageBody key={path} path={toBodyPath(page.shell, path)} {...splitElement(html)} />
      {page.shell === 'api' && <ReferenceScripts />}
      {page.shell === 'explainer' && <ExplainerRoot />}
      <SourceProblems {...findSourceProblems(path)} />
    </>
  );
}

/** Splits the markup of an element into its attributes, as properties of React, and its content. */
function splitElement(markup: string): { attributes: Record<string, string>; html: string } {
  const [, written = '', html = ''] = /^<div([^>]*)>(.*)<\/div>$/s.exec(markup) ?? [];
  const pairs = [...written.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name === 'class' ? 'className' : name,
    value,
  ]);
  return { attributes: Object.fromEntries(pairs) as Record<string, string>, html };
}

const types: Record<string, string> = {
  css: 'text/css',
  json: 'application/json',
  md: 'text/markdown',
  ts: 'text/plain',
  webmanifest: 'application/manifest+json',
  yaml: 'application/yaml',
};

/** Answers a request for a file that is made from content, specs, or configuration in development. */
export async function respondWithFile(request: Request): Promise<Response> {
  await whenPrepared();
  const file = await findFile(decodeUri(new URL(request.url).pathname).replace(/^\/|\/$/g, ''));
  if (!file) return new Response(null, { status: 404 });
  const type = types[file.path.replace(/^.*\./, '')] ?? 'text/plain';
  return new Response(await file.load(), { headers: { 'content-type': `${type}; charset=utf-8` } });
}

async function findFile(path: string): Promise<SiteFile | undefined> {
  for (const { folder, list } of fileGroups) {
    const file = path.startsWith(folder) ? (await list()).find((one) => one.path === path) : undefined;
    if (file) return file;
  }
  return undefined;
}

interface Written {
  revision: number;
  wrong?: { services?: Record<string, string[]>; content?: string[] };
}

const { wrong }: Written = written;

/**
 * Returns the problems that `npm run dev` has found in the sources of a page. The command writes `revision.json` after each build
 * of a page or a spec. The route imports that file, so it renders again.
 */
function findSourceProblems(path: string): { title: string; problems: readonly string[] } {
  const [, folder, service = ''] = path.split('/');
  return folder === 'api'
    ? { title: messages.specProblems, problems: wrong?.services?.[service] ?? [] }
    : { title: messages.contentProblems, problems: wrong?.content ?? [] };
}

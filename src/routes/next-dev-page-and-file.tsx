import { notFound } from 'next/navigation';
import { ExplainerRoot } from '@/components/payload/mount-explainer';
import { ReferenceScripts } from '@/components/reference/reference-scripts';
import { PageBody } from '@/components/layout/client-components-of-every-page';
import { renderStaticHtml } from '@/components/ui/render-static-html';
import { decodeUri } from '@/lib/decode-uri';
import { forgetMemos } from '@/lib/memo';
import { findFile } from './files';
import { HeadTags } from './head';
import { findPage } from './pages';
import { toBodyPath } from './shell-paths-and-active-link-attributes';

/** Renders the page with these path segments in `next dev`: shell, head, and body. */
export async function DevelopmentPage({ params }: { params: Promise<{ slug?: string[] }> }) {
  forgetMemos();
  const { slug = [] } = await params;
  const path = ['', ...slug.map(decodeUri), ''].join('/');
  const page = (await findPage(path)) ?? notFound();
  const head = await page.loadHead();
  const html = renderStaticHtml(await page.loadBody());
  return (
    <>
      {/* React moves these tags into the head. */}
      <title>{head.title}</title>
      <HeadTags head={head} />
      <PageBody key={path} path={toBodyPath(page.shell, path)} {...splitElement(html)} />
      {page.shell === 'api' && <ReferenceScripts />}
      {page.shell === 'explainer' && <ExplainerRoot />}
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

/** Answers a request for a file that is made from content, specs, or configuration in `next dev`. */
export async function respondWithFile(
  _request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  forgetMemos();
  const file = await findFile((await params).path.map(decodeUri).join('/'));
  if (!file) return new Response(null, { status: 404 });
  const type = types[file.path.replace(/^.*\./, '')] ?? 'text/plain';
  return new Response(await file.load(), { headers: { 'content-type': `${type}; charset=utf-8` } });
}

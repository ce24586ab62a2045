import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { SourceProblems } from '@/components/ui/source-problems';
import { decodeUri } from '@/lib/decode-uri';
import { environment } from '@/lib/environment';
import * as messages from '@/messages';
import type { Page, Template } from './page';
import written from './revision.json';

type Props = { params: Promise<Record<string, string | string[] | undefined>> };

/** What Next.js asks a route for. */
interface NextRoute {
  generateStaticParams: () => Promise<Record<string, string | string[]>[]>;
  generateMetadata: (props: Props) => Promise<Metadata>;
  default: (props: Props) => Promise<ReactElement>;
}

/**
 * Makes a route of Next.js from a list of pages. `pattern` is the route's address: `/api/[service]/[...page]/`. In development it
 * shows all of the pages; a build has it export those that are not inserted, and the templates of the others.
 */
export async function toNextRoute(pattern: string, listPages: () => Promise<Page[]>): Promise<NextRoute> {
  // Before any page is rendered: Next.js orders the tags of the head by what is resolved first.
  const exported = environment.isDevelopment ? undefined : await toExported(await listPages());
  const load = async () => exported ?? (await listPages());
  const find = async ({ params }: Props) => {
    const path = toPath(pattern, await params);
    return (await load()).find((page) => page.path === path) ?? notFound();
  };
  return {
    generateStaticParams: async () => (await load()).map(({ path }) => toParams(pattern, path)),
    generateMetadata: async (props) => (await find(props)).loadMetadata(),
    default: async (props) => <Body page={await find(props)} />,
  };
}

async function Body({ page }: { page: Template }) {
  if (!environment.isDevelopment) return page.load();
  return (
    <>
      {await page.load()}
      <SourceProblems {...findSourceProblems(page.path)} />
    </>
  );
}

/** The pages that Next.js exports whole, and one template for each layout of the others. */
async function toExported(pages: Page[]): Promise<Template[]> {
  const exported = new Map<string, Template>();
  for (const page of pages) {
    const template = page.loadInsertion ? (await page.loadInsertion()).template : page;
    if (!exported.has(template.path)) exported.set(template.path, template);
  }
  return [...exported.values()];
}

const parameter = /^\[(\[)?(\.\.\.)?(\w+)\]\]?$/;

/** The path for the parameters of a route. */
export function toPath(pattern: string, params: Record<string, string | string[] | undefined>): string {
  const segments = toSegments(pattern).flatMap((segment) => {
    const [, , , name] = parameter.exec(segment) ?? [];
    return name === undefined ? segment : [params[name] ?? []].flat().map(decodeUri);
  });
  return ['', ...segments, ''].join('/');
}

/** The parameters of a route for a path. */
export function toParams(pattern: string, path: string): Record<string, string | string[]> {
  const segments = toSegments(path);
  return Object.fromEntries(
    toSegments(pattern).flatMap((segment, index) => {
      const [, , isRest, name] = parameter.exec(segment) ?? [];
      if (name === undefined) return [];
      return [[name, isRest ? segments.slice(index) : (segments[index] ?? '')]];
    }),
  );
}

function toSegments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

interface Written {
  revision: number;
  wrong?: { services?: Record<string, string[]>; content?: string[] };
}

const { wrong = {} }: Written = written;

/**
 * What `npm run dev` has found wrong with the sources of a page. It writes `revision.json` whenever it has built a page or a spec
 * again: all routes import this file, so each is shown anew.
 */
function findSourceProblems(path: string): { title: string; problems: readonly string[] } {
  const [, folder, service = ''] = path.split('/');
  return folder === 'api'
    ? { title: messages.specProblems, problems: wrong.services?.[service] ?? [] }
    : { title: messages.contentProblems, problems: wrong.content ?? [] };
}

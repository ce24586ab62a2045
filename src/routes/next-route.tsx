import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { SourceProblems } from '@/components/ui/source-problems';
import { decodeUri } from '@/lib/decode-uri';
import { environment } from '@/lib/environment';
import * as messages from '@/messages';
import type { Page, Template } from './page';
import { tellRendered, whenPrepared } from './preparation';
import written from './revision.json';

type Props = { params: Promise<Record<string, string | string[] | undefined>> };

/** The functions that Next.js expects from a route. */
interface NextRoute {
  generateStaticParams: () => Promise<Record<string, string | string[]>[]>;
  generateMetadata: (props: Props) => Promise<Metadata>;
  default: (props: Props) => Promise<ReactElement>;
}

type ListPages = () => Page[] | Promise<Page[]>;

/**
 * Creates a Next.js route from lists of pages. `pattern` is the path of the route: `/api/[service]/[...page]/`. In development,
 * the route shows all pages, and makes a list only if the page is not in the lists before it. In a build, it exports the templates
 * and the pages that are not inserted into one.
 */
export async function toNextRoute(pattern: string, ...lists: ListPages[]): Promise<NextRoute> {
  // This runs before any page is rendered, because Next.js writes the tags of the head in the order in which they resolve.
  const exported = environment.isDevelopment
    ? undefined
    : await toExported(await Promise.all(lists.map(async (list) => list())));
  const find = async ({ params }: Props) => {
    const path = toPath(pattern, await params);
    const isFound = (page: Template) => page.path === path;
    return (exported ? exported.find(isFound) : await findFirst(lists, isFound)) ?? notFound();
  };
  return {
    // In development, Next.js asks for this list in a new process before it shows a page, but does not need it.
    generateStaticParams: async () => (exported ?? []).map(({ path }) => toParams(pattern, path)),
    generateMetadata: async (props) => (await find(props)).loadMetadata(),
    default: async (props) => <Body page={await find(props)} />,
  };
}

/** Returns the first page of the lists for which a condition holds, after `npm run dev` has prepared what they are made from. */
async function findFirst(lists: ListPages[], isFound: (page: Page) => boolean): Promise<Page | undefined> {
  await whenPrepared();
  for (const list of lists) {
    const page = (await list()).find(isFound);
    if (page) return page;
  }
  return undefined;
}

async function Body({ page }: { page: Template }) {
  if (!environment.isDevelopment) return page.load();
  const content = await page.load();
  tellRendered();
  return (
    <>
      {content}
      <SourceProblems {...findSourceProblems(page.path)} />
    </>
  );
}

/** Returns the pages that Next.js exports completely, and one template for each layout of the other pages. */
async function toExported(lists: Page[][]): Promise<Template[]> {
  const exported = new Map<string, Template>();
  for (const page of lists.flat()) {
    const template = page.loadInsertion ? (await page.loadInsertion()).template : page;
    if (!exported.has(template.path)) exported.set(template.path, template);
  }
  return [...exported.values()];
}

const parameter = /^\[(\[)?(\.\.\.)?(\w+)\]\]?$/;

/** Returns the path for the parameters of a route. */
export function toPath(pattern: string, params: Record<string, string | string[] | undefined>): string {
  const segments = toSegments(pattern).flatMap((segment) => {
    const [, , , name] = parameter.exec(segment) ?? [];
    return name === undefined ? segment : [params[name] ?? []].flat().map(decodeUri);
  });
  return ['', ...segments, ''].join('/');
}

/** Returns the parameters of a route for a path. */
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

const { wrong }: Written = written;

/**
 * Returns the problems that `npm run dev` has found in the sources of a page. The command writes `revision.json` after each build
 * of a page or a spec. All routes import this file, so they all render again.
 */
function findSourceProblems(path: string): { title: string; problems: readonly string[] } {
  const [, folder, service = ''] = path.split('/');
  return folder === 'api'
    ? { title: messages.specProblems, problems: wrong?.services?.[service] ?? [] }
    : { title: messages.contentProblems, problems: wrong?.content ?? [] };
}

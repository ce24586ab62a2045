import { getChildIds } from '@/openapi/model/schema';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { OverviewPage } from '@/components/reference/pages/overview-page';
import { Reference } from '@/components/reference/reference';
import { scanPage } from '@/next-output/inline-scripts-and-refused-markup';
import { UserError } from '@/lib/user-errors-and-mistakes';
import { listDeferredApiFiles } from '@/routes/deferred-api-files';
import { loadSpecPage } from '@/routes/load-api-page-body-and-links-to-docs';
import { loadReferenceCode } from '@/routes/highlighted-reference-code';
import type { JsonObject } from '@/openapi/find-members-of-parsed-json';
import type { Spec } from '@/openapi/model/spec';
import { loadBuiltService } from '@/openapi/source/build-in-worker-or-load-from-cache';
import { toSpec } from '@/openapi/transform/spec';
import { brokenText, document } from './documents';
import { mutate, mutation } from './mutations';

/** The properties that must hold for every document, by stage. fast-check prints the seed and path of a failure. */
export const properties: Record<'loader' | 'mutations' | 'transforms' | 'renderer', () => fc.IAsyncProperty<unknown>> =
  {
    loader: () => fc.asyncProperty(brokenText, checkLoader),
    mutations: () =>
      fc.asyncProperty(mutation, async (change) => checkLoader(JSON.stringify(await mutate(change), null, 1))),
    transforms: () => fc.asyncProperty(document, async (random) => checkModel(random)),
    renderer: () =>
      fc.asyncProperty(document, async (random) => checkPages(toSpec(random, 'random').spec, random as JsonObject)),
  };

/** A limit in milliseconds that a busy machine does not reach, but an endless loop does. */
const longest = 10_000;

/** The limits of one document. A separate process ends a loop, and reports that memory is full. It takes seconds to start. */
const limits = { seconds: 300, megabytes: 1024 };

/** What an error of JavaScript looks like, or a message that explains nothing. */
const raw =
  /is not a function|is not iterable|Cannot (?:read|set|convert|destructure)|\[object |^ {4}at |[A-Z]\w+Error\b|URI malformed|unknown reason|too-much|error ended/m;

/**
 * Expects a text to be built or refused within the time limit, with messages that have file, line, and column, and nothing of
 * JavaScript.
 */
async function checkLoader(text: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fuzz-'));
  const file = path.join(folder, 'fuzz.json');
  try {
    await writeFile(file, text);
    const source = { service: 'fuzz', folder, file, isForeign: true };
    const { problems } = await loadBuiltService(folder, source, limits);
    for (const { file: named, line = 0, column = 0, message } of problems)
      if (named !== 'fuzz.json' || line < 1 || column < 1 || message === '' || raw.test(message))
        throw new Error(`not for people: ${named}:${line}:${column}: ${message}`);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    if (!/^fuzz\.json:\d+:\d+: error [a-z0-9-]+ \S/.test(error.message) || raw.test(error.message))
      throw new Error(`not for people: ${error.message}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Expects a document to become a consistent model, and the same model each time. */
function checkModel(random: unknown): void {
  const start = performance.now();
  const [first, second] = [toSpec(random, 'random'), toSpec(structuredClone(random), 'random')];
  if (performance.now() - start > longest) throw new Error('took too long');
  const text = JSON.stringify(first);
  if (text !== JSON.stringify(second)) throw new Error('the same document has two models');
  const { schemas, operations, pages } = (JSON.parse(text) as typeof first).spec;
  for (const [id, node] of Object.entries(schemas)) {
    if (node.id !== id) throw new Error(`${id} has the id ${node.id}`);
    for (const child of getChildIds(node))
      if (!schemas[child]) throw new Error(`${id} names ${child}, which is not there`);
  }
  checkDistinct(
    'operation',
    operations.map(({ id }) => id),
  );
  checkDistinct(
    'file',
    operations.map(({ slug }) => slug.toLowerCase()),
  );
  checkDistinct(
    'page',
    pages.map((page) => page.path.toLowerCase()),
  );
  for (const { path: page } of pages)
    if (!/^\/api\/random\/(?:tag|operation|schemas?)\/(?:[\w.~%-]+\/)*$/.test(page) || page.includes('..'))
      throw new Error(`${page} is no address of a page`);
}

function checkDistinct(what: string, names: string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two have the ${what} ${twice}`);
}

/** Expects every page to render without anything that runs: no element, attribute, or URL that is unsafe. */
async function checkPages(spec: Spec, source: JsonObject): Promise<void> {
  const shared = { spec, showAssumed: true, breadcrumbs: null };
  if (spec.pages.length === 0)
    checkMarkup(<Reference {...shared} code={await loadReferenceCode(spec, spec.operations)} />);
  else checkMarkup(<OverviewPage {...shared} />);
  for (const page of spec.pages) checkMarkup(await loadSpecPage(spec, page));
  for (const { path: file, load } of listDeferredApiFiles(spec, () => Promise.resolve(source))) {
    if (!/^(?:samples|operations|requests)?\/?[\w.~-]+$/.test(file) || file.includes('..'))
      throw new Error(`${file} is no name of a file`);
    await load();
  }
}

const refusedElements = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'base',
  'meta',
  'link',
  'form',
  'svg',
  'math',
]);

/**
 * True for icons of the site itself: unlike images in documents, they are `aria-hidden` and have one of two square view boxes.
 */
function isOwnIcon({ 'aria-hidden': isHidden, viewbox = '' }: Record<string, string | undefined>): boolean {
  return isHidden === 'true' && ['0 0 16 16', '0 0 24 24'].includes(viewbox);
}

function checkMarkup(element: ReactElement): void {
  const html = renderToStaticMarkup(element);
  const { refused } = scanPage(html);
  const parser = new Parser({
    onopentag(name, { href, src, formaction, ...rest }) {
      if (refusedElements.has(name) && !(name === 'svg' && isOwnIcon(rest))) refused.push(`<${name}>`);
      for (const address of [href, src, formaction])
        if (address && !/^(?:[/#]|https?:|mailto:)/i.test(address)) refused.push(`${name}: ${address}`);
    },
  });
  parser.end(html);
  if (refused.length > 0) throw new Error(`a page holds ${refused.join(', ')}`);
}

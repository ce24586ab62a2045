import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Overview } from '@/components/reference/pages/overview';
import { Reference } from '@/components/reference/reference';
import { scanPage } from '@/next-output/page-scan';
import { UserError } from '@/lib/fail';
import { listDeferredFiles } from '@/routes/api-files';
import { loadSpecPage } from '@/routes/api-body';
import { loadReferenceCode } from '@/routes/reference-code';
import type { Spec } from '@/spec/model';
import { buildService } from '@/spec/source/build-service';
import { toSpec } from '@/spec/transform/spec';
import { getChildIds } from '@/spec/transform/uses';
import { brokenText, document } from './documents';

/** The properties that must hold for every document, by stage. fast-check prints the seed and path of a failure. */
export const properties: Record<'loader' | 'transforms' | 'renderer', () => fc.IAsyncProperty<unknown>> = {
  loader: () => fc.asyncProperty(brokenText, checkLoader),
  transforms: () => fc.asyncProperty(document, async (random) => checkModel(random)),
  renderer: () => fc.asyncProperty(document, async (random) => checkPages(toSpec(random, 'random').spec)),
};

/** A limit in milliseconds that a busy machine does not reach, but an endless loop does. */
const longest = 10_000;

/** Expects a text to be read, or refused with a message that has file and line but no stack trace, within the time limit. */
async function checkLoader(text: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fuzz-'));
  const file = path.join(folder, 'fuzz.json');
  const start = performance.now();
  try {
    await writeFile(file, text);
    const built = await buildService({ root: folder, source: { service: 'fuzz', folder, file, isForeign: true } });
    for (const { file: named, message } of built.problems)
      if (named === '' || message === '') throw new Error('a problem says nothing');
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    if (!/^fuzz\.json:\d+:\d+: error [a-z0-9-]+ \S/.test(error.message) || /^ {4}at /m.test(error.message))
      throw new Error(`not for people: ${error.message}`);
  } finally {
    await rm(folder, { recursive: true });
  }
  if (performance.now() - start > longest) throw new Error('took too long');
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
async function checkPages(spec: Spec): Promise<void> {
  const shared = { spec, showAssumed: true, breadcrumbs: null };
  if (spec.pages.length === 0)
    checkMarkup(<Reference {...shared} code={await loadReferenceCode(spec, spec.operations)} />);
  else checkMarkup(<Overview {...shared} />);
  for (const page of spec.pages) checkMarkup(await loadSpecPage(spec, page));
  for (const { path: file, load } of listDeferredFiles(spec)) {
    if (!/^(?:samples|operations)?\/?[\w.~-]+$/.test(file) || file.includes('..'))
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

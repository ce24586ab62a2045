import { toSidebarChunks } from '@/components/reference/sidebar-chunks';
import { toAnchorIndex } from '@/components/reference/anchor-index';
import { environment } from '@/lib/environment';
import type { Operation, Spec } from '@/openapi/model';
import { toOperationMarkdown } from '@/openapi/operation-markdown';
import { loadApiLinks } from './api-links';
import { listSampleFiles, loadDeferredSamples, toOperationFile } from './reference-code';
import { loadUsesPaths } from './where-used';

/**
 * Lists the index files that the pages of a large spec load on demand: the anchor index and the sidebar chunks. A small spec has
 * none.
 */
export function listIndexFiles({ pages }: Spec): string[] {
  return pages.length === 0 ? [] : ['anchor-index.json', 'sidebar-chunks.json'];
}

/** Builds the content of an index file. */
export function toIndexFile(spec: Spec, file: string): object {
  return file === 'anchor-index.json' ? toAnchorIndex(spec) : toSidebarChunks(spec);
}

/**
 * Returns those of the given files that Next.js exports. For a large spec, this is only the first file, because Next.js requires
 * one for each route; `export/render-specs.ts` writes all of them.
 */
export function toExported(spec: Spec, files: string[]): string[] {
  return spec.pages.length === 0 || environment.isDevelopment ? files : files.slice(0, 1);
}

/** A file of a large spec with its path in the folder of the service. */
export interface DeferredFile {
  path: string;
  load: () => Promise<string>;
}

/** Loads an operation as Markdown. */
export async function loadOperationMarkdown(spec: Spec, operation: Operation): Promise<string> {
  const usesPath = (await loadUsesPaths(spec)).get(operation.id);
  return toOperationMarkdown(spec, operation, { ...(await loadApiLinks(spec)), usesPath });
}

/** Lists every file of a large spec that is neither a page nor a download of the spec. */
export function listDeferredFiles(spec: Spec): DeferredFile[] {
  const indexes = listIndexFiles(spec).map((path) => ({
    path,
    load: async () => JSON.stringify(toIndexFile(spec, path)),
  }));
  const samples = listSampleFiles(spec).map((file) => ({
    path: `samples/${file}`,
    load: async () => JSON.stringify(await loadDeferredSamples(spec, file)),
  }));
  const texts = spec.operations.map((operation) => ({
    path: `operations/${toOperationFile(operation)}`,
    load: () => loadOperationMarkdown(spec, operation),
  }));
  return [...indexes, ...samples, ...texts];
}

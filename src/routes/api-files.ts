import { toSidebarChunks } from '@/components/reference/sidebar-chunks';
import { toAnchorIndex } from '@/components/reference/anchor-index';
import { environment } from '@/lib/environment';
import type { Spec } from '@/spec/model';
import { toOperationMarkdown } from '@/spec/operation-markdown';
import { listSampleFiles, loadDeferredSamples, toOperationFile } from './reference-code';

/** Lists what the pages of a large spec fetch on demand, apart from the pages of schemas: the index of anchors, and the rest of the sidebar. */
export function listIndexFiles({ pages }: Spec): string[] {
  return pages.length === 0 ? [] : ['places.json', 'branches.json'];
}

/** Makes one of these files. */
export function toIndexFile(spec: Spec, file: string): object {
  return file === 'places.json' ? toAnchorIndex(spec) : toSidebarChunks(spec);
}

/** The files that Next.js exports: of a large spec one of each kind, as it wants one; `build/render-specs.ts` writes all. */
export function toExported(spec: Spec, files: string[]): string[] {
  return spec.pages.length === 0 || environment.isDevelopment ? files : files.slice(0, 1);
}

/** A file of a large spec, by its path in the service's folder. */
export interface DeferredFile {
  path: string;
  load: () => Promise<string>;
}

/** Lists every file of a large spec that is not a page. */
export function listDeferredFiles(spec: Spec): DeferredFile[] {
  const parts = listIndexFiles(spec).map((path) => ({
    path,
    load: async () => JSON.stringify(toIndexFile(spec, path)),
  }));
  const samples = listSampleFiles(spec).map((file) => ({
    path: `samples/${file}`,
    load: async () => JSON.stringify(await loadDeferredSamples(spec, file)),
  }));
  const texts = spec.operations.map((operation) => ({
    path: `operations/${toOperationFile(operation)}`,
    load: async () => toOperationMarkdown(spec, operation),
  }));
  return [...parts, ...samples, ...texts];
}

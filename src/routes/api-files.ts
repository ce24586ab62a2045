import { toSidebarChunks } from '@/components/reference/sidebar-chunks';
import { toAnchorIndex } from '@/components/reference/anchor-index';
import type { Operation, Spec } from '@/openapi/model';
import { toOperationMarkdown } from '@/openapi/operation-markdown';
import { loadApiLinks } from './api-links';
import { listSampleFiles, loadDeferredSamples, toOperationFile } from './reference-code';
import type { SiteFile } from './site-file';
import { loadUsesPaths } from './where-used';

/**
 * Lists the files that the pages of a spec load on demand, and each operation as Markdown, with paths in the folder of the service.
 * Only the pages of a large spec need an index of anchors and the rest of their sidebars.
 */
export function listSpecFiles(spec: Spec): SiteFile[] {
  const indexes = [
    { path: 'anchor-index.json', load: () => Promise.resolve(JSON.stringify(toAnchorIndex(spec))) },
    { path: 'sidebar-chunks.json', load: () => Promise.resolve(JSON.stringify(toSidebarChunks(spec))) },
  ];
  const samples = listSampleFiles(spec).map((file) => ({
    path: `samples/${file}`,
    load: async () => JSON.stringify(await loadDeferredSamples(spec, file)),
  }));
  const texts = spec.operations.map((operation) => ({
    path: `operations/${toOperationFile(operation)}`,
    load: () => loadOperationMarkdown(spec, operation),
  }));
  return [...(spec.pages.length === 0 ? [] : indexes), ...samples, ...texts];
}

async function loadOperationMarkdown(spec: Spec, operation: Operation): Promise<string> {
  const usesPath = (await loadUsesPaths(spec)).get(operation.id);
  return toOperationMarkdown(spec, operation, { ...(await loadApiLinks(spec)), usesPath });
}

import { toSidebarChunks } from '@/components/reference/build-large-spec-sidebar-data';
import { toAnchorIndex } from '@/components/reference/anchor-index-and-links';
import { memo } from '@/lib/memo';
import { toRequestFile } from '@/openapi/requests/request-form-type-and-file-path';
import { loadDocument } from '@/openapi/load-services-and-specs';
import type { Spec } from '@/openapi/model/spec';
import { buildForms } from '@/openapi/requests/build-form';
import { listSampleFiles, loadDeferredSamples } from './request-sample-files';
import type { SiteFile } from './page-and-site-file-types';

/**
 * Lists the files that the pages of a spec load on demand, with paths in the folder of the service.
 * Only the pages of a large spec need an index of anchors and the rest of their sidebars. `load` returns the bundled document.
 */
export function listDeferredApiFiles(spec: Spec, load = () => loadDocument(spec.service)): SiteFile[] {
  const indexes = [
    { path: 'anchor-index.json', load: () => Promise.resolve(JSON.stringify(toAnchorIndex(spec))) },
    { path: 'sidebar-chunks.json', load: () => Promise.resolve(JSON.stringify(toSidebarChunks(spec))) },
  ];
  const samples = listSampleFiles(spec).map((file) => ({
    path: `samples/${file}`,
    load: async () => JSON.stringify(await loadDeferredSamples(spec, file)),
  }));
  const document = memo(load);
  const forms = buildForms(spec).map(({ slug, build }) => ({
    path: toRequestFile(slug),
    load: async () => JSON.stringify(build(await document())),
  }));
  return [...(spec.pages.length === 0 ? [] : indexes), ...samples, ...forms];
}

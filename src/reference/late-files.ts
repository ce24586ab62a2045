import { toBranchesFile } from '@/components/reference/branches';
import { toPartPath, toPlacesFile } from '@/components/reference/places';
import { toSchemaPart } from '@/components/reference/schema-part';
import { environment } from '@/lib/environment';
import { getSite } from '@/site/site';
import type { Spec } from '@/spec/model';
import { toOperationMarkdown } from '@/spec/operation-markdown';
import { listSampleFiles, loadLateSamples, toOperationFile } from './reference-code';

/** Lists what the pages of a large spec fetch when it is asked for: where anchors stand, the sidebar's branches, schemas. */
export function listPartFiles({ service, pages }: Spec): string[] {
  if (pages.length === 0) return [];
  const parts = pages.flatMap((page) => (page.kind === 'schema' ? [toPartFile(service, page.path)] : []));
  return ['places.json', 'branches.json', ...parts];
}

/** Makes one of these files; nothing if there is none of that name. */
export function findPartFile(spec: Spec, file: string): object | undefined {
  if (file === 'places.json') return toPlacesFile(spec);
  if (file === 'branches.json') return toBranchesFile(spec);
  const page = spec.pages.find((one) => one.kind === 'schema' && toPartFile(spec.service, one.path) === file);
  return page?.kind === 'schema' ? toSchemaPart(spec, page.schema, getSite().showAssumed) : undefined;
}

function toPartFile(service: string, page: string): string {
  return toPartPath(page).slice(`/api/${service}/`.length);
}

/** The files that the framework exports: of a large spec one of each kind, as it wants one; `src/cli/spec-parts.ts` writes all. */
export function toExported(spec: Spec, files: string[]): string[] {
  return spec.pages.length === 0 || environment.isDevelopment ? files : files.slice(0, 1);
}

/** A file of a large spec, by its path in the service's folder. */
export interface LateFile {
  path: string;
  load: () => Promise<string>;
}

/** Lists every file of a large spec beside its pages. */
export function listLateFiles(spec: Spec): LateFile[] {
  const parts = listPartFiles(spec).map((path) => ({
    path,
    load: async () => JSON.stringify(findPartFile(spec, path)),
  }));
  const samples = listSampleFiles(spec).map((file) => ({
    path: `samples/${file}`,
    load: async () => JSON.stringify(await loadLateSamples(spec, file)),
  }));
  const texts = spec.operations.map((operation) => ({
    path: `operations/${toOperationFile(operation)}`,
    load: async () => toOperationMarkdown(spec, operation),
  }));
  return [...parts, ...samples, ...texts];
}

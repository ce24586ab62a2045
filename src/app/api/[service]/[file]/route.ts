import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toBranchesFile } from '@/components/reference/branches';
import { toPartPath, toPlacesFile } from '@/components/reference/places';
import { toSchemaPart } from '@/components/reference/schema-part';
import { getSite } from '@/site/site';
import { getServices, loadSpec } from '@/spec/load';
import type { Spec } from '@/spec/model';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** What a reader can take along, and the built file that it is. */
const downloads = new Map([
  ['openapi.yaml', { suffix: '.yaml', type: 'application/yaml' }],
  ['openapi.json', { suffix: '.json', type: 'application/json' }],
  ['types.ts', { suffix: '.ts', type: 'text/plain' }],
]);

export async function generateStaticParams() {
  const specs = await Promise.all(getServices().map(loadSpec));
  return specs.flatMap((spec) =>
    [...downloads.keys(), ...listParts(spec)].map((file) => ({ service: spec.service, file })),
  );
}

export async function GET(_request: Request, { params }: { params: Promise<{ service: string; file: string }> }) {
  const { service, file } = await params;
  if (!getServices().includes(service)) return new Response(null, { status: 404 });
  const download = downloads.get(file);
  if (!download) return toPart(await loadSpec(service), file);
  const text = await readFile(join(process.cwd(), 'src/generated', service + download.suffix), 'utf8');
  return new Response(text, { headers: { 'content-type': `${download.type}; charset=utf-8` } });
}

/** What the pages of a large spec fetch when it is asked for. */
function listParts({ service, pages }: Spec): string[] {
  if (pages.length === 0) return [];
  const parts = pages.flatMap((page) => (page.kind === 'schema' ? [toPartFile(service, page.path)] : []));
  return ['places.json', 'branches.json', ...parts];
}

function toPart(spec: Spec, file: string): Response {
  if (file === 'places.json') return Response.json(toPlacesFile(spec));
  if (file === 'branches.json') return Response.json(toBranchesFile(spec));
  const page = spec.pages.find((one) => one.kind === 'schema' && toPartFile(spec.service, one.path) === file);
  if (page?.kind !== 'schema') return new Response(null, { status: 404 });
  return Response.json(toSchemaPart(spec, page.schema, getSite().showAssumed));
}

function toPartFile(service: string, page: string): string {
  return toPartPath(page).slice(`/api/${service}/`.length);
}

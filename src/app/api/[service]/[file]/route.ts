import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toIndexFile, listIndexFiles, toExported } from '@/routes/api-files';
import { getAllServices, loadSpec } from '@/openapi/load';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The files that readers can download, each with the suffix of the generated file and its media type. */
const downloads = new Map([
  ['openapi.yaml', { suffix: '.yaml', type: 'application/yaml' }],
  ['openapi.json', { suffix: '.json', type: 'application/json' }],
  ['types.ts', { suffix: '.ts', type: 'text/plain' }],
]);

export async function generateStaticParams() {
  const specs = await Promise.all(getAllServices().map(loadSpec));
  return specs.flatMap((spec) =>
    [...downloads.keys(), ...toExported(spec, listIndexFiles(spec))].map((file) => ({ service: spec.service, file })),
  );
}

export async function GET(_request: Request, { params }: { params: Promise<{ service: string; file: string }> }) {
  const { service, file } = await params;
  if (!getAllServices().includes(service)) return new Response(null, { status: 404 });
  const download = downloads.get(file);
  if (!download) return Response.json(toIndexFile(await loadSpec(service), file));
  const text = await readFile(join(process.cwd(), 'src/generated', service + download.suffix), 'utf8');
  return new Response(text, { headers: { 'content-type': `${download.type}; charset=utf-8` } });
}

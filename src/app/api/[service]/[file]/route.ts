import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getServices } from '@/spec/load';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** What a reader can take along, and the built file that it is. */
const downloads: Record<string, { suffix: string; type: string }> = {
  'openapi.yaml': { suffix: '.yaml', type: 'application/yaml' },
  'openapi.json': { suffix: '.json', type: 'application/json' },
  'types.ts': { suffix: '.ts', type: 'text/plain' },
};

export function generateStaticParams() {
  return getServices().flatMap((service) => Object.keys(downloads).map((file) => ({ service, file })));
}

export async function GET(_request: Request, { params }: { params: Promise<{ service: string; file: string }> }) {
  const { service, file } = await params;
  const download = downloads[file];
  if (!download || !getServices().includes(service)) return new Response(null, { status: 404 });
  const text = await readFile(join(process.cwd(), 'src/generated', service + download.suffix), 'utf8');
  return new Response(text, { headers: { 'content-type': `${download.type}; charset=utf-8` } });
}

import { environment } from '@/lib/environment';
import { buildIndexFiles } from '@/search/index-files';
import { manifestName } from '@/search/local-client';
import { loadRecords } from '@/routes/search-records';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** In an export these files are written by `src/build/render-docs.ts`; Next.js wants to make one. */
export async function generateStaticParams() {
  const names = environment.isDevelopment ? [...(await loadFiles()).keys()] : [manifestName];
  return names.map((file) => ({ file }));
}

/** One file of the search index. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const files = environment.isDevelopment ? await loadFiles() : new Map([[manifestName, '{}']]);
  const text = files.get((await params).file);
  return new Response(text ?? '', {
    status: text === undefined ? 404 : 200,
    headers: { 'content-type': 'application/json' },
  });
}

let files: Promise<Map<string, string>> | undefined;

function loadFiles(): Promise<Map<string, string>> {
  files ??= loadRecords().then(buildIndexFiles);
  return files;
}

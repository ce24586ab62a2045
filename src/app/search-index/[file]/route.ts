import { environment } from '@/lib/environment';
import { buildIndexFiles } from '@/search/index-files';
import { manifestName } from '@/search/local-client';
import { loadRecords } from '@/routes/search-records';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Returns only the manifest for an export, because Next.js requires a file and `src/export/render-docs.ts` writes all of them. */
export async function generateStaticParams() {
  const names = environment.isDevelopment ? [...(await loadFiles()).keys()] : [manifestName];
  return names.map((file) => ({ file }));
}

/** Returns one file of the search index. In an export, it is an empty manifest, which the build replaces. */
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

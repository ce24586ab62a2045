import { buildIndexFiles } from '@/search/index-files';
import { loadRecords } from '../../search-records';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = loadRecords().then(buildIndexFiles);

export async function generateStaticParams() {
  return [...(await files).keys()].map((file) => ({ file }));
}

/** One file of the search index. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const text = (await files).get((await params).file);
  return new Response(text ?? '', {
    status: text === undefined ? 404 : 200,
    headers: { 'content-type': 'application/json' },
  });
}

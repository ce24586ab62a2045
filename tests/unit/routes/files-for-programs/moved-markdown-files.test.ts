import { expect, it } from 'vitest';
import { toAbsoluteUrl } from '@/lib/href';
import { listMovedFiles } from '@/routes/files-for-programs/moved-markdown-files';
import { loadResolveHref } from '@/routes/files-for-programs/resolve-links-to-markdown-files';

const documents = [
  { path: '/api/environments/', file: 'api/environments.md' },
  { path: '/api/environments/#createSecret', file: 'api/environments/operations/create-a-secret.md' },
  { path: '/guide/', file: 'guide.md' },
].map((document) => ({ ...document, title: '', load: () => Promise.resolve('') }));

it.each([
  ['/guide/', '/guide.md'],
  ['/guide/?a=b#part', '/guide.md#part'],
  ['/api/environments/#createSecret', '/api/environments/operations/create-a-secret.md'],
  ['/print/guide/', '/print/guide/'],
])('the Markdown at the old address of %s leads to %s', async (to, target) => {
  const [file] = await listMovedFiles([{ from: '/old/', to }], () => loadResolveHref(documents));
  expect([file?.path, await file?.load()]).toEqual(['old.md', expect.stringContaining(`](${toAbsoluteUrl(target)})`)]);
});

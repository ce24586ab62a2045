import { expect, it } from 'vitest';
import { toAbsoluteUrl } from '@/lib/href';
import { loadResolveHref } from '@/routes/files-for-programs/resolve-links-to-markdown-files';

const documents = [
  { path: '/api/environments/', file: 'api/environments.md' },
  { path: '/api/environments/#createSecret', file: 'api/environments/operations/create-a-secret.md' },
  { path: '/guide/', file: 'guide.md' },
].map((document) => ({ ...document, title: '', load: () => Promise.resolve('') }));

it.each([
  ['/api/environments/#createSecret', '/api/environments/operations/create-a-secret.md'],
  ['/api/environments#createSecret', '/api/environments/operations/create-a-secret.md'],
  ['/API/environments/#createSecret.body', '/api/environments/operations/create-a-secret.md'],
  ['/api/environments/#gone', '/api/environments.md'],
  ['/guide#part', '/guide.md#part'],
  ['#part', '/guide.md#part'],
])('a link to %s leads to %s', async (href, file) => {
  const resolve = (await loadResolveHref(documents))('/guide/');
  expect(resolve(href)).toBe(toAbsoluteUrl(file));
});

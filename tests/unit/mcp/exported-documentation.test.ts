import { expect, it } from 'vitest';
import { openExportedDocumentation } from '@/mcp/exported-documentation';

it.each([
  ['a path', '/guides/start/'],
  ['the URL of a search result on a site with a base path', '/docs/guides/start/'],
  ['the URL of a section', '/docs/guides/start/#setup'],
  ['the URL of a page with a query', 'https://example.com/docs/guides/start/?theme=dark#setup'],
  ['the name of a file', 'guides/start.md'],
])('gets a page by %s', async (_, address) => {
  const files = new Map([
    ['api-index.json', JSON.stringify({ url: 'https://example.com/docs/', title: 'Docs', services: [] })],
    ['guides/start.md', '# Start'],
  ]);
  const { getPage } = await openExportedDocumentation((file) => Promise.resolve(files.get(file)));
  await expect(getPage(address)).resolves.toBe('# Start');
});

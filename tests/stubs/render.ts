// Replaces the step that renders pages: some pages with the body PAGE_BODY, and the search index.
import { mkdirSync, writeFileSync } from 'node:fs';

const [, , , folder = ''] = process.argv;
const pages = ['/', '/0/', '/1/'].map((path) => {
  const page = { path, shell: path === '/' ? 'home' : 'docs', title: 'Page', head: '', body: process.env.PAGE_BODY };
  return `${JSON.stringify(page)}\n`;
});
mkdirSync(`${folder}/files/search-index`, { recursive: true });
writeFileSync(`${folder}/files/search-index/manifest.json`, '{}');
writeFileSync(`${folder}/pages-0.jsonl`, pages.join(''));

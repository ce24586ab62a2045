// Replaces the step that renders pages: some pages with the body PAGE_BODY, and the search index.
import { mkdirSync, writeFileSync } from 'node:fs';

const [, , , folder = ''] = process.argv;
for (const path of ['/', '/0/', '/1/']) {
  const page = { path, shell: path === '/' ? 'home' : 'docs', title: 'Page', head: '' };
  mkdirSync(`${folder}${path}`, { recursive: true });
  writeFileSync(`${folder}${path}index.html`, `${JSON.stringify(page)}\n${process.env.PAGE_BODY}`);
}
mkdirSync(`${folder}/search-index`, { recursive: true });
writeFileSync(`${folder}/search-index/manifest.json`, '{}');

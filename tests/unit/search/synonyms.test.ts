import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadSynonyms } from '@/search/synonyms';

function write(text: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'synonyms-'));
  mkdirSync(path.join(root, 'content'));
  writeFileSync(path.join(root, 'content/search-synonyms.yaml'), text);
  return root;
}

it('groups of a site are added to the general ones', () => {
  const general = loadSynonyms(mkdtempSync(path.join(tmpdir(), 'synonyms-')));
  expect(general).toContainEqual(['create or update', 'upsert', 'save']);
  expect(loadSynonyms(write('- cat, kitty,pussy cat'))).toEqual([...general, ['cat', 'kitty', 'pussy cat']]);
  expect(loadSynonyms(write('# None yet.'))).toEqual(general);
});

it.each([
  ['cat: kitty', /content\/search-synonyms\.yaml: .*Write each group of words/s],
  ['- [cat, kitty]', /content\/search-synonyms\.yaml: .*Write each group of words/s],
  ['- cat\n  - kitty: [', /content\/search-synonyms\.yaml:1:3: .*Correct the YAML/s],
  ['- cat\n- *kitty', /content\/search-synonyms\.yaml:2:3: .*Write the value instead of the alias/s],
])('a file that is no list of texts fails: %j', (text, message) => {
  expect(() => loadSynonyms(write(text))).toThrow(message);
});

import { expect, it } from 'vitest';
import { loadSynonyms } from '@/search/synonyms';
import { makeFolder } from '../temporary-folder';

const write = (text: string) => makeFolder({ 'content/search-synonyms.yaml': text });

it('groups of a site are added to the general ones', () => {
  const general = loadSynonyms(makeFolder());
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

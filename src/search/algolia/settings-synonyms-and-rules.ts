import type { IndexSettings, Rule, SynonymHit } from 'algoliasearch';
import { shownAttributes } from '../client-types';
import type { SearchedFolders } from '../folder-weights';
import { getSynonyms } from '../synonyms';

/** The settings of the hosted index, which correspond to `find-records.ts` and `rank-records.ts`. Every push sets all of them. */
export const settings = {
  // Names first, then parents, then text. The position of a word in an attribute does not matter.
  searchableAttributes: [
    'unordered(title)',
    'unordered(names)',
    'unordered(path),unordered(method)',
    'unordered(hierarchy.lvl2),unordered(hierarchy.lvl3),unordered(hierarchy.lvl4),unordered(hierarchy.lvl5),unordered(hierarchy.lvl6),unordered(places.title)',
    'unordered(inherited)',
    'unordered(text)',
    'unordered(code)',
  ],
  // `C#` and `C++`; Algolia ignores all other signs, and finds `snake_case` as neighboring words.
  separatorsToIndex: '#+',
  camelCaseAttributes: ['title', 'names', 'path', 'places.title'],
  attributesForFaceting: [
    'afterDistinct(kind)',
    'afterDistinct(serviceTitle)',
    'afterDistinct(marks)',
    'filterOnly(version)',
    'filterOnly(locale)',
    'filterOnly(hierarchy.lvl0)',
  ],
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  customRanking: ['desc(weight)', 'asc(objectID)'],
  // The pieces of one long text count as one result.
  attributeForDistinct: 'group',
  distinct: true,
  attributesToRetrieve: [...shownAttributes],
  attributesToHighlight: ['title', 'path'],
  attributesToSnippet: ['text:24'],
  snippetEllipsisText: '…',
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
  maxValuesPerFacet: 100,
  hitsPerPage: 20,
} satisfies IndexSettings;

/** Returns the synonyms of the built-in engine, in the format of the hosted index. */
export function getSynonymHits(): SynonymHit[] {
  return getSynonyms().map((words) => ({
    objectID: words.join('-').replaceAll(/[^a-z\d]+/g, '-'),
    type: 'synonym',
    synonyms: words,
  }));
}

/**
 * Returns a rule for queries that start with "what" and one for "how": they rank first the areas that answer such a question,
 * because lists of properties do not help these readers.
 */
export function toRules(folders: SearchedFolders): Rule[] {
  return (['what', 'how'] as const).flatMap((word) => {
    const areas = Object.values(folders).flatMap(({ label, answers }) => (answers === word ? [label] : []));
    if (areas.length === 0) return [];
    return {
      objectID: `question-${word}`,
      description: `For a query with “${word}”, results from ${areas.join(' and ')} come first.`,
      conditions: [{ pattern: word, anchoring: 'startsWith' }],
      consequence: { params: { optionalFilters: areas.map((area) => `hierarchy.lvl0:${area}`) } },
    };
  });
}

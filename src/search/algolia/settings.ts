import type { IndexSettings, Rule, SynonymHit } from 'algoliasearch';
import * as messages from '@/messages';
import type { SearchHit } from '../client';
import { getSynonyms } from '../synonyms';

/** The attributes of a record in a response. Others, such as text, code, weight, and build, stay in the index. */
const shown: Exclude<keyof SearchHit, '_highlightResult' | '_snippetResult'>[] = [
  'objectID',
  'kind',
  'title',
  'hierarchy',
  'names',
  'url',
  'service',
  'method',
  'path',
  'type',
  'marks',
  'places',
  'version',
  'locale',
];

/** The settings of the hosted index, which correspond to `lookup.ts` and `rank.ts`. Every push sets all of them. */
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
  attributesToRetrieve: shown,
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
 * Rules for queries that start with "what" or "how": they rank definitions or how-tos first, because lists of properties do
 * not help these readers.
 */
export const rules: Rule[] = [
  { word: 'what', area: messages.searchAreas.definitions },
  { word: 'how', area: messages.searchAreas['how-tos'] },
].map(({ word, area }) => ({
  objectID: `question-${word}`,
  description: `For a query with “${word}”, results from ${area} come first.`,
  conditions: [{ pattern: word, anchoring: 'startsWith' }],
  consequence: { params: { optionalFilters: [`hierarchy.lvl0:${area}`] } },
}));

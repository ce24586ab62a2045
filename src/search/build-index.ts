import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { toSynonymTerms } from './expand';
import { allFields } from './lookup';
import { toKindWords, type SearchRecord } from './record';
import { isStopWord, toTitleTokens, toTokens } from './tokenize';
import { toForms } from './traits';

type Indexed = SearchRecord & { id: number };

const options: Options<Indexed> = {
  fields: allFields,
  extractField: (record, field) => (field === 'id' ? (record.id as unknown as string) : toSearchedText(record, field)),
  tokenize: (text, field) => {
    const isName = field === 'title' || field === 'names';
    // Words of two names are no neighbors.
    return text.split('\n').flatMap((line) => (isName ? toTitleTokens(line) : toTokens(line)).map(({ term }) => term));
  },
  processTerm: (term) => (isStopWord(term) ? null : term),
  autoVacuum: false,
};

/** The index of records as plain data, so that a browser need not make it. */
export function buildIndex(records: SearchRecord[]): AsPlainObject {
  const index = new MiniSearch<Indexed>(options);
  index.addAll(records.map((record, id) => ({ ...record, id })));
  return index.toJSON();
}

/** What of a record is searched, by field: each has a worth of its own. */
function toSearchedText(record: SearchRecord, field: string): string {
  switch (field) {
    case 'title':
      return record.title;
    case 'names':
      // Titles of pages are written as one word, too: `azureservicebus create`.
      return [...record.names, ...(record.kind === 'page' ? toForms(record.title) : [])].join('\n');
    case 'path':
      return [record.method, record.path].filter(Boolean).join(' ');
    case 'also':
      return toSynonymTerms(record.title).join(' ');
    case 'alsoNames':
      return toSynonymTerms(record.names.join('\n')).join(' ');
    case 'inherited':
      return [...record.inherited, ...toSynonymTerms(toKindWords(record).join('\n'))].join('\n');
    case 'places':
      return record.places.map(({ title }) => title).join('\n');
    default:
      return record.text;
  }
}

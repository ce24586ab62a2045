import { toSynonymTerms } from './expand';
import { toKindWords, type SearchRecord } from './record';

/** What of a record is searched, by field: each has a worth of its own. */
export function toSearchedText(record: SearchRecord, field: string): string {
  switch (field) {
    case 'title':
      return record.title;
    case 'names':
      return record.names.join('\n');
    case 'path':
      return [record.method, record.path].filter(Boolean).join(' ');
    case 'also':
      return toSynonymTerms([record.title, ...record.names].join('\n')).join(' ');
    case 'inherited':
      return [
        ...record.inherited,
        ...toSynonymTerms(toKindWords(record).join('\n')),
        ...record.places.map(({ title }) => title),
      ].join('\n');
    default:
      return record.text;
  }
}

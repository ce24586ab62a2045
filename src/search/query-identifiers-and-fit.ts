import { toChunks } from './split-text-into-words';
import { type SearchRecord, toFullText } from './record-types-and-derived-fields';
import { toTerm } from './tokenize';

/** Patterns of an identifier, such as `retain_snapshot_count`, on its own and within a longer one. */
export interface Identifier {
  /** The identifier as one word, which the index contains where a text has it on its own. */
  term: string;
  whole: RegExp;
  within: RegExp;
}

/** Finds the identifiers of a text: the names that consist of several words, however these are joined. */
export function toIdentifiers(text: string): Identifier[] {
  return toChunks(text)
    .filter(({ words, isUnspaced }) => words.length > 1 && !isUnspaced)
    .map(({ words }) => {
      // Words have only letters, digits, and marks, so they need no escaping.
      const name = words.map((word) => word.text).join('[-_.]?');
      return {
        term: toTerm(words.map((word) => word.text).join('')),
        whole: new RegExp(String.raw`(?<![\p{L}\p{N}_-])${name}(?![\p{L}\p{N}_-])`, 'iu'),
        within: new RegExp(name, 'iu'),
      };
    });
}

/**
 * Returns how literally a record contains the identifiers: from 0, not at all, to 1, each on its own. If all are near each other, as
 * a single one always is, they count a little more.
 */
export function toIdentifierFit(identifiers: Identifier[], record: SearchRecord | undefined): number {
  if (identifiers.length === 0 || !record) return 0;
  const { kind, title, names, path = '' } = record;
  const said = [title, ...names, kind === 'operation' ? path : '', toFullText(record)].join('\n');
  const places = identifiers.map(({ whole }) => said.search(whole));
  const fits = identifiers.map(({ within }, at) => (places[at] === -1 ? Number(within.test(said)) * 0.6 : 1));
  const fit = fits.reduce((sum, one) => sum + one, 0) / identifiers.length;
  const isNear = !places.includes(-1) && Math.max(...places) - Math.min(...places) < near;
  return fit + (isNear ? 0.05 : 0);
}

/** The number of characters between identifiers that are near each other. */
const near = 100;

import type { Query } from './parse-query';
import type { SearchRecord } from './record-types-and-derived-fields';
import type { TermFit } from './score-record-by-query-words';
import type { Traits } from './precomputed-ranking-data';

const weights = { operation: 0.2, path: 2, titled: 0.7 };

/** Scores an operation. If the query names it, by all of its path or within its title, it ranks above sections about it. */
export function toOperationFit(
  { text, compact, identifiers, isQuestion }: Query,
  { method }: SearchRecord,
  { path }: Traits,
  { isTitled, title, isExact }: TermFit,
): number {
  if (method === 'get' && path.slice(1) === compact) return weights.path;
  // An identifier on its own is the name of a property or value, not the title of an operation.
  const isIdentifier = identifiers.length > 0 && !text.includes(' ');
  const isNamed = isTitled || (isExact && title === 1);
  return isNamed && !isQuestion && !isIdentifier ? weights.titled : weights.operation;
}

/** Scores how well a method and a path match. A path without a method favors GET. */
export function toPathFit({ method, path }: Query, record: SearchRecord, traits: Traits): number {
  const isOperation = record.kind === 'operation';
  const methodFit = method === undefined ? 0 : record.method?.toLowerCase() === method && isOperation ? 1 : -0.5;
  if (path === undefined || !isOperation || !traits.path.includes(path)) return methodFit;
  const share = path.length / traits.path.length;
  const read = method === undefined && record.method === 'get' ? 0.2 : 0;
  return methodFit + (traits.path.startsWith(path) ? 2 : 1) + share + read;
}

import * as messages from '@/messages';
import type { Marked } from '@/openapi/model/prose-marks-server-and-docs-links';

/** The kinds of records, in the order of the filters. */
export const recordKinds = [
  'page',
  'section',
  'operation',
  'parameter',
  'field',
  'value',
  'schema',
  'response',
] as const;

export type RecordKind = (typeof recordKinds)[number];

/** The names from the area of the site down to the record itself, as in DocSearch. Unused levels are null. */
export type Hierarchy = Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>;

/** A place that contains the item of a record. */
export interface RecordPlace {
  /** `Create an environment`. */
  title: string;
  /** Its URL, without base path: `/api/environments/#createEnvironment.path.shortName`. */
  url: string;
}

/** An item that readers can find. */
export interface SearchRecord {
  /** The id of the record, which is the same in every build as long as the item keeps its URL. */
  objectID: string;
  kind: RecordKind;
  title: string;
  hierarchy: Hierarchy;
  /** Other names of the item, such as an operationId, keywords, or a status. */
  names: string[];
  text: string;
  /** The text of its code blocks. It is searched, but excerpts show only `text`. */
  code?: string;
  /** The URL of the first place, without base path. */
  url: string;
  /** Names of its ancestors, the segments of its URL, its kind, and the verb of an operation. */
  inherited: string[];
  /** Set only for items of an API. */
  service?: string;
  /** The title of its API, by which readers filter. No other API has the same. */
  serviceTitle?: string;
  /** Set only for operations, parameters, and responses. */
  method?: string;
  path?: string;
  /** The type of a property or parameter, in words, or the mark of an illustrative page. */
  type?: string;
  /** The words for how old and how stable the item is, by which readers filter: `deprecated`, `beta`. */
  marks?: string[];
  /** The places of the item if it has more than one. Identical items share a record. */
  places: RecordPlace[];
  /** Its importance, from 0 to 100, which decides between equal matches. */
  weight: number;
  /** The same for all pieces of one split record. Results show only one of them. */
  group: string;
  version: string;
  locale: string;
  /** Identifies the content of all records of a build. */
  build: string;
}

/** A record before it is merged, split, and stamped with the build. */
export type RecordDraft = Omit<
  SearchRecord,
  'group' | 'version' | 'locale' | 'build' | 'places' | 'hierarchy' | 'inherited'
> & {
  /** From the outermost level to the record itself. */
  levels: string[];
  /** The title of the place that contains the item. */
  place: string;
  /** Drafts with the same key become one record. The key defaults to the `objectID`. */
  mergeKey?: string;
};

/** Returns everything that a record says, which is searched. */
export function toFullText({ text, code }: Pick<SearchRecord, 'text' | 'code'>): string {
  return code === undefined ? text : `${text} ${code}`;
}

/** Returns some properties of an item, in the given order. */
export function pick<T, K extends keyof T>(item: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, item[key]])) as Pick<T, K>;
}

/** Distributes names over the seven levels. Deeper names share the last level. */
export function toHierarchy(levels: string[]): Hierarchy {
  const [lvl0 = null, lvl1 = null, lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null] = levels;
  const rest = levels.slice(6);
  return { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6: rest.length > 0 ? rest.join(' › ') : null };
}

/** A verb for operations by method, independent of their titles. */
const methodVerbs: Record<string, string> = {
  get: 'get',
  post: 'create',
  put: 'update',
  patch: 'update',
  delete: 'delete',
};

type Kind = Pick<SearchRecord, 'kind' | 'url' | 'method'>;

/** Returns the names of a record's ancestors, the segments of its URL, and the words for its kind. */
export function toInherited(record: Kind & Pick<SearchRecord, 'hierarchy'>): string[] {
  const folders = record.url.replace(/#.*$/, '').split('/').filter(Boolean);
  // Whoever wants to list items for which there is no list wants to read one.
  const list = record.kind === 'operation' && record.method === 'get' ? ['list'] : [];
  return [...new Set([...getParents(record.hierarchy), ...folders, ...toKindWords(record), ...list])];
}

/**
 * Returns true for a record of where a schema or property is used. It has the same name as the schema or property itself, so it
 * is a result only if the reader asks for it.
 */
export function isUse({ url }: Pick<SearchRecord, 'url'>): boolean {
  return /^\/reference\/(?:schemas\/[^/]|properties\/#)/.test(url);
}

/** Returns words for the kind and the action of an item: `operation`, `create`. */
export function toKindWords({ kind, url, method = '' }: Kind): string[] {
  // The prefix of a version may come first.
  if (kind === 'page' && /^(?:\/[^/]+)?\/category\/[^/]+\/$/.test(url)) return [kind, 'overview'];
  const verb = kind === 'operation' && Object.hasOwn(methodVerbs, method) ? methodVerbs[method] : undefined;
  return verb === undefined ? [kind] : [kind, verb];
}

/** Returns the ancestors of a record, outermost first, without the record itself. */
export function getParents(hierarchy: Hierarchy): string[] {
  return Object.values(hierarchy)
    .filter((level): level is string => level !== null)
    .slice(0, -1);
}

/** Kinds of marks whose words many items share, so that readers filter by them. */
const filtered = ['deprecated', 'stability', 'badge'];

/** Returns the text of an item after its marks, and the words of marks by which readers filter. */
export function toMarkedText({ marks = [] }: Marked, text: string): Pick<RecordDraft, 'text' | 'marks'> {
  if (marks.length === 0) return { text };
  const words = marks
    .filter(({ kind }) => filtered.includes(kind))
    .map((mark) => (mark.kind === 'deprecated' ? messages.deprecated : mark.text));
  return {
    text: [marks.map((mark) => mark.text).join(', '), text].filter(Boolean).join('. '),
    ...(words.length > 0 && { marks: [...new Set(words)] }),
  };
}

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

/** The ancestors of a record from the area of the site down to the record, as in DocSearch. Unused levels are null. */
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
  /** Stays the same in every build, as long as the item keeps its URL. */
  objectID: string;
  kind: RecordKind;
  title: string;
  hierarchy: Hierarchy;
  /** Other names of the item: operationId, keywords, status. */
  names: string[];
  text: string;
  /** The URL of the first place, without base path. */
  url: string;
  /** Names from its ancestors: sections and services, folders and file in its URL, and its kind. */
  inherited: string[];
  /** Set only for items of an API. */
  service?: string;
  /** Set only for operations and their children. */
  method?: string;
  path?: string;
  /** The type of a property or parameter, in words. */
  type?: string;
  /** The places of the item if it has more than one; identical items share a record. */
  places: RecordPlace[];
  /** Its rank among equal matches, 0 to 100. */
  weight: number;
  /** The same for all pieces of one long text: results show one of them. */
  group: string;
  version: string;
  locale: string;
  /** Identifies the content that all records of a build come from. */
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
  /** Drafts with the same key become one record; a draft without a key has its own. */
  mergeKey?: string;
};

/** Distributes names over the seven levels; deeper names share the last level. */
export function toHierarchy(levels: string[]): Hierarchy {
  const [lvl0 = null, lvl1 = null, lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null] = levels;
  const rest = levels.slice(6);
  return { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6: rest.length > 0 ? rest.join(' › ') : null };
}

/** Verbs for an operation by its method, whatever its title says. */
const methodVerbs: Record<string, string> = {
  get: 'get',
  post: 'create',
  put: 'update',
  patch: 'update',
  delete: 'delete',
};

type Kind = Pick<SearchRecord, 'kind' | 'url' | 'method'>;

/** Returns the words that a record inherits from its ancestors and its kind. */
export function toInherited(record: Kind & Pick<SearchRecord, 'hierarchy'>): string[] {
  const folders = record.url.replace(/#.*$/, '').split('/').filter(Boolean);
  return [...new Set([...getParents(record.hierarchy), ...folders, ...toKindWords(record)])];
}

/** Returns words for the kind and the action of an item: `operation`, `create`. */
export function toKindWords({ kind, url, method = '' }: Kind): string[] {
  if (url.startsWith('/category/')) return [kind, 'overview'];
  const verb = kind === 'operation' ? methodVerbs[method] : undefined;
  return verb === undefined ? [kind] : [kind, verb];
}

/** Returns the ancestors of a record, outermost first, without the record itself. */
export function getParents(hierarchy: Hierarchy): string[] {
  return Object.values(hierarchy)
    .filter((level): level is string => level !== null)
    .slice(0, -1);
}

/** What a record can be; the order is that of the filters. */
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

/** The way to a record from the area of the site down to itself, as DocSearch has it; unused levels are null. */
export type Hierarchy = Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>;

/** One place that has the thing. */
export interface RecordPlace {
  /** `Create an environment`. */
  title: string;
  /** Where it is read, without base path: `/api/environments/#createEnvironment.path.shortName`. */
  url: string;
}

/** One thing that can be found. */
export interface SearchRecord {
  /** The same from build to build, as long as the thing keeps its address. */
  objectID: string;
  kind: RecordKind;
  title: string;
  hierarchy: Hierarchy;
  /** Other names of the thing: operationId, keywords, status. */
  names: string[];
  text: string;
  /** Without base path; of the first place. */
  url: string;
  /** What it is called by where it is: sections and services above it, folders and file of its address, its kind. */
  inherited: string[];
  /** Only of what an API has. */
  service?: string;
  /** Only of operations and what belongs to one. */
  method?: string;
  path?: string;
  /** The type of a property or parameter, in words. */
  type?: string;
  /** Where the thing stands, if in more than one place; identical ones share a record. */
  places: RecordPlace[];
  /** How much it counts among equals, 0 to 100. */
  weight: number;
  /** The same for the pieces of one long text: results show one of them. */
  group: string;
  version: string;
  locale: string;
  /** Names the content that all records were made from. */
  build: string;
}

/** A record before it is merged, split and stamped. */
export type RecordDraft = Omit<
  SearchRecord,
  'group' | 'version' | 'locale' | 'build' | 'places' | 'hierarchy' | 'inherited'
> & {
  /** From the outermost level to the record itself. */
  levels: string[];
  /** Where it stands. */
  place: string;
  /** Drafts with the same key are one record; without a key it stands alone. */
  mergeKey?: string;
};

/** Spreads the names of the way over the seven levels; what is deeper than seven shares the last. */
export function toHierarchy(levels: string[]): Hierarchy {
  const [lvl0 = null, lvl1 = null, lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null] = levels;
  const rest = levels.slice(6);
  return { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6: rest.length > 0 ? rest.join(' › ') : null };
}

/** What an operation does by its method, whatever its title says. */
const methodVerbs: Record<string, string> = {
  get: 'get',
  post: 'create',
  put: 'update',
  patch: 'update',
  delete: 'delete',
};

type Kind = Pick<SearchRecord, 'kind' | 'url' | 'method'>;

/** What a record inherits from the place that it has in the site, and from what it is. */
export function toInherited(record: Kind & Pick<SearchRecord, 'hierarchy'>): string[] {
  const folders = record.url.replace(/#.*$/, '').split('/').filter(Boolean);
  return [...new Set([...getParents(record.hierarchy), ...folders, ...toKindWords(record)])];
}

/** What a thing is, and what it does: `operation`, `create`. */
export function toKindWords({ kind, url, method = '' }: Kind): string[] {
  if (url.startsWith('/category/')) return [kind, 'overview'];
  const verb = kind === 'operation' ? methodVerbs[method] : undefined;
  return verb === undefined ? [kind] : [kind, verb];
}

/** The way to a record in one list, outermost first, without the record itself. */
export function getParents(hierarchy: Hierarchy): string[] {
  return Object.values(hierarchy)
    .filter((level): level is string => level !== null)
    .slice(0, -1);
}

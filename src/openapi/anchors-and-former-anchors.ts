import { getTexts } from './find-members-of-parsed-json';
import { toPointer } from '@/lib/json-pointer';
import { pageIds } from '@/lib/page-ids-markers-and-placeholders';
/*
 * The anchors of an API page. Bookmarks and error messages of the API may link to them, so this grammar does not
 * change:
 *
 *     page        = operation / schema / "tag." name / "security." name
 *     operation   = operationId / callback "." method    createEnvironment
 *     parameter   = operation "." in "." name *step      createEnvironment.path.ownerId
 *     body        = operation ".body" *step              createEnvironment.body.resourceGroups
 *     response    = operation "." status *step           listAzureLocations.200.metadata.pairedRegions
 *     header      = operation "." status ".header." name *step   listPets.200.header.X-Next
 *     callback    = operation ".callback." name
 *     schema      = "schema." name *step                 schema.EnvironmentId.shortName
 *     step        = property / map / tuple / variant / value / applicator
 *     property    = "." name
 *     map         = ".*" [number]                        additionalProperties; numbered for patternProperties
 *     tuple       = "." index                            prefixItems
 *     variant     = ":" title                            schema.Pet:Cat.name
 *     value       = "=" value                            schema.EnvironmentType=Personal
 *     applicator  = ":not" / ":if" / ":then" / ":else" / ":names" / ":items" / ":contains"
 *
 * The items of an array add no step, unless the array also has `prefixItems`, `contains`, or applicators (`:items`).
 * If a body or response has several media types, `~2`, `~3`, ... precede the steps of the second and later ones.
 * In a name, hyphens replace the characters that a URL would have to encode, and `u` with the code point replaces
 * letters outside ASCII. If two names in one scope become equal, the later one gets `-2`. An operation without an
 * operationId gets its method and path: `get-pets-petId`.
 */

/** Converts a name to an anchor segment of ASCII characters that a URL does not encode. */
export function toSegment(name: string): string {
  const segment = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}_$~!-]+/gu, '-')
    .replace(/[^\x21-\x7e]/g, (character) => `u${character.codePointAt(0)?.toString(16) ?? ''}`)
    .replace(/^-+(?=.)|(?<=.)-+$/g, '');
  return segment === '' ? '-' : segment;
}

/** Assigns unique segments within one scope. */
export class Segments {
  private readonly taken = new Set<string>();
  /** The last number assigned for each segment, so that thousands of equal names do not start from 2 again. */
  private readonly last = new Map<string, number>();

  constructor(reserved: string[] = []) {
    for (const segment of reserved) this.taken.add(segment);
  }

  /** Returns the segment of a name. If the segment is taken, appends a number. */
  claim(name: string): string {
    const base = toSegment(name);
    let segment = base;
    for (let number = (this.last.get(base) ?? 1) + 1; this.taken.has(segment); number++) {
      segment = `${base}-${number}`;
      this.last.set(base, number);
    }
    this.taken.add(segment);
    return segment;
  }

  /** Returns a name as it is, or its segment with a number if that is taken. */
  claimName(name: string): string {
    const segment = this.claim(name);
    return segment === toSegment(name) ? name : segment;
  }
}

/** Segments that begin other anchors or are ids of the page. An operation with one of these names gets a number. */
export const reservedSegments = [
  'schema',
  'tag',
  'security',
  'schemas',
  'webhooks',
  'overview',
  'operations',
  ...pageIds,
];

/** The extension with the former names of an operation, a parameter, a property, or a component schema. */
export const aliasesKey = 'x-aliases';

interface Named {
  /** The anchor, or the end of one. Its last segment is the name. */
  anchor: string;
  aliases?: string[];
}

/** Adds the anchors of former names to the items of one scope, each with the objects that may list them, except for those that are taken. */
export function addFormerAnchors(items: { item: Named; sources: unknown[] }[]): void {
  const taken = new Set(items.map(({ item }) => item.anchor));
  for (const { item, sources } of items) {
    const start = item.anchor.slice(0, item.anchor.lastIndexOf('.') + 1);
    const names = sources.flatMap((source) => getTexts(source, aliasesKey));
    const former = new Set(names.map((name) => start + toSegment(name)));
    const free = [...former].filter((anchor) => !taken.has(anchor));
    for (const anchor of free) taken.add(anchor);
    if (free.length > 0) item.aliases = free;
  }
}

/** Returns the hashes that an operation had in the former API reference (Redoc), without `#`: old bookmarks use them. */
export function toOperationAliases(operation: {
  operationId?: string;
  path: string;
  method: string;
  tags: string[];
}): string[] {
  const { operationId, path, method, tags } = operation;
  const key = operationId === undefined ? `${toPointer('paths', path)}/${method}` : `operation/${operationId}`;
  return [...tags.map((tag) => `${toTagAlias(tag)}/${key}`), key];
}

/** Returns the hash that a tag had in Redoc, without `#`: case is preserved, and spaces become hyphens. */
export function toTagAlias(tag: string): string {
  const slug = tag
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('&', 'and')
    .replace(/[^\w\s$*_+~.()'"!:@-]+/g, '')
    .trim()
    .replace(/[\s-]+/g, '-');
  return `tag/${slug || tag.replace(/\s+/g, '-')}`;
}

/*
 * The anchors of an API page. A link to one may be in a bookmark or in an error message of the API, so this
 * grammar does not change:
 *
 *     page        = operation / schema / "tag." name / "security." name
 *     operation   = operationId                          createEnvironment
 *     parameter   = operation "." place "." name         createEnvironment.path.ownerId
 *     body        = operation ".body" *step              createEnvironment.body.resourceGroups
 *     response    = operation "." status *step           listAzureLocations.200.metadata.pairedRegions
 *     header      = operation "." status ".header." name listPets.200.header.X-Next
 *     callback    = operation ".callback." name
 *     schema      = "schema." name *step                 schema.EnvironmentId.shortName
 *     step        = property / map / tuple / variant / value / part
 *     property    = "." name
 *     map         = ".*" [number]                        values of a map; numbered for patterns
 *     tuple       = "." index
 *     variant     = ":" title                            schema.Pet:Cat.name
 *     value       = "=" value                            schema.EnvironmentType=Personal
 *     part        = ":not" / ":if" / ":then" / ":else" / ":names" / ":items" / ":contains"
 *
 * The items of an array add nothing, unless the array has several kinds of them (`:items`, `:contains`). Where a
 * response or a body has several media types, the second and further ones put `~2`, `~3` ... before their steps.
 * Names lose what a URL would have to encode; if two of one place then are the same, the later one gets `-2`.
 * An operation without operationId is named by method and path: `get-pets-petId`.
 */

import { pageIds } from '@/lib/page-ids';

/** Converts a name to an anchor segment. */
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
  /** The last number assigned for each name: thousands may share one. */
  private readonly last = new Map<string, number>();

  constructor(reserved: string[] = []) {
    for (const segment of reserved) this.taken.add(segment);
  }

  /** Claims the segment of a name; if it is taken, appends a number. */
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
}

/** Segments that begin other anchors or are ids of the page itself: an operation with such a name gets a number. */
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

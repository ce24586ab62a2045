import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Reason } from '@/openapi/supported-fields';

type Json = Record<string, unknown>;

/** How a field is tested. */
export interface FieldCase {
  /** The first and the last version of OpenAPI with the field, if not all of them have it. */
  since?: number;
  until?: number;
  /** The key in the document, if the name of the field is not the key. */
  key?: string;
  /** A valid value, by default the one in the document. If it contains the word `Zebra`, a result must contain the word. */
  value?: unknown;
  /** Another value, from whose result that of `value` must differ if there is no `Zebra`. By default, the field is left out. */
  other?: unknown;
  /** A value with a mistake, by default one of another type. */
  wrong?: unknown;
  /** The pointer of the object, if it is not that of the other fields. */
  at?: string;
  /** Further fields of the object by name, or of others by pointer. Null leaves a field out. */
  with?: Json;
  /** Why the field is ignored. */
  reason?: Reason;
}

/** An object of the specification with the document in which its fields are tested. */
export interface ObjectCase {
  object: string;
  /** The section of the specification that describes it, if its address does not follow from the name. */
  url?: string;
  /** The pointer of the object in the document. */
  at: string;
  document: Json;
  /** A field without a case is not tested. */
  fields: Record<string, FieldCase>;
}

const folder = 'tests/fixtures/support';

/** Loads all objects, in the order of their files. */
export function loadCases(): ObjectCase[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => parse(readFileSync(`${folder}/${file}`, 'utf8'), { merge: true }) as ObjectCase[]);
}

/** Returns the versions of OpenAPI that have a field. */
export function getVersions({ since = 3.0, until = 3.2 }: FieldCase): string[] {
  return [3.0, 3.1, 3.2].filter((version) => version >= since && version <= until).map((version) => version.toFixed(1));
}

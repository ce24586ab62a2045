import type { supportReasons } from '@/messages';
import objects from './support.json';

/** Where a test finds a field of OpenAPI: on pages, in the Markdown of operations, in request samples, or in the messages of the linter. */
export type Place = 'page' | 'markdown' | 'samples' | 'checked';

/** Why a field is in no page, Markdown, or sample. */
export type Reason = keyof typeof supportReasons;

/** A field in the versions of OpenAPI in which it has the same result. */
export interface SupportedField {
  name: string;
  versions: string[];
  /** Undefined if no test has the field. */
  places?: Place[];
  reason?: Reason;
}

/** An object of the specification with all its fields. */
export interface SupportedObject {
  title: string;
  /** The section of the specification. */
  url: string;
  fields: SupportedField[];
}

/** What the site does with each field of OpenAPI, as `tests/unit/openapi/support.test.ts` has found it. */
export const supportedObjects = objects as SupportedObject[];

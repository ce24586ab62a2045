import type { Place } from '@/lib/fail';
import type { Direction } from '../model/schema';
import type { ChangeClass } from './rule';
import type { RuleId } from './rules';

/** What differs, before it is classified. */
export interface Found {
  rule: RuleId;
  /** JSON pointers into the bundled documents: where the difference is on each side. */
  pointers: { before?: string; after?: string };
  /** The pointer of the schema or object that the change is in, on the side that has it. */
  subject: string;
  /** What the change is in, in words, if that is no schema: `query parameter \`limit\``. */
  words?: string;
  /** The name of what was added, removed, or changed, such as a property or a parameter. */
  name?: string;
  /** The keyword of JSON Schema that differs, if the rule applies to several. */
  keyword?: string;
  before?: string;
  after?: string;
}

/** A change between two specs. */
export interface Change extends Found {
  class: ChangeClass;
  /** Undefined for a change that is neither in a request nor in a response, such as one of a server. */
  direction?: Direction;
  service: string;
  /** The operations that the change is in, such as `POST /pets`. */
  operations: string[];
  /** The component schema that the change is in. */
  schema?: string;
  text: string;
  /** Why the change has this class. */
  reason: string;
  places: { before?: Place; after?: Place };
  /** The JSON pointer by which the change can be accepted: that of the new spec, or the old one if the new one lacks it. */
  pointer: string;
  /** The reason from `openapi/known-changes.yaml`. */
  known?: string;
}

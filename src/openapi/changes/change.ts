import type { Place } from '@/lib/user-errors-and-mistakes';
import type { Direction } from '../model/schema';
import type { ChangeClass } from './breaking-change-classes-rule-type-and-reasons';
import type { RuleId } from './all-rules-and-rules-page';

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

/** A section of a page that names something that a change affects, or contains a sample of it. */
export interface AffectedSection {
  /** The title of the page and the heading of the section. */
  title: string;
  /** The path of the page with the anchor of the section. */
  path: string;
  file: string;
  isSample: boolean;
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
  /** The sections of pages that name the operations, the schema, or the property. Undefined if the pages were not searched. */
  sections?: AffectedSection[];
  /** The reason from `openapi/known-changes.yaml`. */
  known?: string;
}

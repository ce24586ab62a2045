/** How many items of each array are checked. */
export const checkedItems = 200;

/** A JSON Schema as plain data. */
export type JsonSchema = boolean | { [keyword: string]: unknown };

/** The schemas of a service, as `src/routes/payload-explainer-page.tsx` writes them. */
export interface ServiceSchemas {
  title: string;
  draft: '4' | '2020-12';
  /** The component schemas by name. They refer to each other by `#/components/schemas/<name>`. */
  schemas: Record<string, JsonSchema>;
  /** What a payload can be: component schemas, and bodies that are none. */
  candidates: Candidate[];
}

/** A schema that a payload may match. */
export interface Candidate {
  title: string;
  /** The URL of its section in the API reference. */
  href: string;
  schema: JsonSchema;
  /** The prefix of the URLs of its properties, if they have anchors. */
  anchor?: string;
}

/** A problem of a payload. */
interface PayloadProblem {
  line: number;
  column: number;
  /** The path of the value: `steps[0].status`; empty for the whole payload. */
  path: string;
  text: string;
}

/** A value of a payload that a schema describes. */
export interface PayloadValue {
  line: number;
  column: number;
  path: string;
  /** `string`, `integer`, `array`; empty if it is not documented. */
  type: string;
  description: string;
  href?: string;
  /** False for a property that the schema does not name. */
  isDocumented: boolean;
  /** The declared name that differs only in its spelling. */
  meant?: string;
}

/** A schema that fits a payload, with its problems and an explanation of its values. */
export interface Fit {
  title: string;
  service: string;
  href: string;
  problems: PayloadProblem[];
  values: PayloadValue[];
}

/**
 * The result for a payload: why it is not JSON; that no schema fits it, with the path of the innermost object that was tried if the
 * payload has properties; or the schemas that fit best, the best one first, with the path of the value that they fit. `isCut` is
 * true if only the first items of an array were checked.
 */
export type Explanation =
  | { kind: 'not-json'; line: number; column: number; text: string }
  | { kind: 'none'; path?: string }
  | { kind: 'fits'; fits: Fit[]; isCut: boolean; path: string };

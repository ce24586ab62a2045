import type { ApiLinks } from '@/openapi/model/prose-marks-server-and-docs-links';
import type { ReactNode } from 'react';
import type { Operation } from '@/openapi/model/operation';
import type { Direction, SchemaId, SchemaTable } from '@/openapi/model/schema';
import type { Spec } from '@/openapi/model/spec';
import type { CodeTable } from './highlighted-code';
import type { Budget } from './schema-row-budget';

/** The data that the components of a reference page share. */
export interface View {
  /** On a page of a whole service, the anchors of the operations or schemas near the top, which may be visible when it opens. */
  atTop?: ReadonlySet<string | undefined>;
  schemas: SchemaTable;
  /** True for the spec of another project: its pages don't say that meanings are missing or that examples don't match. */
  isForeign?: boolean;
  /** Returns the URL of an anchor of the spec: on this page, or on another page of a large spec. */
  toHref: (anchor: string) => string;
  /** The URLs of the pages that say where operations and component schemas are used, by anchor. */
  whereUsed?: ReadonlyMap<string, string>;
  /** The pages of the docs about the API. */
  links?: ApiLinks;
  /** The id of the operation whose sample links to the page about credentials. */
  firstSample?: string;
  /** What is added to the level of headings: less than zero on the pages of a large spec except the overview, more in a tag of another one. */
  headingOffset?: number;
  /** The highlighted code of examples, by language and source. */
  code: CodeTable;
  /** Whether to mark assumed values. */
  showAssumed: boolean;
  /** How many rows each body, response, or schema may expand to. */
  budget: Budget;
  /** Whether the page is a document for print, without controls. */
  isPrinted?: boolean;
  /** Where the value goes: requests leave out read-only properties, responses write-only ones. */
  direction?: Direction;
}

/** What each page of a spec gets. */
export interface SpecProps extends Pick<View, 'showAssumed' | 'whereUsed' | 'links'> {
  spec: Spec;
}

/** Returns the view of a page of a spec. `own` is what differs between the pages. */
export function toView(
  { spec: { schemas, isForeign }, showAssumed, whereUsed, links }: SpecProps,
  own: Omit<View, keyof SpecProps | 'schemas' | 'isForeign'>,
): View {
  return { schemas, isForeign, showAssumed, whereUsed, links, ...own };
}

/** Returns the views of the request and of the responses of an operation. */
export function toDirectedViews(view: View, { directions }: Operation): [request: View, response: View] {
  return [
    { ...view, direction: directions.request },
    { ...view, direction: directions.response },
  ];
}

/** A schema at a position on the page. */
export interface SchemaPosition {
  id: SchemaId;
  anchor: string;
  /** The schemas that contain it, outermost first, each with the anchor of its properties. */
  ancestors: { id: SchemaId; anchor: string }[];
  /** How many rows a schema may still expand to here. */
  budget: Budget;
}

/** Renders the inside of a schema. It is passed as a prop, so that the components do not import each other in a cycle. */
export type RenderInside = (position: SchemaPosition) => ReactNode;

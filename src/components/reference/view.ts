import type { ReactNode } from 'react';
import type { SchemaId, SchemaTable } from '@/spec/model';
import type { CodeTable } from './code';

/** What every part of a reference page looks things up in. */
export interface View {
  /** The operations near the top of a page, by their ids: those that may be in sight when it is opened. */
  atTop?: ReadonlySet<string>;
  schemas: SchemaTable;
  /** Where an anchor of the spec stands: on this page, or on another one of a large spec. */
  toHref: (anchor: string) => string;
  /** By how many levels the headings of an operation are raised, where the page is about less than a whole spec. */
  raised?: number;
  /** Code of examples, highlighted, by language and source. */
  code: CodeTable;
  /** Whether values that the site assumes say so. */
  showAssumed: boolean;
  /** How many rows a body, response or schema may unfold by itself. */
  rowBudget: number;
  /** How many rows each may show of schemas that are written inside of it, if not the usual number. */
  inlineBudget?: number;
  /** Says which fields are left out: those only read from requests, those only written from responses. */
  direction?: 'request' | 'response';
}

/** A schema at a place of the page. */
export interface SchemaPosition {
  id: SchemaId;
  anchor: string;
  /** The schemas that it is in, outermost first, each with the anchor where its fields are. */
  ancestors: { id: SchemaId; anchor: string }[];
  /** How many rows a reference from here may still unfold. */
  rowBudget: number;
  /** How many rows a schema written inside of this one may show; as many as it has if undefined. */
  inlineBudget?: number;
}

/** Shows what is inside the schema at a place; handed down, so that the parts of a schema need not know the whole. */
export type RenderInside = (position: SchemaPosition) => ReactNode;

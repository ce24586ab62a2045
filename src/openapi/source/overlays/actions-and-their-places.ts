import { getLineColLocation, type Document, type NormalizedProblem } from '@redocly/openapi-core';
import { findText } from '../../find-members-of-parsed-json';
import { toPointer } from '@/lib/json-pointer';

/** An action of an overlay. */
export interface Action {
  overlay: Document;
  index: number;
  /** The JSONPath expression. */
  target: string;
  description?: string;
}

/** What an action has found and changed in a document. */
export interface AppliedAction extends Action {
  /** The pointers of the values that the target has selected. */
  hits: string[];
  /** Why there are none. */
  miss?: string;
  changes: Change[];
}

/** Returns the actions of an overlay. Leaves out what is no action, which the linter reports. */
export function getActions(overlay: Document): Action[] {
  const actions: unknown = (overlay.parsed as { actions?: unknown }).actions;
  return (Array.isArray(actions) ? actions : []).flatMap((action: unknown, index) => {
    const target = findText(action, 'target');
    return target === undefined ? [] : [{ overlay, index, target, description: findText(action, 'description') }];
  });
}

/** Returns the line and the column of an action in its file. */
export function toActionPlace({ overlay: { source }, index }: Action): { line: number; column: number } {
  const { line, col } = getLineColLocation({ source, pointer: toPointer('#/actions', index) }).start;
  return { line, column: col };
}

/** Creates a problem of the linter that is located at the target of an action. */
export function toActionProblem(
  { overlay: { source }, index }: Action,
  ruleId: string,
  severity: NormalizedProblem['severity'],
  message: string,
): NormalizedProblem {
  const location = { source, pointer: toPointer('#/actions', index, 'target'), reportOnKey: false };
  return { ruleId, severity, message, location: [location], suggest: [] };
}

/** A value that an action sets, adds, or removes. */
export interface Change {
  pointer: string;
  /** Undefined if the value is new. */
  before?: unknown;
  /** Undefined if the value is removed. */
  after?: unknown;
}

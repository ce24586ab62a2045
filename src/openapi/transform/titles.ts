import { toSentMethod } from '@/lib/http-method';
import { findText } from '../find-members-of-parsed-json';
import type { IndexedOperation } from './index-operations-and-assign-ids';
import { nameControls } from '@/lib/control-characters';

const titleLength = 50;
/** A longer summary is treated as a description. */
export const summaryLength = 120;

/**
 * Returns the title of an operation: its summary, its operationId, the start of its description, or its method and path.
 * @see https://spec.openapis.org/oas/v3.1.1.html#operation-object
 */
export function toOperationTitle(indexed: IndexedOperation): string {
  return toTitle(getTitle(indexed));
}

function getTitle({ kind, operation: { value }, operationId, method, path }: IndexedOperation): string {
  const summary = findText(value, 'summary')?.trim();
  if (summary && summary.length <= summaryLength) return summary;
  // A webhook is identified by its name.
  if (summary && kind === 'webhook') return path;
  if (operationId) return operationId;
  const [line = ''] = (summary ?? findText(value, 'description') ?? '').trim().split('\n');
  if (line) return line.length <= titleLength ? line : `${line.slice(0, titleLength).replace(/\s+\S*$/, '')} …`;
  return `${toSentMethod(method)} ${path}`;
}

/** Returns a title on one line, with names of control characters, which tabs of browsers, lists, and files would contain raw. */
export function toTitle(text: string): string {
  return nameControls(text).replace(/\s+/g, ' ').trim();
}

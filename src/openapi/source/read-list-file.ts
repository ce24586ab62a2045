import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import { fail, type Place } from '@/lib/fail';

/**
 * Reads a file of `openapi/` that lists entries for all services. Without the file, the list is empty. Fails at the first
 * entry that the schema refuses; `fix` says what an entry looks like, unless the check that refuses it has a `fix` in its `params`.
 */
export async function readListFile<T>(root: string, name: string, entry: z.ZodType<T>, fix: string): Promise<T[]> {
  const file = join('openapi', name);
  const text = await readFile(join(root, file), 'utf8').catch((cause: unknown) => failUnlessMissing(file, cause));
  if (text === undefined) return [];
  const lineCounter = new LineCounter();
  const toPlace = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line, column: col };
  };
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  if (error) fail(error.message, { place: toPlace(error.pos[0]), fix: 'Correct the YAML.' });
  const result = z.array(entry).safeParse(document.toJS() ?? []);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const own: unknown = issue?.code === 'custom' ? issue.params?.['fix'] : undefined;
  return fail(issue ? toMessage(issue) : '', {
    place: toPlace(findOffset(document, issue?.path ?? [])),
    fix: typeof own === 'string' ? own : fix,
  });
}

/** Says what is wrong with an entry, counted from 1: `entry 2: "reason" is missing`. */
function toMessage({ path: [index, ...keys], ...issue }: z.core.$ZodIssue): string {
  if (typeof index !== 'number') return 'the file must be a list of entries';
  const key = keys.length === 0 ? 'it' : `"${keys.join('.')}"`;
  return `entry ${index + 1}: ${toReason(key, issue)}`;
}

function toReason(key: string, issue: Pick<z.core.$ZodIssue, 'code' | 'message'> & { expected?: string }): string {
  const { code, message, expected = '' } = issue;
  if (code === 'too_small') return `${key} is empty`;
  if (code !== 'invalid_type') return message;
  return message.endsWith('received undefined')
    ? `${key} is missing`
    : `${key} must be a ${names[expected] ?? expected}`;
}

/** The words of YAML for the types of values. */
const names: Record<string, string> = { array: 'list', object: 'map', string: 'text' };

function failUnlessMissing(file: string, cause: unknown): undefined {
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return;
  fail('the file cannot be read', { place: { file }, fix: 'Make it a text file that you may read.', cause });
}

/** Finds where a value begins, or the nearest value around it that the file contains. */
function findOffset(document: Document, path: readonly PropertyKey[]): number {
  const node = document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : findOffset(document, path.slice(0, -1));
}

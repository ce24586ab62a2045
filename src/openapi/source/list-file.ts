import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import { fail, type Place } from '@/lib/fail';

/**
 * Reads a file of `openapi/` that lists entries for all services. Without the file, the list is empty. Fails at the first
 * entry that the schema refuses; `fix` says what an entry looks like.
 */
export async function readListFile<T>(root: string, name: string, entry: z.ZodType<T>, fix: string): Promise<T[]> {
  const file = join('openapi', name);
  const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
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
  const { path, message } = result.error.issues[0] ?? { path: [], message: '' };
  return fail(`entry ${path.join('.')}: ${message}`, { place: toPlace(findOffset(document, path)), fix });
}

/** Finds where a value begins, or the nearest value around it that the file contains. */
function findOffset(document: Document, path: readonly PropertyKey[]): number {
  const node = document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : findOffset(document, path.slice(0, -1));
}

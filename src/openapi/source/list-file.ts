import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { fail } from '@/lib/fail';

/**
 * Reads a file of `openapi/` that lists entries for all services. Without the file, the list is empty. Fails at the first
 * entry that the schema refuses; `fix` says what an entry looks like.
 */
export async function readListFile<T>(root: string, name: string, entry: z.ZodType<T>, fix: string): Promise<T[]> {
  const file = join('openapi', name);
  const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) fail(error.message.split('\n')[0] ?? error.message, { place: { file }, fix: 'Correct the YAML.' });
  const result = z.array(entry).safeParse(document.toJS() ?? []);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  return fail(`entry ${issue?.path.join('.')}: ${issue?.message}`, { place: { file }, fix });
}

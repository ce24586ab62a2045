import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fail, failForAll } from '@/lib/user-errors-and-mistakes';
import { parseYaml } from '@/lib/parse-yaml';

/**
 * Reads a file of `openapi/` that lists entries for all services. Without the file, the list is empty. Fails at the first
 * entry that the schema refuses; `fix` says what an entry looks like, unless the check that refuses it has a `fix` in its `params`.
 */
export async function readListFile<T>(root: string, name: string, entry: z.ZodType<T>, fix: string): Promise<T[]> {
  const file = join('openapi', name);
  const text = await readFile(join(root, file), 'utf8').catch((cause: unknown) => failUnlessMissing(file, cause));
  if (text === undefined) return [];
  const { value, findPlace } = parseYaml(text, file);
  const result = z.array(entry).safeParse(value ?? []);
  if (result.success) return result.data;
  return failForAll(
    result.error.issues.slice(0, 1).map((issue) => {
      const own: unknown = issue.code === 'custom' ? issue.params?.['fix'] : undefined;
      return { message: toMessage(issue), place: findPlace(issue.path), fix: typeof own === 'string' ? own : fix };
    }),
  );
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

import { readFileSync } from 'node:fs';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { failForAll } from '@/lib/fail';
import { toOptionPath } from './parse-site';
import { toNamedPath } from './schema/object-and-union-schemas';

/** Reads a YAML or JSON file below `content/` and checks it against a schema. Fails with the place of each mistake. */
export function readSettings<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, prettyErrors: false });
  const toPlace = (offset = 0) => ({ file, line: lines.linePos(offset).line, column: lines.linePos(offset).col });
  const fix = 'Correct the value, or remove it.';
  const [error] = document.errors;
  // One syntax error causes others after it.
  if (error) return failForAll([{ message: error.message, place: toPlace(error.pos[0]), fix: 'Correct the YAML.' }]);
  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success) return result.data;
  return failForAll(
    result.error.issues.map((issue) => {
      const node: unknown = document.getIn(issue.path, true);
      const place = toPlace(isNode(node) ? node.range?.[0] : undefined);
      const option = toOptionPath(toNamedPath(issue));
      return { message: option === '' ? issue.message : `${option}: ${issue.message}`, place, fix };
    }),
  );
}

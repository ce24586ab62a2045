import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { failForAll } from '@/lib/fail';
import { parseYaml } from '@/lib/parse-yaml';
import { toOptionPath } from './parse-site';
import { toNamedPath } from './schema/object-and-union-schemas';

/** Reads a YAML or JSON file below `content/` and checks it against a schema. Fails with the place of each mistake. */
export function readSettings<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  const { value, findPlace } = parseYaml(readFileSync(file, 'utf8'), file);
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  return failForAll(
    result.error.issues.map((issue) => {
      const option = toOptionPath(toNamedPath(issue));
      return {
        message: option === '' ? issue.message : `${option}: ${issue.message}`,
        place: findPlace(issue.path),
        fix: 'Correct the value, or remove it.',
      };
    }),
  );
}

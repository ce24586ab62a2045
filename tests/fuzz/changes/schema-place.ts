import type { ChangeClass, Edit } from './edit';
import type { Random } from './random';
import { getSchemas } from './schemas';
import type { Schema } from './types';

/** The class of an edit in a request and in a response, or undefined where it is not reported. */
type Pair = [request: ChangeClass | undefined, response: ChangeClass | undefined];

/** Creates an edit of a random schema that fits. */
export function toEdit(fits: (schema: Schema) => boolean, change: (schema: Schema, random: Random) => Pair): Edit {
  return (document, random) => {
    const found = [...getSchemas(document)].filter(([schema]) => fits(schema));
    if (found.length === 0) return undefined;
    const [schema, directions] = random.pick(found);
    const pair = change(schema, random);
    return (['request', 'response'] as const).flatMap((direction, index) => {
      const kind = pair[index];
      return kind && directions.has(direction) ? [`${direction} ${kind}` as const] : [];
    });
  };
}

/** Sets a keyword, or removes it, and returns the classes. */
export function set(schema: Schema, keyword: string, value: unknown, pair: Pair): Pair {
  if (value === undefined) delete schema[keyword];
  else schema[keyword] = value;
  return pair;
}

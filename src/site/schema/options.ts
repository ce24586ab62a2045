import { z } from 'zod';
import { toHint } from '@/lib/nearest';

/** Creates the schema of an object with options. It rejects an unknown option and suggests the most similar name. */
export function optionsOf<T extends z.core.$ZodShape>(shape: T) {
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return undefined;
      const key = issue.keys[0] ?? '';
      return `there is no option "${key}". ${toHint(key, Object.keys(shape), 'Options here')}`;
    },
  });
}

type Shapes = Record<string, z.ZodObject>;

/**
 * How {@link byType} selects an alternative: the noun for its errors, the function that returns the type of an object,
 * and the types that it rejects, each with the reason.
 */
interface Choice {
  what: string;
  toType: (value: Record<string, unknown>) => unknown;
  refused?: Record<string, string>;
}

/**
 * Creates a schema for one of several objects. It selects the object by type before it checks anything else, so that an
 * error is about the intended object. The table of options reads the alternatives from its metadata.
 */
export function byType<T extends Shapes>(
  shapes: T,
  { what, toType, refused = {} }: Choice,
): z.ZodType<z.output<T[keyof T]>, z.input<T[keyof T]>> {
  const schema = z.unknown().transform((value, context) => {
    const refuse = (message: string) => {
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    };
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refuse(`a ${what} must be an object`);
    const type = String(toType(value as Record<string, unknown>));
    const reason = Object.hasOwn(refused, type) ? refused[type] : undefined;
    if (reason !== undefined) return refuse(reason);
    const shape = Object.hasOwn(shapes, type) ? shapes[type] : undefined;
    if (!shape) return refuse(`there is no ${what} of type "${type}". ${toHint(type, Object.keys(shapes), 'Types')}`);
    const result = shape.safeParse(value);
    if (result.success) return result.data;
    context.issues.push(...result.error.issues.map((issue) => ({ ...issue, input: value }) as z.core.$ZodRawIssue));
    return z.NEVER;
  });
  return schema.meta({ alternatives: shapes }) as unknown as z.ZodType<z.output<T[keyof T]>, z.input<T[keyof T]>>;
}

/** Returns the type of an item. Without one, the type is `withItems` if the item has items, otherwise `plain`. */
export function getType(value: Record<string, unknown>, plain: string, withItems: string): unknown {
  return value.type ?? (value.items === undefined ? plain : withItems);
}

import { z } from 'zod';
import { toHint } from '@/lib/nearest-names';

/**
 * Creates the schema of an object with options. It rejects each unknown option with an issue of its own, and suggests the most
 * similar name.
 */
export function optionsOf<T extends z.core.$ZodShape>(shape: T) {
  const unknownOption = z.custom<never>(() => false, {
    error: ({ path = [] }) => {
      const key = String(path.at(-1));
      return `there is no option "${key}". ${toHint(key, Object.keys(shape), 'Options here')}`;
    },
    params: { isUnknown: true },
  });
  return z.object(shape).catchall(unknownOption) as unknown as z.ZodObject<T, z.core.$strict>;
}

/** Returns the path that names an issue in a message. That of an unknown option is the path of its object. */
export function toNamedPath(issue: z.core.$ZodIssue): PropertyKey[] {
  return issue.code === 'custom' && issue.params?.isUnknown === true ? issue.path.slice(0, -1) : issue.path;
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

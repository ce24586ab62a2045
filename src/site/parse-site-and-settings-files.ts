import type { z } from 'zod';
import { failForAll, type PlacedMistake } from '@/lib/user-errors-and-mistakes';
import { findOption, toOptionPath } from './config-option-places';
import { type Site, siteSchema } from './schema';
import { toNamedPath } from './schema/object-and-union-schemas';
import { readFileSync } from 'node:fs';
import { parseYaml } from '@/lib/parse-yaml';

/**
 * Checks a configuration against its schema. The error names each faulty option with its place, shows its item, and lists the
 * accepted values.
 */
export function parseSite(config: unknown): Site {
  const result = siteSchema.safeParse(config);
  return result.success ? result.data : failForAll(result.error.issues.map((issue) => toMistake(issue, config)));
}

function toMistake(found: z.core.$ZodIssue, config: unknown): PlacedMistake {
  const issue = toMeant(found);
  const option = toNamedPath(issue);
  const where = toOptionPath(option);
  const item = toItem(option, config);
  const shown = typeof item === 'object' && item !== config ? `\n${JSON.stringify(item, null, 2)}` : '';
  return {
    place: findOption({ path: issue.path }),
    message: `${where === '' ? '' : `${where}: `}${toWords(issue, getAt(config, issue.path))}${shown}`,
  };
}

/** Returns the item that the error shows: the value itself if it is an object, otherwise its parent. */
function toItem(path: PropertyKey[], config: unknown): unknown {
  const value = getAt(config, path);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? value : getAt(config, path.slice(0, -1));
}

function toWords(issue: z.core.$ZodIssue, value: unknown): string {
  const given = value === undefined ? '' : `, not ${JSON.stringify(value)}`;
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? `is missing: add ${toNoun(issue.expected)}`
        : `must be ${toNoun(issue.expected)}${given}`;
    case 'invalid_value':
      return `must be ${issue.values.map((choice) => JSON.stringify(choice)).join(' or ')}${given}`;
    case 'too_small':
      return issue.origin === 'array'
        ? `needs at least ${issue.minimum} entry`
        : `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${given}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${given}`;
    case 'invalid_format':
      return `must be ${issue.format === 'url' ? 'an address such as https://example.com' : issue.message}${given}`;
    default:
      return issue.message;
  }
}

/** Returns the name of a type of Zod as in a sentence. */
function toNoun(type: string): string {
  if (type === 'array') return 'a list';
  if (type === 'object' || type === 'record') return 'an object';
  if (type === 'int') return 'a whole number';
  return type === 'boolean' ? 'true or false' : `a ${type}`;
}

/**
 * Where the schema accepts text or an object, returns the issue of the object, since the author most likely meant that.
 * Returns other issues unchanged. The path of the issue is complete.
 */
function toMeant(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined;
  return inner ? toMeant({ ...inner, path: [...issue.path, ...inner.path] }) : issue;
}

function getAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );
}

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

import { getEntries, getItems, isObject } from '../../find-members-of-parsed-json';
import { toKindOfValue } from '../plain-messages';

/** A mistake in badges, and the keys from the list to its place. */
interface BadgeMistake {
  message: string;
  path: (string | number)[];
}

const example = '`x-badges: [{ name: Beta }]`';

/** Finds the mistakes in the badges of an object. @see https://redocly.com/docs/realm/content/api-docs/openapi-extensions/x-badges */
export function toBadgeMistakes(node: Readonly<Record<string, unknown>>): BadgeMistake[] {
  const badges = node['x-badges'];
  if (badges === undefined) return [];
  if (!Array.isArray(badges))
    return [
      { message: `\`x-badges\` must be a list, not ${toKindOfValue(badges)}. Write it as ${example}.`, path: [] },
    ];
  return getItems(node, 'x-badges').flatMap((badge, index) =>
    toMistakes(badge).map(({ message, path }) => ({ message, path: [index, ...path] })),
  );
}

function toMistakes(badge: unknown): BadgeMistake[] {
  if (!isObject(badge))
    return [{ message: `A badge must be a map, not ${toKindOfValue(badge)}. Write it as ${example}.`, path: [] }];
  const entries = getEntries({ badge }, 'badge');
  const wrong = entries.filter(
    ([key, value]) => ['name', 'color', 'position'].includes(key) && typeof value !== 'string',
  );
  const { name, position } = badge;
  const isNameless = name === undefined || (typeof name === 'string' && name.trim() === '');
  const isMisplaced = typeof position === 'string' && !['before', 'after'].includes(position);
  return [
    ...(isNameless ? [{ message: `A badge must have a name. Write it as ${example}.`, path: [] }] : []),
    ...wrong.map(([key, value]) => ({
      message: `\`${key}\` of a badge must be a text, not ${toKindOfValue(value)}. Write it in quotes.`,
      path: [key],
    })),
    ...(isMisplaced
      ? [{ message: `"${position}" is not a position of a badge. Write "before" or "after".`, path: ['position'] }]
      : []),
  ];
}

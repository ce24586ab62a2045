import { getLineColLocation, type Location, type Oas3Rule, type UserContext } from '@redocly/openapi-core';
import { findDescriptionProblems } from '@/markdown/spec-description-problems';
import type { MarkdownProblem } from '@/markdown/problem';
import { isObject } from '../../find-members-of-parsed-json';

/** A location with a place inside its value, which the library keeps. */
export interface PlacedLocation extends Location {
  place?: { line: number; column: number };
}

/** Warns of what a description contains and its page does not show. */
export const DescriptionText: Oas3Rule = () => ({
  any(node: unknown, { report, location, type }: UserContext) {
    // In these maps, `description` is a name that the author chose.
    if (!isObject(node) || /Map$|^Scopes$|^NamedMediaTypes$/.test(type.name)) return;
    const { description } = node;
    if (typeof description !== 'string') return;
    const own = location.child(['description']);
    for (const problem of findDescriptionProblems(description)) {
      const place = findPlace(own, description, problem);
      report({
        message: `${toSentence(problem.message)}. ${problem.fix ?? ''}`.trim(),
        location: Object.assign(location.child(['description']), place && { place }),
      });
    }
  },
});

function toSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Finds a place in a description in its file. The lines of folded and escaped text are not those of the file. */
function findPlace(
  location: Location,
  description: string,
  { line = 1, column = 1 }: MarkdownProblem,
): PlacedLocation['place'] {
  const { start } = getLineColLocation(location);
  const lines = location.source.body.split('\n');
  const first = (lines[start.line - 1] ?? '').slice(start.col - 1);
  const shown = description.split('\n')[line - 1] ?? '';
  if (!/^[|>]/.test(first)) {
    const at = line === 1 ? first.indexOf(shown) : -1;
    return at === -1 || at > 1 ? undefined : { line: start.line, column: start.col + at + column - 1 };
  }
  const written = lines[start.line + line - 1] ?? '';
  const indent = written.length - written.trimStart().length - (shown.length - shown.trimStart().length);
  if (!first.startsWith('|') || written.slice(indent) !== shown) return undefined;
  return { line: start.line + line, column: indent + column };
}

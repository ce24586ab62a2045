import type { Spec } from '../model';

/** The longest example in characters: a reader should see all of it. */
const longest = 1200;

/** Finds the JSON example of a request body with the most lines that is still short. Undefined if there is none. */
export function findPayloadExample({ operations }: Spec): string | undefined {
  const examples = operations.flatMap(({ requestBody }) =>
    (requestBody?.content ?? []).flatMap((media) => media.examples.filter(({ language }) => language === 'json')),
  );
  const sources = examples
    .filter(({ fault, isCut, source }) => fault === undefined && !isCut && source.startsWith('{'))
    .map(({ source }) => source.trimEnd())
    .filter(({ length }) => length <= longest);
  return sources.reduce<string | undefined>(
    (best, source) => (best === undefined || countLines(source) > countLines(best) ? source : best),
    undefined,
  );
}

function countLines(text: string): number {
  return text.split('\n').length;
}

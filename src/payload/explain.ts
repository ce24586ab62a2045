import { describeValues } from './describe-values';
import { findFitting } from './find-fitting-schemas';
import { findProblems } from './find-problems';
import { findPlaces } from './value-places';
import { parsePayload } from './parse-payload';
import { toPathText, toPathKey, type Path } from './value-paths';
import { isSchemaObject } from './find-subschemas-properties-and-keywords';
import { checkedItems, type Explanation, type ServiceSchemas } from './schema-and-explanation-types';

/** Finds the schemas that a payload fits best, validates it against them, and explains its values. */
export function explain(source: string, services: ServiceSchemas[]): Explanation {
  // Some editors start a file with a byte order mark, which is no part of the JSON.
  const text = source.replace(/^\uFEFF/, '');
  const parsed = parsePayload(text);
  if (!('value' in parsed)) return { kind: 'not-json', ...parsed };
  const found = findFitting(parsed.value, services);
  if (!('entries' in found)) return { kind: 'none', path: found.last && toPathText(found.last) };
  const { value, isCut } = toShort(found.value);
  const toOuter = <Item extends { path: Path }>(item: Item) => ({ ...item, path: [...found.path, ...item.path] });
  const fits = found.entries.map(({ service, candidate }) => ({
    service,
    candidate,
    problems: findProblems(value, candidate, service).map(toOuter),
    values: describeValues(value, candidate, service).map(toOuter),
  }));
  const places = findPlaces(
    text,
    fits.flatMap(({ problems, values }) => [...problems, ...values].map(({ path }) => path)),
  );
  const place = ({ path }: { path: Path }) => ({
    ...(places.get(toPathKey(path)) ?? { line: 1, column: 1 }),
    path: toPathText(path),
  });
  return {
    kind: 'fits',
    isCut,
    path: toPathText(found.path),
    fits: fits.map(({ service, candidate: { title, href }, problems, values }) => ({
      title,
      service: service.title,
      href,
      problems: problems
        .map((problem) => ({ ...problem, ...place(problem) }))
        .sort((left, right) => left.line - right.line || left.column - right.column),
      values: values.map((described) => ({ ...described, ...place(described) })),
    })),
  };
}

/** Removes the items after the first ones of each array. */
function toShort(payload: unknown): { value: unknown; isCut: boolean } {
  let isCut = false;
  const shorten = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      if (value.length > checkedItems) isCut = true;
      return value.slice(0, checkedItems).map(shorten);
    }
    if (!isSchemaObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]));
  };
  return { value: shorten(payload), isCut };
}

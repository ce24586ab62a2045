/** The path of a value: names of properties, and numbers of items. */
export type Path = readonly (string | number)[];

export interface Place {
  line: number;
  column: number;
}

/** The wanted paths as a tree, each node with the next steps. */
type Wanted = Map<string | number, Wanted>;

/**
 * Finds the lines and columns of values in valid JSON, counted from 1. A property has the place of its name. Reads the text once, and only skips
 * what no path leads to, because a tree of a large payload would take too long.
 */
export function findPlaces(text: string, paths: Path[]): Map<string, Place> {
  const wanted: Wanted = new Map();
  for (const path of paths) {
    let node = wanted;
    for (const key of path) {
      const next = node.get(key) ?? (new Map() as Wanted);
      node.set(key, next);
      node = next;
    }
  }
  const offsets = new Map<string, number>();
  locate(text, toStart(text, 0), [], wanted, offsets);
  return toPlaces(text, offsets);
}

/** Returns the key of a path in the result of {@link findPlaces}. */
export function toPathKey(path: Path): string {
  return JSON.stringify(path);
}

/** Notes the offsets of the wanted values inside of a value. Returns the offset after it. */
function locate(text: string, start: number, path: Path, wanted: Wanted, offsets: Map<string, number>): number {
  if (path.length === 0) offsets.set(toPathKey(path), start);
  const isObject = text[start] === '{';
  if (wanted.size === 0 || !(isObject || text[start] === '[')) return skip(text, start);
  let at = toStart(text, start + 1);
  for (let index = 0; at < text.length && text[at] !== '}' && text[at] !== ']'; index++) {
    const begin = at;
    let key: string | number = index;
    if (isObject) {
      const end = skip(text, at);
      key = JSON.parse(text.slice(at, end)) as string;
      at = toStart(text, toStart(text, end) + 1);
    }
    const inner = wanted.get(key);
    if (inner) {
      const own = [...path, key];
      offsets.set(toPathKey(own), begin);
      at = locate(text, at, own, inner, offsets);
    } else at = skip(text, at);
    at = toStart(text, at);
    if (text[at] === ',') at = toStart(text, at + 1);
  }
  return at + 1;
}

/** Returns the offset after a value. */
function skip(text: string, start: number): number {
  let depth = 0;
  let at = start;
  do {
    const character = text[at];
    if (character === '"') {
      for (at++; at < text.length && text[at] !== '"'; at++) if (text[at] === '\\') at++;
      at++;
    } else if (character === '{' || character === '[') {
      depth++;
      at++;
    } else if (character === '}' || character === ']') {
      depth--;
      at++;
    } else if (depth > 0) at++;
    else while (at < text.length && !/[\s,\]}]/.test(text[at] ?? '')) at++;
  } while (depth > 0 && at < text.length);
  return at;
}

/** Returns the offset of the next character that is not white space. */
function toStart(text: string, start: number): number {
  let at = start;
  while (at < text.length && /\s/.test(text[at] ?? '')) at++;
  return at;
}

function toPlaces(text: string, offsets: Map<string, number>): Map<string, Place> {
  let [line, start, before] = [1, 0, 0];
  const sorted = [...offsets].sort(([, left], [, right]) => left - right);
  return new Map(
    sorted.map(([key, offset]) => {
      for (; before < offset; before++) if (text[before] === '\n') [line, start] = [line + 1, before + 1];
      return [key, { line, column: offset - start + 1 }];
    }),
  );
}

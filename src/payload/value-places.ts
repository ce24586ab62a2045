import { visit } from 'jsonc-parser';
import { toPathKey, type Path } from './value-paths';

export interface Place {
  line: number;
  column: number;
}

/**
 * Finds the lines and columns of values in valid JSON, counted from 1. A property has the place of its name. Skips what no path leads to,
 * because a tree of a large payload would take too long.
 */
export function findPlaces(text: string, paths: Path[]): Map<string, Place> {
  const wanted = new Set(paths.map(toPathKey));
  const parents = new Set(paths.flatMap((path) => path.map((_, length) => toPathKey(path.slice(0, length)))));
  const places = new Map<string, Place>();
  const note = (path: Path, line: number, column: number) => {
    const key = toPathKey(path);
    if (wanted.has(key)) places.set(key, { line: line + 1, column: column + 1 });
  };
  // A property has been noted by its name.
  const noteItem = (path: Path, line: number, column: number) => {
    if (typeof path.at(-1) !== 'string') note(path, line, column);
  };
  /** Returns false for an object or an array to skip. */
  const enter = (_offset: number, _length: number, line: number, column: number, getPath: () => Path) => {
    const path = getPath();
    noteItem(path, line, column);
    return parents.has(toPathKey(path));
  };
  // Without a function for its end, an object or an array that is skipped would not end.
  const leave = () => undefined;
  visit(text, {
    onObjectProperty: (name, _offset, _length, line, column, getPath) => note([...getPath(), name], line, column),
    onObjectBegin: enter,
    onArrayBegin: enter,
    onObjectEnd: leave,
    onArrayEnd: leave,
    onLiteralValue: (_value, _offset, _length, line, column, getPath) => noteItem(getPath(), line, column),
  });
  return places;
}

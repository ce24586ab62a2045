/** Consecutive lines of an expanded text that come from one file. */
export interface Segment {
  /** The first line in the expanded text. */
  start: number;
  file: string;
  /** The line of the file that is the first one. */
  line: number;
  /** What arguments have replaced in the line, which is then the only one of the segment. */
  replaced?: Replaced[];
}

/** Returns the file, the line, and the column that a position in an expanded text comes from. */
export function locate(
  line: number,
  segments: Segment[],
  column?: number,
): { file?: string; line: number; column?: number } {
  const segment = segments.findLast(({ start }) => start <= line);
  const own = column === undefined ? {} : { column: toWrittenColumn(column, segment?.replaced) };
  return segment ? { file: segment.file, line: segment.line + line - segment.start, ...own } : { line, ...own };
}

/** A text that has replaced a placeholder: its column, its length, and the length of the placeholder. */
export interface Replaced {
  column: number;
  length: number;
  written: number;
}

/** Converts columns of the file to those of the text with the arguments. */
export function toShownColumns(replaced: Replaced[]): Replaced[] {
  let shift = 0;
  return replaced.map(({ column, length, written }) => {
    const shown = { column: column + shift, length, written };
    shift += length - written;
    return shown;
  });
}

/** Returns the column in the file of a column in the text with the arguments. Within an argument, it is that of the placeholder. */
function toWrittenColumn(column: number, replaced: readonly Replaced[] = []): number {
  let shift = 0;
  for (const item of replaced) {
    if (column < item.column) break;
    if (column < item.column + item.length) return item.column + shift;
    shift += item.written - item.length;
  }
  return column + shift;
}

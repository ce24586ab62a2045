/** The options after the language of a fenced block. */
export interface Fence {
  title?: string;
  alt?: string;
  /** The number of the first line, if lines are numbered. */
  firstLine?: number;
  /** The numbers of highlighted lines, counted from 1. */
  highlighted: number[];
  /** The schema in `schema=…`, such as `environments.CreateSecretRequest`. */
  schema?: string;
  operation?: string;
}

/** Parses `title="…" {1,3-5} showLineNumbers=7 schema=service.Name` and ignores unknown options. */
export function toFence(meta: string): Fence {
  const fence: Fence = { highlighted: [] };
  for (const [, key, double, single, bare, ranges] of meta.matchAll(
    /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s{]+)))?|\{([\d\s,-]*)\}/g,
  )) {
    const value = double ?? single ?? bare;
    if (ranges !== undefined) fence.highlighted = toLineNumbers(ranges);
    else if (key === 'showLineNumbers') fence.firstLine = Number.parseInt(value ?? '1', 10) || 1;
    else if (value !== undefined && isKey(key)) fence[key] = value;
  }
  return fence;
}

function isKey(key: string | undefined): key is 'title' | 'alt' | 'schema' | 'operation' {
  return key !== undefined && ['title', 'alt', 'schema', 'operation'].includes(key);
}

const longest = 10_000;

/** Parses `1,3-5` as 1, 3, 4, 5. Ignores line 0 and reversed ranges, and truncates very long ranges. */
export function toLineNumbers(ranges: string): number[] {
  const lines = ranges.split(',').flatMap((range) => {
    const [, from, to] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(range) ?? [];
    if (from === undefined) return [];
    const start = Number(from);
    const end = Math.min(Number(to ?? from), start + longest);
    return Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index);
  });
  return [...new Set(lines)].filter((line) => line > 0);
}

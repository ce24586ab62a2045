import type { Code } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

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
  /** True if the types of the code are checked with the SDK. */
  isSdk?: true;
  /** What is no option, as written. */
  unknown?: string[];
}

/** The options, as authors write them. */
export const fenceOptions = ['title=', 'alt=', 'schema=', 'operation=', 'showLineNumbers', 'sdk'];

const option =
  /(?:\{([\d\s,-]*)\}|([\w-]+)=(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|([^\s"'{][^\s{]*))|([\w-]+))(?=[\s{]|$)|\S+/g;

/** Parses `title="…" {1,3-5} showLineNumbers=7 schema=service.Name`. A backslash keeps a quotation mark in a title. */
export function toFence(meta: string): Fence {
  const fence: Fence = { highlighted: [] };
  for (const [written, ranges, key, double, single, bare, flag] of meta.matchAll(option)) {
    const value = double ?? single ?? bare;
    const lines = key === 'showLineNumbers' ? Number(value) : flag === 'showLineNumbers' ? 1 : 0;
    if (ranges !== undefined && toLineNumbers(ranges).length > 0) fence.highlighted = toLineNumbers(ranges);
    else if (lines > 0) fence.firstLine = Math.floor(lines);
    else if (value !== undefined && isKey(key)) fence[key] = toPlain(value);
    else if (flag === 'sdk') fence.isSdk = true;
    else (fence.unknown ??= []).push(written);
  }
  return fence;
}

function isKey(key: string | undefined): key is 'title' | 'alt' | 'schema' | 'operation' {
  return key !== undefined && ['title', 'alt', 'schema', 'operation'].includes(key);
}

/** Resolves backslashes and character references, as Markdown does in the line of a fence. */
function toPlain(value: string): string {
  if (!/[\\&]/.test(value)) return value;
  const [block] = fromMarkdown(`~~~x ${value}`).children;
  return (block as Code).meta ?? '';
}

/** Returns the options of a block as written, with the backslashes that the parser of Markdown resolves. */
export function findMeta({ meta, position }: Code, source: string): string {
  if (!meta || !position) return '';
  const [line = ''] = source.slice(position.start.offset, position.end.offset).split('\n', 1);
  return /^(?:`{3,}|~{3,})[ \t]*\S+[ \t]+(.*)$/.exec(line)?.[1]?.trim() ?? meta;
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

import { toFence } from '@/markdown/fence-options';
import type { WrittenCode } from '@/markdown/page-tree';
import type { SampleProblem } from './problem';
import { locate, type Segment } from '@/content/include-positions';

/** A fenced code block of a page, with the tags of its fence. */
export interface Block {
  file: string;
  /** The line of the fence. */
  line: number;
  /** The column of the fence. The lines of an indented block start there. */
  column: number;
  lang: string;
  code: string;
  /** The title of the block, such as `blueprint.json`. */
  title?: string;
  /** The name in the tag `schema=environments.CreateSecretRequest`. */
  schema?: string;
  operation?: string;
  isSdk: boolean;
}

/** The offset that represents the line of the fence. */
export const FENCE = -1;

/** A text with code blocks: the line of its file where it begins, and the files of its lines if it includes any. */
interface Text {
  file: string;
  bodyLine: number;
  segments?: Segment[];
}

/** Returns the code blocks of a page in order. */
export function toBlocks(code: WrittenCode[], { file, bodyLine, segments = [] }: Text): Block[] {
  // Those of footnotes are at the end of a page.
  const ordered = [...code].sort((one, other) => one.line - other.line);
  return ordered.map(({ language, meta, text, line, column }): Block => {
    const { title, schema, operation, isSdk = false } = toFence(meta);
    const place = locate(line + bodyLine - 1, segments);
    return { file, ...place, column, lang: language.toLowerCase(), code: text, title, schema, operation, isSdk };
  });
}

/** Converts an offset in the code of a block to a location in the page. */
export function toProblem(block: Block, offset: number, message: string): SampleProblem {
  if (offset === FENCE) return { file: block.file, line: block.line, column: block.column, message };
  const before = block.code.slice(0, offset).split('\n');
  const last = before.at(-1) ?? '';
  return { file: block.file, line: block.line + before.length, column: block.column + last.length, message };
}

/** Returns the offset of the start of a line in the code of the block; the first line is 1. */
export function getLineOffset(code: string, line: number): number {
  return code
    .split('\n')
    .slice(0, line - 1)
    .reduce((offset, text) => offset + text.length + 1, 0);
}

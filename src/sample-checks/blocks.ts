import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { locate, type Segment } from '@/content/includes';
import { findMeta, toFence } from '@/markdown/fence';
import type { SampleProblem } from './problem';

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

const parser = unified().use(remarkParse).use(remarkDirective);

/** Returns the fenced code blocks of a page in order. `segments` are the files of the lines if the page includes any. */
export function getBlocks(file: string, text: string, segments: Segment[] = []): Block[] {
  const blocks: Block[] = [];
  const source = hideFrontMatter(text);
  visit(parser.parse(source), 'code', (node) => {
    if (!node.position) return;
    const { line, column } = node.position.start;
    const { title, schema, operation, isSdk = false } = toFence(findMeta(node, source));
    blocks.push({
      file,
      ...locate(line, segments),
      column,
      lang: node.lang?.toLowerCase() ?? '',
      code: node.value,
      ...{ title, schema, operation, isSdk },
    });
  });
  return blocks;
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

/** Replaces the front matter with empty lines, so that locations match the file. */
function hideFrontMatter(text: string): string {
  return text.replace(/^---\n[^]*?\n---(?=\n|$)/, (block) => block.replace(/[^\n]/g, ''));
}

import { isShell, toLanguage } from './code-languages';
import { toFence } from './fence-options';
import { highlight, toPlainLines } from './highlight';
import { takeHighlightComments } from './line-highlight-comments';
import type { CodeLine } from './token-classes';
import { findSession } from './shell-session';

/** The role of a line of code. */
type LineKind = 'highlighted' | 'inserted' | 'deleted' | 'command' | 'continuation' | 'output';

/** A block of code, ready to be shown. */
export interface CodeBlockModel {
  language: string;
  title?: string;
  lines: CodeLine[];
  /** The kinds of each line, by its index. */
  kinds: Record<number, LineKind[]>;
  firstLine?: number;
  /**
   * The schema or operation that the sample is checked against, such as `environments.CreateSecretRequest`, and the path
   * of its description.
   */
  checked?: { label: string; path: string };
}

interface Prepared extends CodeBlockModel {
  source: string;
}

/** Creates a block with colored lines. */
export async function toCodeBlock(source: string, language: string, meta: string): Promise<CodeBlockModel> {
  const { source: code, ...block } = prepare(source, language, meta);
  return { ...block, lines: await highlightLines(code, block) };
}

/** Creates a block without colors, synchronously. */
export function toPlainCodeBlock(source: string, language: string, meta: string): CodeBlockModel {
  const { source: code, ...block } = prepare(source, language, meta);
  return { ...block, lines: toPlainLines(code) };
}

function prepare(source: string, language: string, meta: string): Prepared {
  const fence = toFence(meta);
  const trimmed = source.replace(/\n+$/, '');
  const marked =
    fence.highlighted.length > 0
      ? { source: trimmed, highlighted: fence.highlighted }
      : takeHighlightComments(trimmed, language);
  const session = isShell(language) ? findSession(marked.source) : undefined;
  const code = session ? session.map(({ text }) => text).join('\n') : marked.source;
  const kinds: Record<number, LineKind[]> = {};
  const add = (index: number, kind: LineKind) => (kinds[index] ??= []).push(kind);
  session?.forEach(({ kind }, index) => add(index, kind));
  for (const line of marked.highlighted) add(line - 1, 'highlighted');
  if (toLanguage(language) === 'diff') {
    const written = code.split('\n');
    // The names of the files before and after, `--- a/file` and `+++ b/file`, are no lines of the file.
    const isHeader = (index: number) => written[index]?.startsWith('--- ') && written[index + 1]?.startsWith('+++ ');
    written.forEach((line, index) => {
      if (line.startsWith('+') && !isHeader(index - 1)) add(index, 'inserted');
      if (line.startsWith('-') && !isHeader(index)) add(index, 'deleted');
    });
  }
  return {
    language: toLanguage(language),
    title: fence.title,
    source: code,
    lines: [],
    kinds,
    firstLine: fence.firstLine,
    checked: findCheck(fence),
  };
}

/** Colors the lines. Output of a session stays plain, so that prose in it gets no colors. */
async function highlightLines(
  source: string,
  { language, kinds }: Pick<CodeBlockModel, 'language' | 'kinds'>,
): Promise<CodeLine[]> {
  const isOutput = (index: number) => kinds[index]?.includes('output') ?? false;
  const plain = toPlainLines(source);
  const colored = await highlight(
    source
      .split('\n')
      .map((line, index) => (isOutput(index) ? '' : line))
      .join('\n'),
    language,
  );
  return plain.map((line, index) => (isOutput(index) ? line : (colored[index] ?? line)));
}

function findCheck({ schema, operation }: { schema?: string; operation?: string }): CodeBlockModel['checked'] {
  const label = schema ?? operation;
  const [, service, name] = /^([\w-]+)\.([\w.-]+)$/.exec(label ?? '') ?? [];
  if (label === undefined || service === undefined) return undefined;
  return { label, path: `/api/${service}/#${schema === undefined ? name : `schema.${name}`}` };
}

import { isShell, toLanguage } from './code-languages';
import { toFence } from './fence-options';
import { highlight, toPlainLines } from './highlight';
import { takeMagicComments } from './line-highlight-comments';
import type { CodeLine } from './token-classes';

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
  const magic =
    fence.highlighted.length > 0
      ? { source: trimmed, highlighted: fence.highlighted }
      : takeMagicComments(trimmed, language);
  const session = isShell(language) ? findSession(magic.source) : undefined;
  const code = session ? session.map(({ text }) => text).join('\n') : magic.source;
  const kinds: Record<number, LineKind[]> = {};
  const add = (index: number, kind: LineKind) => (kinds[index] ??= []).push(kind);
  session?.forEach(({ kind }, index) => add(index, kind));
  for (const line of magic.highlighted) add(line - 1, 'highlighted');
  if (toLanguage(language) === 'diff') {
    code.split('\n').forEach((line, index) => {
      if (/^\+(?!\+\+)/.test(line)) add(index, 'inserted');
      else if (/^-(?!--)/.test(line)) add(index, 'deleted');
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

/** A line of a shell session: a command, its continuation, or output. */
interface SessionLine {
  kind: 'command' | 'continuation' | 'output';
  text: string;
}

/**
 * Splits a session into commands without prompts, continued lines, and output. Returns undefined if no line has a
 * prompt.
 */
export function findSession(source: string): SessionLine[] | undefined {
  const lines = source.split('\n');
  if (!lines.some((line) => /^\$ /.test(line))) return undefined;
  let open = new Command();
  return lines.map((line) => {
    if (/^\$ /.test(line)) {
      open = new Command();
      open.read(line.slice(2));
      return { kind: 'command', text: line.slice(2) };
    }
    if (!open.isUnfinished()) return { kind: 'output', text: line };
    open.read(line);
    return { kind: 'continuation', text: line };
  });
}

/** Tracks whether a command continues: after a backslash, in an unclosed quotation, or in a here-document. */
class Command {
  private quote = '';
  private heredoc: string | undefined;
  private escaped = false;

  read(line: string): void {
    if (this.heredoc !== undefined) {
      if (line.trim() === this.heredoc) this.heredoc = undefined;
      return;
    }
    this.escaped = false;
    for (let index = 0; index < line.length; index++) {
      const char = line[index] ?? '';
      if (char === '\\' && this.quote !== "'") {
        this.escaped = index === line.length - 1;
        index++;
      } else if (this.quote === char) this.quote = '';
      else if (this.quote === '' && (char === '"' || char === "'")) this.quote = char;
      else if (this.quote === '' && line.startsWith('<<', index)) {
        const [whole, word] = /^<<-?\s*["']?([\w-]+)["']?/.exec(line.slice(index)) ?? [];
        if (whole === undefined) continue;
        this.heredoc = word;
        index += whole.length - 1;
      }
    }
  }

  isUnfinished(): boolean {
    return this.escaped || this.quote !== '' || this.heredoc !== undefined;
  }
}

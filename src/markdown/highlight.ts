import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { findGrammar } from './code-languages';
import { toTokenClass, tokenTheme } from './token-theme';

/** One line of code: its parts, each with the class that gives its colour (empty for plain text). */
export type CodeLine = [className: string, text: string][];

let highlighter: Promise<HighlighterCore> | undefined;
const loading = new Map<string, Promise<void>>();

/** Cuts code into coloured lines; a language without a grammar comes back plain. */
export async function highlight(source: string, language: string): Promise<CodeLine[]> {
  const grammar = findGrammar(language);
  if (!grammar) return toPlainLines(source);
  const { name, load } = grammar;
  highlighter ??= createHighlighterCore({
    themes: [tokenTheme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const core = await highlighter;
  let loaded = loading.get(name);
  if (!loaded) loading.set(name, (loaded = core.loadLanguage(load)));
  await loaded;
  const { tokens } = core.codeToTokens(trimEnd(source), {
    lang: name,
    theme: tokenTheme.name,
    // By default a line that takes long is cut short: on a busy machine colours would differ from build to build.
    tokenizeTimeLimit: 0,
    // A line of 10,000 letters takes the engine a second: past this it stays plain.
    tokenizeMaxLineLength: 2_000,
  });
  return tokens.map((line) => toLine(line));
}

/** The same shape without colours. */
export function toPlainLines(source: string): CodeLine[] {
  return trimEnd(source)
    .split(/\r?\n/)
    .map((line) => (line === '' ? [] : [['', line]]));
}

function toLine(tokens: { content: string; color?: string }[]): CodeLine {
  const line: CodeLine = [];
  for (const { content, color } of tokens) {
    const last = line.at(-1);
    const className = content.trim() === '' && last ? last[0] : toTokenClass(color);
    if (last?.[0] === className) last[1] += content;
    else line.push([className, content]);
  }
  return line;
}

function trimEnd(source: string): string {
  return source.replace(/(?:\r?\n)+$/, '');
}

import { memoBy } from '@/lib/memo';
import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import type { GrammarState } from 'shiki/types';
import { findGrammar } from './code-languages';
import { highlightJsonInShell } from './highlight-json-in-shell';
import { toTokenClass, tokenTheme, type CodeLine } from './token-classes';

let highlighter: Promise<HighlighterCore> | undefined;
const loading = new Map<string, Promise<void>>();

/** Splits code into colored lines. A language without a grammar stays plain. */
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
  const embedded = name === 'markdown' ? getLanguagesInMarkdown(source) : [];
  for (const grammar of [...embedded.flatMap((other) => findGrammar(other) ?? []), { name, load }]) {
    let loaded = loading.get(grammar.name);
    // A new language may replace grammars that embed it, which invalidates the cached states of lines.
    if (!loaded) loading.set(grammar.name, (loaded = core.loadLanguage(grammar.load).then(() => known.clear())));
    await loaded;
  }
  const lines: CodeLine[] = [];
  let state: GrammarState | undefined;
  for (const text of trimEnd(source).split(/\r?\n/)) {
    const shown = highlightLine(core, name, text, state);
    lines.push(shown.line);
    state = shown.state;
  }
  return name === 'bash' ? highlightJsonInShell(lines, (json) => highlight(json, 'json')) : lines;
}

/**
 * Returns the languages that a block of markdown may embed. If they were not loaded, its colors would depend on the
 * grammars that earlier pages loaded.
 */
function getLanguagesInMarkdown(source: string): string[] {
  const fences = [...source.matchAll(/^\s*(?:`{3,}|~{3,})\s*([\w#+-]+)/gm)].map(([, language = '']) => language);
  return ['yaml', 'html', ...fences];
}

interface ShownLine {
  line: CodeLine;
  /** The construct that is open at the end of the line: a string, a comment, a block. */
  state: GrammarState | undefined;
}

/**
 * Cached lines by language, state, and text. Samples of a large spec differ in a few lines, and tokenizing takes most
 * of the time.
 */
const known = new Map<string, ShownLine>();
const mostKnown = 50_000;

function highlightLine(core: HighlighterCore, lang: string, text: string, state: GrammarState | undefined): ShownLine {
  const key = `${lang}\n${state ? toKey(state) : ''}\n${text}`;
  const found = known.get(key);
  if (found) return found;
  const tokens = core.codeToTokensBase(text, {
    lang,
    theme: tokenTheme.name,
    grammarState: state,
    // By default, Shiki stops at a slow line, so on a busy machine colors would differ from build to build.
    tokenizeTimeLimit: 0,
    // A line of 10,000 characters takes the engine a second. Lines above this length stay plain.
    tokenizeMaxLineLength: 2_000,
  });
  const shown = { line: toLine(tokens[0] ?? []), state: core.getLastGrammarState(tokens) };
  if (known.size >= mostKnown) known.clear();
  known.set(key, shown);
  return shown;
}

/** An entry of the grammar's stack, with the properties that affect the next line. */
interface Frame {
  parent?: Frame | null;
  ruleId: number;
  endRule: string | null;
  beginRuleCapturedEOL: boolean;
  nameScopesList?: Scopes | null;
  contentNameScopesList?: Scopes | null;
}

interface Scopes {
  getScopeNames: () => string[];
}

const toKey = memoBy((state: GrammarState): string => {
  let key = '';
  let frame = state.getInternalStack(tokenTheme.name) as Frame | null | undefined;
  for (; frame; frame = frame.parent) {
    const { ruleId, endRule, beginRuleCapturedEOL, nameScopesList, contentNameScopesList } = frame;
    const scopes = [nameScopesList, contentNameScopesList].map((list) => list?.getScopeNames().join(' '));
    key += JSON.stringify([ruleId, endRule, beginRuleCapturedEOL, ...scopes]);
  }
  return key;
});

/** Splits code into lines without colors. */
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

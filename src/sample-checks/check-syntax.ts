import { spawnSync } from 'node:child_process';
import type ts from 'typescript';
import { type Document, parseAllDocuments } from 'yaml';
import { type Block, getLineOffset } from './code-blocks-and-offsets';
import type { CodeProblem } from './problem';
import { toShellScript } from './shell-commands';
import { toMessage } from '@/lib/error-messages-and-system-errors';
import { loadTypeScript } from '@/lib/load-typescript';

export type Syntax = 'json' | 'yaml' | 'shell';

const SYNTAX: Record<string, Syntax> = {
  json: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  sh: 'shell',
  bash: 'shell',
  shell: 'shell',
  console: 'shell',
};

/** Finds the syntax of a language. Returns undefined if the check cannot parse it. */
export function findSyntax(lang: string): Syntax | undefined {
  return Object.hasOwn(SYNTAX, lang) ? SYNTAX[lang] : undefined;
}

/** Returns a function that returns the syntax errors of a code block among `blocks`. */
export function toSyntaxCheck(blocks: Pick<Block, 'lang' | 'code'>[]): (syntax: Syntax, code: string) => CodeProblem[] {
  const scripts = blocks.filter(({ lang }) => findSyntax(lang) === 'shell').map(({ code }) => code);
  const ofShell = scripts.length > 0 ? getShellProblems([...new Set(scripts)]) : undefined;
  return (syntax, code) => {
    if (syntax === 'json') return getJsonProblems(code);
    return syntax === 'yaml' ? getYamlProblems(code) : (ofShell?.get(code) ?? []);
  };
}

function getJsonProblems(code: string): CodeProblem[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const text = toMessage(error);
    // The JavaScript engine reports the position only for some errors. TypeScript's parser finds it for the others.
    const named = /at position (\d+)/.exec(text)?.[1];
    const offset = named === undefined ? findJsonMistake(code) : Number(named);
    const found = code.trim() === '' ? 'an empty block' : toFound(code, offset);
    return [{ offset, message: `not valid JSON: unexpected ${found}` }];
  }
}

function findJsonMistake(code: string): number {
  const source: ts.JsonSourceFile & { parseDiagnostics?: ts.Diagnostic[] } = loadTypeScript().parseJsonText(
    'sample.json',
    code,
  );
  return source.parseDiagnostics?.[0]?.start ?? 0;
}

function toFound(code: string, offset: number): string {
  const found = /^\S+?(?=[\s,:{}[\]]|$)|^\S/.exec(code.slice(offset))?.[0];
  return found === undefined ? 'end' : JSON.stringify(found);
}

function getYamlProblems(code: string): CodeProblem[] {
  const problems: CodeProblem[] = [];
  for (const document of parseAllDocuments(code, { prettyErrors: false })) {
    const mistakes = document.errors.map(({ pos, message }) => ({ offset: pos[0], message }));
    if (mistakes.length === 0) mistakes.push(...getAliasMistakes(document));
    problems.push(...mistakes.map(({ offset, message }) => ({ offset, message: `not valid YAML: ${message}` })));
  }
  return problems;
}

/** Aliases of aliases may expand to more nodes than fit into memory. The parser throws for more than a hundred. */
function getAliasMistakes(document: Document): CodeProblem[] {
  try {
    document.toJS();
    return [];
  } catch (error) {
    return [{ offset: document.range?.[0] ?? 0, message: toMessage(error) }];
  }
}

/** Lets bash parse each script of the input, which end with a null character. Prints its messages and its exit code for each. */
const parseAll = String.raw`while IFS= read -r -d '' script; do bash --norc --noprofile -n <<< "$script" 2>&1; printf '\0%d\0' "$?"; done`;

/**
 * Returns the syntax errors of shell scripts, by script. With `-n`, bash only parses. One process starts the others, because each
 * start from Node takes 10 milliseconds.
 */
function getShellProblems(codes: string[]): Map<string, CodeProblem[]> {
  const { stdout, error } = spawnSync('bash', ['--norc', '--noprofile', '-c', parseAll], {
    input: codes.map((code) => `${toShellScript(code)}\0`).join(''),
    encoding: 'utf8',
    // The small environment excludes BASH_ENV and functions of the caller.
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', NODE_ENV: 'production' },
    timeout: 60_000,
  });
  if (error)
    return new Map(codes.map((code) => [code, [{ offset: 0, message: `cannot check shell: ${error.message}` }]]));
  const parts = stdout.split('\0');
  return new Map(codes.map((code, index) => [code, toShellProblems(code, parts[index * 2], parts[index * 2 + 1])]));
}

function toShellProblems(code: string, messages = '', status = ''): CodeProblem[] {
  const [first = ''] = messages.split('\n').filter((line) => line !== '');
  const found = /line (\d+): (.*)$/.exec(first);
  if (status === '0' && !found) return [];
  const line = Math.min(Number(found?.[1] ?? 1), code.split('\n').length);
  return [{ offset: getLineOffset(code, line), message: `not valid shell: ${found?.[2] ?? 'bash cannot read it'}` }];
}

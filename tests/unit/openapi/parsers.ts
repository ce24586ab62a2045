import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Language, Parser } from '@vscode/tree-sitter-wasm';
import ts from 'typescript';

/** Parses pieces of code and returns the syntax errors. */
export type Parse = (sources: string[]) => string[] | Promise<string[]>;

const require = createRequire(import.meta.url);

/** The parsers by sample language: TypeScript, Bash or Python if installed, and otherwise tree-sitter grammars. */
export const parsers: Record<string, Parse> = {
  curl: (sources) => run('bash', ['-n'], sources.join('\n\n')) ?? parseByGrammar('bash', sources),
  javascript: (sources) => sources.flatMap((source) => parseScript(source, ts.ScriptKind.JS)),
  typescript: (sources) => sources.flatMap((source) => parseScript(source, ts.ScriptKind.TS)),
  python: (sources) =>
    run(
      'python3',
      ['-c', 'import ast,json,sys\nfor source in json.load(sys.stdin): ast.parse(source)'],
      JSON.stringify(sources),
    ) ?? parseByGrammar('python', sources),
  java: (sources) => parseByGrammar('java', sources),
  go: (sources) => parseByGrammar('go', sources),
  csharp: (sources) => parseByGrammar('c-sharp', sources),
  powershell: (sources) => parseByGrammar('powershell', sources),
};

async function parseByGrammar(grammar: string, sources: string[]): Promise<string[]> {
  const folder = dirname(require.resolve('@vscode/tree-sitter-wasm'));
  await Parser.init();
  const parser = new Parser().setLanguage(await Language.load(join(folder, `tree-sitter-${grammar}.wasm`)));
  return sources.flatMap((source) => {
    const root = parser.parse(source)?.rootNode;
    return root && !root.hasError ? [] : [`${grammar}: ${root?.toString() ?? 'nothing'} in ${source}`];
  });
}

/** Runs a command and returns its errors, or `undefined` if the command is not installed. */
function run(command: string, options: string[], input: string): string[] | undefined {
  try {
    execFileSync(command, options, { input, encoding: 'utf8', stdio: 'pipe' });
    return [];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    return [String(error)];
  }
}

function parseScript(source: string, kind: ts.ScriptKind): string[] {
  const fileName = kind === ts.ScriptKind.JS ? 'sample.mjs' : 'sample.ts';
  const { diagnostics = [] } = ts.transpileModule(source, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, allowJs: true },
  });
  return diagnostics.map(({ messageText }) => `${ts.flattenDiagnosticMessageText(messageText, ' ')} in ${source}`);
}

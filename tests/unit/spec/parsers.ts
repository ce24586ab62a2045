import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';

/** Finds what a language's own parser says against pieces of code; `undefined` if this machine has no such parser. */
export type Parse = (sources: string[]) => string[] | undefined;

/** The parsers of the sample languages; Go, C# and PowerShell have none that can be had here. */
export const parsers: Record<string, Parse> = {
  curl: (sources) => run('bash', ['-n'], sources.join('\n\n')),
  javascript: (sources) => sources.flatMap((source) => parseScript(source, ts.ScriptKind.JS)),
  typescript: (sources) => sources.flatMap((source) => parseScript(source, ts.ScriptKind.TS)),
  python: (sources) =>
    run(
      'python3',
      ['-c', 'import ast,json,sys\nfor source in json.load(sys.stdin): ast.parse(source)'],
      JSON.stringify(sources),
    ),
  java: parseJava,
};

/** Runs curl samples with a curl that prints its arguments, and gives them back. */
export function getShellArguments(source: string, variables: Record<string, string>): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${source}`;
  return execFileSync('bash', ['-c', script], { encoding: 'utf8', env: { ...process.env, ...variables } })
    .split('\0')
    .slice(0, -1);
}

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

/** Each sample becomes a method of one class: the compiler is slow to start. */
function parseJava(sources: string[]): string[] | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  const methods = sources.map(
    (source, index) => `void sample${index}() throws Exception {\n${source.replace(/^import .*$/gm, '')}\n}`,
  );
  const file = join(folder, 'Samples.java');
  writeFileSync(file, `import java.net.URI;\nimport java.net.http.*;\nclass Samples {\n${methods.join('\n')}\n}\n`);
  const errors = run('javac', ['-proc:none', '-d', folder, file], '');
  rmSync(folder, { recursive: true });
  return errors;
}

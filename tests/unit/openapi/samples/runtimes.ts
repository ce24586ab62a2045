import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { canRun } from '@/tools/find-or-install-browser';
import { makeFolder } from '../../temporary-folder';

/** A sample to run, with its base URL. */
export interface Program {
  source: string;
  baseUrl: string;
}

interface Run {
  programs: Program[];
  /** A temporary folder with the files that forms send. */
  folder: string;
  execute: (command: string, args: string[], variables?: Record<string, string>) => Promise<void>;
}

interface Runtime {
  /** Commands that succeed if the runtime is installed. */
  needs: [command: string, ...args: string[]][];
  run: (run: Run) => Promise<void>;
}

/** The runtimes by language. Each runs all samples in one process, almost unchanged. */
const runtimes: Record<string, Runtime> = {
  curl: {
    needs: [
      ['curl', '--version'],
      ['bash', '--version'],
    ],
    run: async ({ programs, execute }) => {
      const script = programs.map(({ source, baseUrl }) => `export BASE_URL='${baseUrl}'\n${source}`);
      await execute('bash', ['-c', script.join('\n')]);
    },
  },
  javascript: { needs: [], run: runModules },
  typescript: {
    needs: [],
    run: async (run) => {
      const programs = run.programs.map(async ({ source, baseUrl }) => {
        const { code } = await transform(source, { loader: 'ts', format: 'esm' });
        return { source: code, baseUrl };
      });
      await runModules({ ...run, programs: await Promise.all(programs) });
    },
  },
  python: {
    needs: [['python3', '-c', 'import requests']],
    run: async ({ programs, folder, execute }) => {
      await writeFile(path.join(folder, 'programs.json'), JSON.stringify(programs));
      const lines = [
        'import json, os',
        'for program in json.load(open("programs.json")):',
        '    os.environ["BASE_URL"] = program["baseUrl"]',
        '    exec(compile(program["source"], "sample.py", "exec"), {})',
      ];
      await execute('python3', ['-u', '-c', lines.join('\n')]);
    },
  },
  go: {
    needs: [['go', 'version']],
    run: async ({ programs, folder, execute }) => {
      await writeFile(path.join(folder, 'go.mod'), 'module samples\n\ngo 1.18\n');
      for (const [index, { source }] of programs.entries()) {
        const code = source.replace('func main()', `func sample${index}()`);
        await writeFile(path.join(folder, `sample${index}.go`), code);
      }
      const calls = programs.map(({ baseUrl }, index) => `\tos.Setenv("BASE_URL", "${baseUrl}")\n\tsample${index}()`);
      const main = `package main\n\nimport "os"\n\nfunc main() {\n${calls.join('\n')}\n}\n`;
      await writeFile(path.join(folder, 'main.go'), main);
      await execute('go', ['run', '.'], { GOFLAGS: '-mod=mod -trimpath', GOPROXY: 'off' });
    },
  },
  java: {
    needs: [['javac', '-version']],
    run: async ({ programs, folder, execute }) => {
      for (const [index, { source }] of programs.entries()) {
        await mkdir(path.join(folder, `s${index}`));
        // `Main` can call only a public class of another package.
        const code = source.replace(/^class /m, 'public class ');
        await writeFile(path.join(folder, `s${index}`, 'Sample.java'), `package s${index};\n${code}`);
      }
      const origin = new URL(programs[0]?.baseUrl ?? '').origin;
      const calls = programs.map(({ baseUrl }, index) => {
        const announce = `java.net.URI.create("${origin}/from/${path.basename(baseUrl)}").toURL().openStream().close();`;
        return `    ${announce}\n    s${index}.Sample.main(args);`;
      });
      const main = `class Main {\n  public static void main(String[] args) throws Exception {\n${calls.join('\n')}\n  }\n}\n`;
      await writeFile(path.join(folder, 'Main.java'), main);
      const files = programs.map((_, index) => path.join(`s${index}`, 'Sample.java'));
      await execute('javac', ['-proc:none', 'Main.java', ...files]);
      // Java cannot change its environment, so all samples use the same base URL, and `Main` announces each one.
      await execute('java', ['-XX:TieredStopAtLevel=1', '-cp', '.', 'Main'], { BASE_URL: `${origin}/sample` });
    },
  },
  csharp: {
    needs: [['dotnet', '--version']],
    run: async ({ programs, folder, execute }) => {
      const methods = programs.map(({ source }, index) => {
        const code = source.replace(/^using static System\.Environment;\n/, '');
        return `static async Task Sample${index}()\n{\n${code}}`;
      });
      const calls = programs.map(
        ({ baseUrl }, index) => `SetEnvironmentVariable("BASE_URL", "${baseUrl}");\nawait Sample${index}();`,
      );
      const program = ['using static System.Environment;', ...calls, ...methods].join('\n');
      const project =
        '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net$(BundledNETCoreAppTargetFrameworkVersion)</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>';
      await writeFile(path.join(folder, 'Program.cs'), program);
      await writeFile(path.join(folder, 'samples.csproj'), project);
      await execute('dotnet', ['run']);
    },
  },
  powershell: {
    needs: [['pwsh', '-Version']],
    run: async ({ programs, folder, execute }) => {
      const script = programs.map(({ source, baseUrl }) => `$env:BASE_URL = '${baseUrl}'\n& {\n${source}}`);
      await writeFile(path.join(folder, 'samples.ps1'), script.join('\n'));
      await execute('pwsh', ['-NoProfile', '-NonInteractive', '-File', 'samples.ps1']);
    },
  },
};

/** Returns true if this machine can run the samples of a language. */
export function hasRuntime(language: string): boolean {
  return (runtimes[language]?.needs ?? []).every((command) => canRun(...command));
}

/**
 * Runs the samples of a language in a temporary folder with the given files and environment variables, and passes on what
 * they write while they run.
 */
export async function runPrograms(
  language: string,
  programs: Program[],
  { variables, files }: { variables: Record<string, string>; files: Record<string, string | Buffer> },
  onOutput: (text: string) => void = () => {},
): Promise<void> {
  const folder = makeFolder(files);
  const execute = (command: string, args: string[], more: Record<string, string> = {}) =>
    new Promise<void>((resolve, reject) => {
      const options = { cwd: folder, env: { ...process.env, ...variables, ...more }, maxBuffer: 2 ** 26 };
      const child = execFile(command, args, options, (error) => (error ? reject(error) : resolve()));
      child.stdout?.on('data', onOutput);
    });
  await runtimes[language]?.run({ programs, folder, execute });
}

async function runModules({ programs, folder, execute }: Run): Promise<void> {
  const imports = programs.map(
    ({ baseUrl }, index) => `process.env.BASE_URL = '${baseUrl}';\nawait import('./sample${index}.mjs');`,
  );
  for (const [index, { source }] of programs.entries()) {
    await writeFile(path.join(folder, `sample${index}.mjs`), source);
  }
  await writeFile(path.join(folder, 'samples.mjs'), imports.join('\n'));
  await execute('node', ['samples.mjs']);
}

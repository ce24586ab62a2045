import { execFile } from 'node:child_process';
import path from 'node:path';
import { bundlePrograms } from '@/lib/bundle-node-programs';

/** Bundles the program `src/<name>.ts` of a project, by default of this one, so that it starts faster. Returns its path. */
export async function bundleProgram(name: string, project = '.'): Promise<string> {
  const folder = await bundlePrograms(project, [`src/${name}.ts`, 'src/openapi/source/spec-worker.ts']);
  return path.resolve(project, folder, `${path.basename(name)}.mjs`);
}

/** Runs a program in a folder, with further variables. Returns its output, its errors, and its exit code. */
export function run(
  program: string,
  cwd: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<{ output: string; errors: string; code: unknown }> {
  return new Promise((resolve) => {
    execFile('node', [program, ...args], { cwd, env: { ...process.env, ...env } }, (error, output, errors) =>
      resolve({ output, errors, code: error?.code ?? 0 }),
    );
  });
}

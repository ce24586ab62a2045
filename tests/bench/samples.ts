import { canRun, installPackages } from '@/lib/browser';
import { runProgram } from '@/build/step';

/** What each runtime needs, and the package of Debian that has it; for C# and PowerShell there is none. */
const packages: [command: string[], name: string][] = [
  [['curl', '--version'], 'curl'],
  [['python3', '-c', 'import requests'], 'python3-requests'],
  [['go', 'version'], 'golang'],
  [['javac', '-version'], 'default-jdk-headless'],
];

/** Executes the request samples of all operations, after installing the runtimes that can be installed. */
export async function executeSamples(): Promise<void> {
  const missing = packages.filter(([[command = '', ...args]]) => !canRun(command, ...args));
  if (missing.length > 0) installPackages(missing.map(([, name]) => name));
  const args = ['run', '--config', 'tests/vitest.config.ts', '--reporter=verbose', 'tests/unit/spec/samples/'];
  await runProgram('vitest', args);
}

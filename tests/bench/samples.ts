import { canRun, installPackages } from '@/tools/find-or-install-browser';
import { runProgram } from '@/export/run-steps-and-programs';

/** A command that checks each runtime, and its Debian package. C# and PowerShell have no package. */
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
  const args = ['run', '--config', 'tests/vitest.config.ts', '--reporter=verbose', 'tests/unit/openapi/samples/'];
  await runProgram('vitest', args);
}

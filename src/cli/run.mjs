/**
 * Runs a command: `node src/cli/run.mjs build --strict`. Checks Node and the packages first, so that a wrong installation is
 * reported in one sentence and changes nothing. Old versions of Node have to be able to read this file and those that it
 * imports, so they are JavaScript without packages and without recent syntax.
 */
import { fileURLToPath } from 'url';
import { findFile, toHelp } from './command-file-and-help.mjs';
import { getNodeProblem, getPackagesProblem, installPackages } from './check-node-and-install-packages.mjs';
import { runInProcessGroup } from './run-in-process-group.mjs';

/** The commands that install missing packages. */
const installing = ['setup', 'build-and-serve', 'test'];

/** The command that needs no packages. */
const bare = 'audit';

async function main(name, args) {
  const nodeProblem = getNodeProblem(process.version);
  if (nodeProblem) return tell(nodeProblem);
  const file = findFile(name);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(toHelp(file));
    return 0;
  }
  if (installing.includes(name)) {
    const failure = await installPackages();
    if (failure) return tell(failure);
  } else if (name !== bare) {
    const problem = getPackagesProblem();
    if (problem) return tell(problem);
  }
  const loader = file.endsWith('.ts') ? [fileURLToPath(new URL('run-typescript.mjs', import.meta.url))] : [];
  return runInProcessGroup(process.execPath, [...loader, file, ...args]);
}

function tell(problem) {
  process.stderr.write(`${problem}\n`);
  return 1;
}

void main(process.argv[2] || '', process.argv.slice(3)).then((code) => {
  process.exitCode = code;
});

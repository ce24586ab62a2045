/**
 * Runs a command that is TypeScript: `node src/cli/run-typescript.mjs src/cli/build.ts --strict`. An error in a file that the command
 * imports, such as the configuration, is printed with its place, not with a stack trace.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

const [file = ''] = process.argv.splice(2, 1);
process.argv[1] = file;
register();
endWithSupervisor();
try {
  await import(pathToFileURL(file).href);
} catch (error) {
  process.stderr.write(`${process.env.DEBUG === '1' ? error.stack : toText(error)}\n`);
  process.exit(1);
}

/** Ends the process group if the process that started it was killed. */
function endWithSupervisor() {
  const supervisor = process.ppid;
  setInterval(() => process.ppid !== supervisor && process.kill(0, 'SIGTERM'), 250).unref();
}

/** Formats an error as `src/site.config.ts:12:5: what is wrong`, with the place as far as it is known. */
function toText({ message, stack }) {
  // The compiler counts columns from 0.
  const [, source, line, column, what] = /^(.+):(\d+):(\d+): ERROR: (.+)$/m.exec(message) ?? [];
  if (source) return toRelative(`${source}:${line}:${Number(column) + 1}: ${what}`);
  const [, place] = /^(\/.+:\d+)\n/.exec(stack) ?? /(?:\(| at )(\/[^()]+:\d+:\d+)\)?$/m.exec(stack) ?? [];
  return toRelative(place ? `${place}: ${message}` : message);
}

function toRelative(text) {
  return text.replaceAll(fileURLToPath(new URL('../../', import.meta.url)), '');
}

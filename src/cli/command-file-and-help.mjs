import { existsSync, readFileSync } from 'fs';
import { fileURLToPath } from 'url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the file of a command: a name in `src/cli`, or a path of the project without an extension. */
export function findFile(name) {
  const path = root + (name.includes('/') ? name : `src/cli/${name}`);
  return existsSync(`${path}.mjs`) ? `${path}.mjs` : `${path}.ts`;
}

/** Returns the help of a command: the comment in its file that begins with the command. */
export function toHelp(file) {
  const [comment = ''] = readFileSync(file, 'utf8').match(/^\/\/ `npm .*(?:\n\/\/ .*)*/m) || [];
  const text = comment.replace(/^\/\/ /gm, '').replace(/\n/g, ' ');
  const [, usage = '', what = text] = /^`([^`]+)`:? (.*)$/.exec(text) || [];
  return `${usage}\n\n${toLines(what)}\n`;
}

/** Breaks a text into lines of at most 80 characters, with its first letter in upper case. */
function toLines(text) {
  const lines = text.match(/.{1,78}(?: |$)/g) || [];
  return lines.map((line) => `  ${line.trimEnd()}`).join('\n');
}

// Loaded into every process of a build by `page-path.ts`. Records the processes that read the source of a page, and the written
// files that contain its text.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { TRACE_FILE: log, TRACE_WORD: word, TRACE_PAGE: page } = process.env;
const append = fs.appendFileSync;

function record(entry) {
  append(log, `${JSON.stringify({ process: process.argv.slice(1, 3).join(' '), ...entry })}\n`);
}

function patch(owner, name, observe) {
  const original = owner[name];
  owner[name] = function (file, ...rest) {
    // A file that stays open has a number instead of a path.
    observe(typeof file === 'number' ? fs.readlinkSync(`/proc/self/fd/${file}`) : String(file), rest[0]);
    return original.call(this, file, ...rest);
  };
}

function onRead(file) {
  if (!file.endsWith(`/${page}`)) return;
  record({ read: file, isLibrary: /node_modules\/@?contentlayer/.test(new Error().stack ?? '') });
}

function onWrite(file, content) {
  if (file !== log && content !== undefined && Buffer.from(content).includes(word)) record({ written: file });
}

for (const owner of [fs, fs.promises]) {
  patch(owner, owner === fs ? 'readFileSync' : 'readFile', onRead);
  patch(owner, owner === fs ? 'writeFileSync' : 'writeFile', onWrite);
}
patch(fs, 'readFile', onRead);
patch(fs, 'writeFile', onWrite);
syncBuiltinESMExports();

// Makes file system calls fail in every process of a build. FAULT is an error code and a pattern for the call:
// `ENOSPC renameSync out out.old`.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [, code, wanted] = /^(\w+) (.*)$/.exec(process.env.FAULT ?? '') ?? [];
for (const name of ['renameSync', 'writeFileSync', 'cpSync', 'mkdirSync']) {
  const real = fs[name];
  fs[name] = (path, ...rest) => {
    if (code && new RegExp(wanted).test([name, path, ...rest].map(String).join(' '))) {
      const details = { code, errno: -1, syscall: name.replace('Sync', ''), path: String(path) };
      if (name === 'renameSync') details.dest = String(rest[0]);
      throw Object.assign(new Error(`${code}: on purpose, '${String(path)}'`), details);
    }
    return real(path, ...rest);
  };
}
syncBuiltinESMExports();

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

mkdirSync('.cache', { recursive: true });
const copy = mkdtempSync('.cache/next-config-');
afterAll(() => rmSync(copy, { recursive: true }));

test('in a copy with linked packages, the root of Turbopack is the project that contains the packages', () => {
  copyFileSync('next.config.mjs', path.join(copy, 'next.config.mjs'));
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  const script = `import configure from './next.config.mjs';
process.stdout.write((await configure('phase-production-build')).turbopack.root)`;
  const root = execFileSync('node', ['--input-type=module', '--eval', script], { cwd: copy, encoding: 'utf8' });
  expect(root).toBe(path.dirname(realpathSync('node_modules')));
});

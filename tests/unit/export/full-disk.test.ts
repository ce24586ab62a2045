import fs, { promises, readdirSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { compressExport } from '@/hosting/compress';
import { writeServices } from '@/openapi/source/write-built-services';
import { makeFolder } from '../temporary-folder';

const full = (file: string) => Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write', path: file });

/** Replaces functions of the module until the test ends. */
function replace<T extends object>(module: T, functions: Partial<T>): void {
  const real = Object.fromEntries(Object.keys(functions).map((name) => [name, module[name as keyof T]]));
  Object.assign(module, functions);
  syncBuiltinESMExports();
  onTestFinished(() => {
    Object.assign(module, real);
    syncBuiltinESMExports();
  });
}

it('compressExport leaves no partial file if the disk is full', async () => {
  const folder = makeFolder({ 'index.html': 'word '.repeat(1000) });
  const write = fs.writeFileSync;
  const writeHalf = (file: unknown) => {
    write(String(file), 'half');
    throw full(String(file));
  };
  replace(fs, { writeFileSync: writeHalf });
  replace(promises, { writeFile: (file) => Promise.resolve().then(() => writeHalf(file)) });
  await expect(compressExport(folder)).rejects.toThrow('ENOSPC');
  expect(readdirSync(folder)).toEqual(['index.html']);
});

it('writeServices keeps the generated specs if the new ones cannot replace them', async () => {
  const folder = makeFolder();
  const out = path.join(folder, 'generated');
  const service = { service: 'pets', problems: [], json: 'old', yaml: '', types: '', model: '' };
  await writeServices(out, [service], { versions: {}, foreign: [] });
  const { rename } = promises;
  let count = 0;
  replace(promises, {
    rename: (from, to) => (to === out && (count += 1) === 1 ? Promise.reject(full(out)) : rename(from, to)),
  });
  await expect(writeServices(out, [{ ...service, json: 'new' }], { versions: {}, foreign: [] })).rejects.toThrow(
    'ENOSPC',
  );
  expect(readFileSync(path.join(out, 'pets.json'), 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['generated']);
});

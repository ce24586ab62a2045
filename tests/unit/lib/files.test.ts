import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { cacheFolder, writeAtomically } from '@/lib/files';
import { makeFolder } from '../temporary-folder';

let root: string;
const at = (name: string) => path.join(root, name);

beforeEach(() => {
  root = makeFolder();
});

describe('writeAtomically', () => {
  it('creates the folders of a file and replaces its content', () => {
    writeAtomically(at('a/b'), 'one');
    writeAtomically(at('a/b'), 'two');
    expect(readFileSync(at('a/b'), 'utf8')).toBe('two');
    expect(readdirSync(at('a'))).toEqual(['b']);
  });

  it('leaves nothing behind if it fails', () => {
    mkdirSync(at('a/b/c'), { recursive: true });
    expect(() => writeAtomically(at('a/b'), 'one')).toThrow();
    expect(readdirSync(at('a'))).toEqual(['b']);
  });
});

describe('cacheFolder', () => {
  it('creates the folder when it is complete', async () => {
    await cacheFolder(at('a/b'), async (near) => {
      writeFileSync(path.join(near, 'c'), 'one');
      expect(existsSync(at('a/b'))).toBe(false);
      return Promise.resolve();
    });
    expect(readFileSync(at('a/b/c'), 'utf8')).toBe('one');
    expect(readdirSync(at('a'))).toEqual(['b']);
  });

  it('creates nothing if it fails', async () => {
    const fill = () => Promise.reject(new Error('The disk is full.'));
    await expect(cacheFolder(at('a/b'), fill)).rejects.toThrow('The disk is full.');
    expect(readdirSync(at('a'))).toEqual([]);
  });

  it('keeps the folder that was created first', async () => {
    const make = (text: string) => cacheFolder(at('a/b'), async (near) => writeFileSync(path.join(near, 'c'), text));
    await Promise.all([make('one'), make('one'), make('one')]);
    await make('two');
    expect(readFileSync(at('a/b/c'), 'utf8')).toBe('one');
    expect(readdirSync(at('a'))).toEqual(['b']);
  });
});

it('a process whose folder is removed while it writes a file there does not run forever', () => {
  const folder = makeFolder();
  const program = `import { rmdirSync } from 'node:fs';
import { writeFile } from ${JSON.stringify(path.resolve('src/lib/files.ts'))};
process.chdir(process.argv[1]);
rmdirSync(process.cwd());
writeFile('one/two/file.txt', '');
`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program, folder];
  const { stderr } = spawnSync('node', args, { encoding: 'utf8', timeout: 20_000, killSignal: 'SIGKILL' });
  expect(stderr).toContain('ENOENT');
});

import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readHistories } from '@/content/git-history';
import { writeFile } from '@/lib/files';
import { makeFolder } from '../temporary-folder';

/** Creates a repository in a temporary folder, and returns functions that write a file and commit. */
function makeRepository() {
  const root = makeFolder();
  const git = (args: string[], env: Record<string, string> = {}) =>
    execFileSync('git', args, { cwd: root, env: { ...process.env, ...env }, stdio: 'pipe' });
  git(['init', '-q']);
  return {
    root,
    write: (file: string, text: string) => writeFile(path.join(root, file), text),
    rename: (from: string, to: string) => renameSync(path.join(root, from), path.join(root, to)),
    commit: (date: string, name: string) => {
      const author = { NAME: name, EMAIL: 'a@example.com', DATE: `${date}T12:00:00Z` };
      const env = Object.entries(author).flatMap(([key, value]) =>
        ['AUTHOR', 'COMMITTER'].map((who) => [`GIT_${who}_${key}`, value]),
      );
      git(['add', '-A']);
      git(['commit', '-q', '-m', 'Change'], Object.fromEntries(env) as Record<string, string>);
    },
  };
}

it('the history of a page has its last day and its authors, also from before it was moved', () => {
  const { root, write, rename, commit } = makeRepository();
  write('content/a.md', 'A text with some lines.\n'.repeat(10));
  write('content/größe.md', 'One.\n');
  commit('2026-01-02', 'Ann Ö & Co');
  write('content/a.md', `${'A text with some lines.\n'.repeat(10)}More.\n`);
  commit('2026-02-03', 'Ben');
  rename('content/a.md', 'content/b.md');
  write('src/other.ts', '');
  commit('2026-03-04', 'Ann Ö & Co');
  expect([...readHistories(root)]).toEqual([
    ['content/b.md', { changed: '2026-03-04', names: ['Ann Ö & Co', 'Ben'] }],
    ['content/größe.md', { changed: '2026-01-02', names: ['Ann Ö & Co'] }],
  ]);
  const shallow = makeFolder();
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, shallow], { stdio: 'pipe' });
  expect(() => readHistories(shallow)).toThrow(
    'git has only the last commits, so nobody knows when pages were changed',
  );
});

it('a project in a folder of a repository has the paths of the project; without git, there is no history', () => {
  const { root, write, commit } = makeRepository();
  write('docs/content/a.md', 'A\n');
  commit('2026-01-02', 'Ann');
  expect([...readHistories(path.join(root, 'docs')).keys()]).toEqual(['content/a.md']);
  expect(readHistories(makeFolder())).toEqual(new Map());
});

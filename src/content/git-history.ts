import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fail } from '@/lib/user-errors-and-mistakes';
import { findLock } from '@/lib/files';
import { memo } from '@/lib/memo';

/** The changes of a file. */
export interface FileHistory {
  /** The day of the last commit: `2026-05-31`. */
  changed: string;
  /** The authors of all commits, the last one first. */
  names: string[];
}

type Histories = ReadonlyMap<string, FileHistory>;

const load = memo(() => readHistories(path.dirname(findLock(process.cwd()))));

/** Returns the history of a file of `content/` in this project, or undefined without git. */
export function findHistory(file: string): FileHistory | undefined {
  return load().get(file);
}

/**
 * Reads from git the history of each file of `content/` by its path in the project, also under earlier names of the file. Without git,
 * there is none. Fails if git has only the last commits, because the dates would be wrong.
 */
export function readHistories(root: string): Histories {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const tryGit = (...args: string[]) => {
    try {
      return git(...args);
    } catch {
      // There is no git, no repository, or no commit.
      return undefined;
    }
  };
  const isShallow = tryGit('rev-parse', '--is-shallow-repository')?.trim();
  if (isShallow === 'true')
    fail('git has only the last commits, so nobody knows when pages were changed', {
      fix: 'Fetch all of them: git fetch --unshallow. In a workflow, check out with fetch-depth: 0.',
    });
  const log = tryGit('log', '--format=%x01%cs%x02%aN', '--name-status', '-M', '--relative', '--', 'content');
  return log === undefined ? new Map() : parseLog(log);
}

/** Parses commits, the last one first, each with its day, its author, and the files that it changes. */
function parseLog(log: string): Histories {
  const histories = new Map<string, FileHistory>();
  /** Today's names of files by earlier ones. */
  const names = new Map<string, string>();
  for (const commit of log.split('\x01').slice(1)) {
    const [head = '', ...lines] = commit.split('\n');
    const [changed = '', author = ''] = head.split('\x02');
    for (const line of lines.filter((text) => text !== '')) {
      const [status = '', file = '', renamed = file] = line.split('\t');
      const now = names.get(renamed) ?? renamed;
      if (status.startsWith('R')) names.set(file, now);
      const known = histories.get(now) ?? { changed, names: [] };
      if (!known.names.includes(author)) known.names.push(author);
      histories.set(now, known);
    }
  }
  return histories;
}

import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isDay } from '@/lib/check-version-names-and-days';
import { fail } from '@/lib/user-errors-and-mistakes';

const run = promisify(execFile);

/** The specs of a git revision in a temporary folder, which the caller removes. */
interface ExtractedRevision {
  folder: string;
  remove: () => Promise<void>;
}

/** Extracts `openapi/` of a git revision into a new temporary folder. */
export async function loadRevision(root: string, revision: string): Promise<ExtractedRevision> {
  const commit = await findCommit(root, revision);
  if (commit === undefined)
    return fail(`"${revision}" is no file, no folder, and no git revision`, {
      fix: 'Name a file or a folder with specs, or a tag, a branch, or a commit. In a shallow clone, get it first: git fetch --unshallow --tags',
    });
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  // A signal ends the process before the caller can remove the folder.
  const removeAtExit = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeAtExit);
  const remove = async () => {
    await rm(folder, { recursive: true, force: true });
    process.off('exit', removeAtExit);
  };
  const archive = join(folder, 'openapi.tar');
  try {
    await git(root, 'archive', '--format=tar', `--output=${archive}`, commit, 'openapi');
    await run('tar', ['-xf', archive, '-C', folder]);
    await rm(archive);
    return { folder, remove };
  } catch (cause) {
    await remove();
    return fail(`the revision "${revision}" has no folder openapi/ that can be read`, {
      fix: 'Name a revision that contains specs.',
      cause,
    });
  }
}

/** Finds the revision to compare with if nobody names one: the last tag, otherwise the branch `main`. */
export async function findDefaultRevision(root: string): Promise<string> {
  const tag = await git(root, 'describe', '--tags', '--abbrev=0').catch(() => '');
  if (tag !== '') return tag;
  if ((await findCommit(root, 'main')) !== undefined) return 'main';
  return fail('there is neither a tag nor the branch main to compare with', {
    fix: 'Name the old specs, for example: npm run openapi:diff -- HEAD~1',
  });
}

/** A commit with the day on which it was made. */
export interface DatedCommit {
  commit: string;
  date: string;
}

/** Finds the commit of a revision, or the last one of a day such as `2026-03-01` or before it, with its own day. */
export async function findDatedCommit(root: string, name: string): Promise<DatedCommit | undefined> {
  const named = await findCommit(root, name);
  const before = isDay(name) ? ['rev-list', '-1', `--before=${name}T23:59:59`, 'HEAD'] : undefined;
  const commit = named ?? (before && (await git(root, ...before).catch(() => undefined)));
  return commit ? { commit, date: await git(root, 'log', '-1', '--format=%cs', commit) } : undefined;
}

/** Finds the commit that a revision names. The name is never an option of git. */
function findCommit(root: string, revision: string): Promise<string | undefined> {
  return git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`).catch(
    () => undefined,
  );
}

async function git(root: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: root });
  return stdout.trim();
}

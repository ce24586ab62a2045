import { join } from 'node:path';
import { isDay, checkVersionName } from '@/lib/check-version-names-and-days';
import { fail, UserError } from '@/lib/user-errors-and-mistakes';
import { copyAtomically, type Copy } from '@/lib/files';
import { loadJson } from './build-in-worker-or-load-from-cache';
import { checkUnused, versionsFolder, writeRelease } from './releases';
import { findDatedCommit, loadRevision, type DatedCommit } from './git-revision';
import { loadServiceNames, loadServiceSource, loadSources } from './service-names-and-root-documents';
import { getSpecCopies } from './versioned-sources';

/** A release whose specs were kept, with the services that are in it. */
export interface KeptRelease {
  name: string;
  date?: string;
  services: string[];
  /** Why the specs of other services are not in it. */
  skipped: string[];
}

/** Keeps the present specs as a release. Fails without writing anything if one of them is broken. */
export async function keepRelease(root: string, { name, date }: { name: string; date?: string }): Promise<KeptRelease> {
  checkVersionName(name);
  if (date !== undefined && !isDay(date))
    fail(`"${date}" is not a day`, { fix: 'Write year, month, and day: --date 2026-03-01' });
  if (date !== undefined && isDay(name) && date !== name)
    fail(`the release "${name}" has another day: ${date}`, { fix: 'Leave out --date.' });
  const copies = await getSpecCopies(name, root);
  if (copies.length === 0)
    fail('there is no spec', { place: { file: 'openapi' }, fix: 'Create openapi/<service>/openapi.yaml.' });
  const sources = await loadSources(root);
  for (const source of sources) await loadJson(root, { ...source, isForeign: true });
  copyAtomically(copies, () => writeRelease(root, { name, date }));
  return { name, date, services: sources.map(({ service }) => service), skipped: [] };
}

/**
 * Keeps the specs of git revisions as releases: of tags with their names, or of the last commit of a day. A spec that cannot be read
 * is left out of its release. Fails without writing anything if a release would be empty.
 */
export async function keepRevisions(root: string, revisions: string[]): Promise<KeptRelease[]> {
  const found: (KeptRelease & { copies: Copy[] })[] = [];
  const removals: (() => Promise<void>)[] = [];
  try {
    for (const revision of revisions) {
      const name = revision.replaceAll('/', '-');
      // It is another commit tomorrow.
      if (/^HEAD\b/.test(name)) fail(`"${revision}" is no tag and no day`, { fix: fixOfRevisions });
      checkVersionName(name);
      checkUnused(root, name);
      if (found.some((other) => other.name === name))
        fail(`the release "${name}" is named twice`, { fix: 'Name each revision once.' });
      const { commit, date } = await findCommit(root, revision);
      const { folder, remove } = await loadRevision(root, commit);
      removals.push(remove);
      const { copies, ...listed } = await getReadableCopies(folder, join(root, versionsFolder, name));
      if (copies.length === 0)
        fail([`"${revision}" has no spec that can be read`, ...listed.skipped].join('\n'), { fix: 'Leave it out.' });
      found.push({ name, date: isDay(name) ? name : date, ...listed, copies });
    }
    copyAtomically(
      found.flatMap(({ copies }) => copies),
      () => found.map((release) => writeRelease(root, release)),
    );
    return found;
  } finally {
    await Promise.all(removals.map((remove) => remove()));
  }
}

const fixOfRevisions = 'Name tags or days: npm run openapi:release -- --from-git v1.0 2026-03-01';

async function findCommit(root: string, revision: string): Promise<DatedCommit> {
  const found = await findDatedCommit(root, revision);
  if (found) return found;
  return isDay(revision)
    ? fail(`there is no commit of ${revision} or before it`, { fix: 'Name a later day, or a tag: git tag' })
    : fail(`"${revision}" is no git revision`, {
        fix: `${fixOfRevisions}. In a shallow clone, get them first: git fetch --unshallow --tags`,
      });
}

/** Returns the specs of an extracted revision that can be read, and why the others are left out. */
async function getReadableCopies(
  folder: string,
  target: string,
): Promise<{ copies: Copy[]; services: string[]; skipped: string[] }> {
  const [copies, services, skipped]: [Copy[], string[], string[]] = [[], [], []];
  for (const service of await loadServiceNames(folder)) {
    try {
      await loadJson(folder, { ...(await loadServiceSource(folder, service)), isForeign: true });
      copies.push({ from: join(folder, 'openapi', service), to: join(target, service) });
      services.push(service);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      skipped.push(error.message);
    }
  }
  return { copies, services, skipped };
}

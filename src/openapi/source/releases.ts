import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isDay } from '@/lib/check-version-names-and-days';
import { fail } from '@/lib/user-errors-and-mistakes';
import { writeAtomically } from '@/lib/files';
import { loadFolders, loadSourcesInFolder, type ServiceSource } from './service-names-and-root-documents';

/** The folder with the specs of earlier versions. */
export const versionsFolder = join('openapi', 'versions');

/** The file in the folder of a version with the day of its release. A folder whose name is the day needs none. */
const releaseFile = 'release.json';

/** The state of all specs at a release. */
export interface Release {
  name: string;
  /** The day, such as `2026-03-01`. */
  date: string;
  sources: ServiceSource[];
}

/** Returns true for the folder of a release. The specs of other folders belong only to a version of the docs. */
export function isRelease(root: string, name: string): boolean {
  return isDay(name) || existsSync(join(root, versionsFolder, name, releaseFile));
}

/** Fails if a version already has specs. */
export function checkUnused(root: string, name: string): void {
  const folder = join(versionsFolder, name);
  if (existsSync(join(root, folder)))
    fail(`the version "${name}" already has specs`, { place: { file: folder }, fix: 'Choose another name.' });
}

/** Loads the releases, the oldest first. */
export async function loadReleases(root: string): Promise<Release[]> {
  const names = (await loadFolders(join(root, versionsFolder))).filter((name) => isRelease(root, name));
  const releases = names.map(async (name): Promise<Release> => {
    const date = readDate(root, name);
    const sources = await loadSourcesInFolder(root, join(versionsFolder, name));
    // Only what makes a spec unusable matters, because nobody corrects a released one.
    return { name, date, sources: sources.map((source) => ({ ...source, isForeign: true })) };
  });
  const toOrder = ({ date, name }: Release) => `${date} ${name}`;
  return (await Promise.all(releases)).sort((one, other) =>
    toOrder(one).localeCompare(toOrder(other), 'en', { numeric: true }),
  );
}

/** Writes the day of a release, by default today, next to its specs. */
export function writeRelease(
  root: string,
  { name, date = isDay(name) ? name : new Date().toISOString().slice(0, 10) }: { name: string; date?: string },
): void {
  if (date === name) return;
  writeAtomically(join(root, versionsFolder, name, releaseFile), `${JSON.stringify({ date })}\n`);
}

const releaseSchema = z.strictObject({ date: z.string().refine(isDay) });

function readDate(root: string, name: string): string {
  const file = join(versionsFolder, name, releaseFile);
  if (!existsSync(join(root, file))) return name;
  try {
    return releaseSchema.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))).date;
  } catch (cause) {
    return fail('there is no day of the release', {
      place: { file },
      fix: 'Write the day: { "date": "2026-03-01" }.',
      cause,
    });
  }
}

import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fail } from '@/lib/fail';
import { copyAtomically, writeAtomically, type Copy } from '@/lib/files';

/** What stays out of every version: other versions, languages, the home page, generic pages and the SDK. */
const unversioned = /^(?:versions|locales|pages|sdk)\/|^index\.md$/;

/**
 * Copies the files of the current version of an area, in every language, to the folder of a new version, and keeps its
 * sidebars next to them. Gives how many files there are. What is there already stays untouched, and the command fails; a failure
 * removes what was copied.
 */
export function cutVersion({
  name,
  holds,
  sidebars,
  specs = [],
  root = 'content',
}: {
  name: string;
  /** Whether a file belongs to the area, by its path below the content folder. */
  holds: (path: string) => boolean;
  /** Sidebars by id; those of another area that has the same version are kept. */
  sidebars: (kept: string) => Record<string, unknown>;
  /** What of the specs is copied with the pages. */
  specs?: Copy[];
  root?: string;
}): number {
  if (!/^\w[\w.-]*$/.test(name) || name === 'current')
    fail(`"${name}" is no name of a version`, { fix: 'Letters, digits, ".", "_" and "-" make one, such as 1.0.' });
  const tops = ['', ...getFolders(join(root, 'locales')).map((locale) => `locales/${locale}/`)];
  const copies = tops.flatMap((top) =>
    getFiles(join(root, top))
      .filter((file) => !unversioned.test(file) && holds(file))
      .map((file) => ({ from: join(root, top, file), to: join(root, top, 'versions', name, file) })),
  );
  if (copies.length === 0) fail('the area has no pages to cut a version from');
  const taken = copies.find(({ to }) => existsSync(to));
  if (taken) fail(`the version "${name}" exists already`, { place: { file: taken.to }, fix: 'Choose another name.' });
  const archived = join(root, 'versions', name, 'sidebars.json');
  copyAtomically([...copies, ...specs], () =>
    writeAtomically(archived, `${JSON.stringify(sidebars(archived), null, 2)}\n`),
  );
  return copies.length;
}

function getFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function getFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

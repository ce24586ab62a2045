import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '@/lib/user-errors-and-mistakes';
import { type Copy, copyAtomically, listFiles, writeAtomically } from '@/lib/files';
import { checkVersionName } from '@/lib/check-version-names-and-days';

/** Paths that are in no version: other versions, languages, the home page, generic pages, the SDK, and lists for the whole site. */
const unversioned = /^(?:versions|locales|pages|sdk)\/|^(?:index\.md|search-synonyms\.yaml|addresses\.txt|words\.txt)$/;

/**
 * Copies the files of an area's current version, in every language, to the folder of a new version, archives the
 * sidebars there, and copies the specs. Returns the number of files without the specs. Fails if one of these files
 * already exists. If anything fails, removes the copies.
 */
export function cutVersion({
  name,
  holds,
  sidebars,
  specs = [],
  root = 'content',
}: {
  name: string;
  /** Returns true if a file belongs to the area. The path is relative to the content folder or that of a language. */
  holds: (path: string) => boolean;
  /** Returns the sidebars by id. `kept` is the file that may already contain sidebars of another area. */
  sidebars: (kept: string) => Record<string, unknown>;
  /** The spec files to copy with the pages. */
  specs?: Copy[];
  root?: string;
}): number {
  checkVersionName(name);
  const tops = ['', ...getFolders(join(root, 'locales')).map((locale) => `locales/${locale}/`)];
  const copies = tops.flatMap((top) =>
    listFiles(join(root, top))
      .filter((file) => !unversioned.test(file) && holds(file))
      .map((file) => ({ from: join(root, top, file), to: join(root, top, 'versions', name, file) })),
  );
  if (copies.length === 0) fail('the area has no pages to cut a version from');
  const taken = copies.find(({ to }) => existsSync(to));
  if (taken) fail(`the version "${name}" already exists`, { place: { file: taken.to }, fix: 'Choose another name.' });
  const archived = join(root, 'versions', name, 'sidebars.json');
  copyAtomically([...copies, ...specs], () =>
    writeAtomically(archived, `${JSON.stringify(sidebars(archived), null, 2)}\n`),
  );
  return copies.length;
}

function getFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

import { existsSync } from 'node:fs';
import type { Change } from '@/openapi/changes/change';
import { prepareQuietly } from './prepare-site';

/** Adds the sections of pages that mention what changes. Builds specs and pages first. Other projects with specs may have no pages. */
export async function prepareSections(changes: Change[]): Promise<Change[]> {
  if (!existsSync('content') || changes.every((change) => change.class === 'words')) return changes;
  const found = await prepareQuietly();
  if (found.some(({ fails }) => fails)) {
    process.stderr.write(
      'The pages that mention changes are not listed, because specs or pages have mistakes.\n  Correct what this command lists: npm run check:content\n',
    );
    return changes;
  }
  // Reading pages takes libraries that a comparison does not need.
  const { addSections } = await import('@/routes/affected-sections');
  return addSections(changes);
}

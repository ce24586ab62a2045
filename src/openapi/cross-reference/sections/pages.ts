import { fail } from '@/lib/fail';
import { writeApiVersions } from './api-versions';
import { writeCredentials } from './credentials';
import { writeErrorsAndLimits } from './errors-and-limits';
import { writeIdentifiers } from './identifiers';
import { writeNotDocumented } from './not-documented';
import { writeOperationsByTask } from './operations-by-task';
import { findSectionsName, replaceSections, type Sections, type Sources } from './page';

/** The sections that `npm run spec-pages` writes, by the name in the line above them. */
export const generatedSections: Record<string, Sections> = {
  'api-versions': writeApiVersions,
  credentials: writeCredentials,
  'errors-and-limits': writeErrorsAndLimits,
  identifiers: writeIdentifiers,
  'not-documented': writeNotDocumented,
  'operations-by-task': writeOperationsByTask,
};

/** Writes the sections of a page that are made from the specs. Undefined if the page has none. */
export function writeSections(file: string, source: string, sources: Sources): string | undefined {
  const name = findSectionsName(file, source);
  if (name === undefined) return undefined;
  const write = generatedSections[name];
  if (!write)
    return fail(`no sections of \`npm run spec-pages\` are called "${name}"`, {
      place: { file },
      fix: `Use ${Object.keys(generatedSections).join(', ')}.`,
    });
  return replaceSections(source, write(sources));
}

import type { Root } from 'hast';
import { toTree } from '@/markdown/build-hast-for-generated-pages';
import { writeApiVersions } from './api-versions';
import { writeCredentialsAndHeaders } from './credentials-and-headers';
import { writeStatusesAndConstraints } from './statuses-and-constraints';
import { writeIdentifiers } from './entity-identifiers';
import { writeGapsAndAssumptions } from './gaps-and-assumptions';
import { writeOperationsByTask } from './operations-by-task';
import type { Sections, Sources } from './section-input-types';

/** The sections of pages that are written from the specs, by the name in the front matter. */
const generatedSections: Record<string, Sections> = {
  'api-versions': writeApiVersions,
  credentials: writeCredentialsAndHeaders,
  'errors-and-limits': writeStatusesAndConstraints,
  identifiers: writeIdentifiers,
  'not-documented': writeGapsAndAssumptions,
  'operations-by-task': writeOperationsByTask,
};

/** The names of all sections. */
export const sectionNames = Object.keys(generatedSections);

/** Writes sections. Undefined if there are none with this name. */
export function writeSections(name: string, sources: Sources): Root | undefined {
  const write = Object.hasOwn(generatedSections, name) ? generatedSections[name] : undefined;
  return write && toTree(write(sources));
}

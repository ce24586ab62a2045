import { buildDocLink } from './doc-items';
import type { NavSources } from './nav-items';
import { buildAt } from './navigation';
import type { Site } from './schema';

/** Checks that the page with the glossary exists. */
export function checkGlossary({ glossary: docId }: Site, sources: NavSources): void {
  if (docId !== undefined) buildAt(['glossary'], sources, (context) => buildDocLink({ docId }, context));
}

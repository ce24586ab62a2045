import { apiVersionsPage } from './api-versions';
import { credentialsPage } from './credentials';
import { errorsAndLimitsPage } from './errors-and-limits';
import { identifiersPage } from './identifiers';
import { notDocumentedPage } from './not-documented';
import { operationsByTaskPage } from './operations-by-task';
import type { GeneratedPage } from './page';

/** The pages that `npm run spec-pages` writes. */
export const generatedPages: GeneratedPage[] = [
  notDocumentedPage,
  errorsAndLimitsPage,
  credentialsPage,
  operationsByTaskPage,
  identifiersPage,
  apiVersionsPage,
];

/** Returns the mentions on pages that are written by hand. Otherwise a page that lists all operations would count. */
export function withoutGenerated<Mentioned extends { file: string }>(mentions: Mentioned[]): Mentioned[] {
  const files = new Set(generatedPages.map(({ file }) => file));
  return mentions.filter(({ file }) => !files.has(file));
}

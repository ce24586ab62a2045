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

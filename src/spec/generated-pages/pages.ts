import { credentialsPage } from './credentials';
import { errorsAndLimitsPage } from './errors-and-limits';
import { notDocumentedPage } from './not-documented';
import type { GeneratedPage } from './page';

/** The pages that `npm run spec-pages` writes. */
export const generatedPages: GeneratedPage[] = [notDocumentedPage, errorsAndLimitsPage, credentialsPage];

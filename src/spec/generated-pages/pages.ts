import { notDocumentedPage } from './not-documented';
import type { GeneratedPage } from './page';

/** The pages that `npm run spec-pages` writes. */
export const generatedPages: GeneratedPage[] = [notDocumentedPage];

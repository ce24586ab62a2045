'use client';

/*
 * What can be in a page's place, so in the payload of every page. As one module with what the layout has they come in its
 * script; as `error.tsx` and a module of its own, each came in a file that every page asked for.
 */
export { CrashBoundary } from './crash-boundary';
export { NotFoundPage } from './not-found-page';

'use client';

/*
 * Components that can replace a page, so every payload refers to them. In one module, they are in the script of the layout;
 * with `error.tsx` and a separate module, every page would request a file for each.
 */
export { CrashBoundary } from './crash-boundary';
export { NotFoundPage } from './not-found-page';

'use client';

/*
 * Components of every page, or that can replace one, so every payload refers to them. One module puts them into the script of the layout. With
 * `error.tsx` and a module for each, every page would request two more files.
 */
export { CrashBoundary } from './crash-boundary';
export { NotFoundPage } from './not-found-page';
export { PageBody } from '../ui/page-body';

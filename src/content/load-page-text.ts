import type { Root } from 'hast';
import { fail } from '@/lib/user-errors-and-mistakes';
import { readText, readTree, type PageText } from './page-text-cache';
import type { Stored } from './read-and-index-stored-pages';

/** A page and the key of its text. */
type Keyed = Pick<Stored, 'page' | 'text'>;

let buildText: ((file: string) => Promise<unknown>) | undefined;

/**
 * Sets the function that builds the missing text of a file, with its path from the project's root. A build has built all texts before
 * it loads one. In development, a page is opened before the texts of the others exist.
 */
export function setTextBuilder(build: (file: string) => Promise<unknown>): void {
  buildText = build;
}

/** Loads the text of a page without its tree. */
export function loadText(stored: Keyed): Promise<PageText> {
  return load(stored, readText);
}

/** Loads the tree of the text of a page. */
export function loadTextTree(stored: Keyed): Promise<Root> {
  return load(stored, readTree);
}

async function load<T>({ page, text }: Keyed, read: (key: string) => Promise<T | undefined>): Promise<T> {
  const found = await read(text);
  if (found !== undefined) return found;
  await buildText?.(page.file);
  return (await read(text)) ?? failRemoved(page.file);
}

function failRemoved(file: string): never {
  return fail('the text of this page has been removed', { place: { file }, fix: 'Run "npm run content" first.' });
}

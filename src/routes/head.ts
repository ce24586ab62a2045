import type { Metadata } from 'next';
import type { Page } from '@/docs/page';
import { placeholders } from '@/lib/placeholders';
import { toMetadata, toPageTitle } from './metadata';
import { loadNavigation } from './navigation';
import { findVersionOfPage, toVersionMetadata } from './version';

/** What the head of a page of the docs says. */
export interface Head extends Pick<Page, 'path' | 'title' | 'description' | 'keywords' | 'image'> {
  canonical: string;
  isIndexed: boolean;
}

export async function loadHead(page: Page): Promise<Head> {
  const { path, title, description, keywords, image } = page;
  const version = findVersionOfPage(await loadNavigation(), page);
  const { canonical, isIndexed } = toVersionMetadata(version, path);
  return { path, title, description, keywords, image, canonical, isIndexed: isIndexed && !page.unlisted };
}

export function toHeadMetadata({ isIndexed, ...head }: Head): Metadata {
  const metadata = toMetadata(head);
  return isIndexed ? metadata : { ...metadata, robots: { index: false, follow: false } };
}

/** The head of a template made from a page: placeholders where others of its layout say something else. */
export function toTemplateHead(head: Head, path: string): Head {
  const { title, description, canonical, keywords } = placeholders;
  return {
    ...head,
    path,
    title: isNamed(head) ? title : head.title,
    description,
    keywords: head.keywords && [keywords],
    canonical: head.canonical === head.path ? path : `/${canonical}/`,
  };
}

/** What makes two heads differ in more than their words. */
export function toHeadForm({ image, keywords, canonical, path, isIndexed, ...head }: Head): unknown[] {
  return [image, keywords !== undefined, canonical === path, isIndexed, isNamed({ title: head.title })];
}

/** True if the page has a title of its own, which is combined with the site's. */
function isNamed({ title }: Pick<Head, 'title'>): boolean {
  return toPageTitle(title) !== toPageTitle('');
}

import { isActiveLink } from '@/components/layout/active-link';
import { toFrame } from '@/components/docs/docs-layout';
import { getPages, type Page } from '@/docs/page';
import { placeholders, toTemplateSlug } from '@/lib/placeholders';
import { isSamePath } from '@/lib/href';
import type { NavLink } from '@/site/navigation';
import { loadPlace } from './docs-page';
import { loadNavigation } from './navigation';
import type { Metadata } from 'next';
import { toMetadata, toPageTitle } from './metadata';
import { findVersionOfPage, toVersionMetadata } from './version';

/**
 * Next.js exports one page for each layout, with placeholders where its pages differ. Two pages have the same layout if all but
 * words and addresses is the same outside of the element that holds the body.
 */
export interface Template {
  /** Where Next.js exports it, without slashes around. */
  slug: string;
  /** The page that it is made from. */
  page: Page;
}

let loaded: Promise<Map<string, Template>> | undefined;

/** The templates by the slugs of the pages that are made from them; once a build. */
export function loadTemplates(): Promise<Map<string, Template>> {
  return (loaded ??= load());
}

async function load(): Promise<Map<string, Template>> {
  const byLayout = new Map<string, Template>();
  const templates = new Map<string, Template>();
  for (const page of getPages()) {
    const layout = await toLayout(page);
    const template = byLayout.get(layout) ?? { page, slug: isPlain(page) ? toTemplateSlug(page.slug) : page.slug };
    byLayout.set(layout, template);
    templates.set(page.slug, template);
  }
  return templates;
}

/** What a page has in the place of each placeholder of its head. */
export function toPageValues({ path, canonical, title, description, keywords }: Head) {
  const toSegments = (address: string) => address.replace(/^\/|\/$/g, '');
  return {
    path: toSegments(path),
    title: title.trim(),
    description,
    keywords: keywords?.join(',') ?? '',
    canonical: toSegments(canonical),
  };
}

/** What decides over a page's layout, as one text. */
async function toLayout(page: Page): Promise<string> {
  const { navbar } = await loadNavigation();
  const links = [...navbar.left, ...navbar.right]
    .flatMap((item) => (item.kind === 'dropdown' ? item.items : [item]))
    .filter((item): item is NavLink => item.kind === 'link');
  const active = links.map((link) => [isActiveLink(link, page.path), isSamePath(link.path, page.path)]);
  const frame = toFrame(await loadPlace(page));
  return JSON.stringify([isPlain(page) || page.slug, toHeadForm(await loadHead(page)), frame, active]);
}

/** True if a page's address is spelled the same everywhere in its files; pages with other addresses are their own templates. */
function isPlain({ slug }: Pick<Page, 'slug'>): boolean {
  return /^(?:[\w.-]+\/)*[\w-]+$/.test(slug) && !slug.startsWith(placeholders.path);
}

/** What the head of a page of the docs says. */
interface Head extends Pick<Page, 'path' | 'title' | 'description' | 'keywords' | 'image'> {
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
function toHeadForm({ image, keywords, canonical, path, isIndexed, ...head }: Head): unknown[] {
  return [image, keywords !== undefined, canonical === path, isIndexed, isNamed({ title: head.title })];
}

/** True if the page has a title of its own, which is combined with the site's. */
function isNamed({ title }: Pick<Head, 'title'>): boolean {
  return toPageTitle(title) !== toPageTitle('');
}

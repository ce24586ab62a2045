import { isActiveLink } from '@/components/layout/active-link';
import { toFrame } from '@/components/content/docs-layout';
import { getPages, type Page } from '@/content/page';
import { placeholders, toTemplateSlug } from '@/lib/placeholders';
import { isSamePath } from '@/lib/href';
import type { NavLink } from '@/site/navigation';
import { loadSidebarPosition } from './docs-page';
import { loadNavigation } from './navigation';
import type { Metadata } from 'next';
import { toMetadata, toPageTitle } from './metadata';
import { findVersionOfPage, toVersionMetadata } from './version';

/**
 * A page that Next.js exports for a layout, with placeholders where the pages of that layout differ. Two pages have the same
 * layout if, outside of the element that contains the body, they differ only in texts and URLs.
 */
export interface DocsTemplate {
  /** The path in the export, without slashes at the start and end. */
  slug: string;
  /** The page that the template is made from. */
  page: Page;
}

let loaded: Promise<Map<string, DocsTemplate>> | undefined;

/** Loads the templates by the slugs of the pages that use them, once in each process. */
export function loadDocsTemplates(): Promise<Map<string, DocsTemplate>> {
  return (loaded ??= load());
}

async function load(): Promise<Map<string, DocsTemplate>> {
  const byLayout = new Map<string, DocsTemplate>();
  const templates = new Map<string, DocsTemplate>();
  for (const page of getPages()) {
    const layout = await toLayout(page);
    const template = byLayout.get(layout) ?? { page, slug: isPlain(page) ? toTemplateSlug(page.slug) : page.slug };
    byLayout.set(layout, template);
    templates.set(page.slug, template);
  }
  return templates;
}

/** Returns the values that replace the placeholders in the head of a page. */
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

/** Serializes everything that determines the layout of a page. */
async function toLayout(page: Page): Promise<string> {
  const { navbar } = await loadNavigation();
  const links = [...navbar.left, ...navbar.right]
    .flatMap((item) => (item.kind === 'dropdown' ? item.items : [item]))
    .filter((item): item is NavLink => item.kind === 'link');
  const active = links.map((link) => [isActiveLink(link, page.path), isSamePath(link.path, page.path)]);
  const frame = toFrame(await loadSidebarPosition(page));
  return JSON.stringify([isPlain(page) || page.slug, toHeadForm(await loadHead(page)), frame, active]);
}

/**
 * Returns true if the path of a page is written in the same way in all of its files. Any other page is its own template.
 */
function isPlain({ slug }: Pick<Page, 'slug'>): boolean {
  return /^(?:[\w.-]+\/)*[\w-]+$/.test(slug) && !slug.startsWith(placeholders.path);
}

/** The content of the head of a docs page. */
interface Head extends Pick<Page, 'path' | 'title' | 'description' | 'keywords' | 'image'> {
  canonical: string;
  isIndexed: boolean;
}

/** Loads the head of a docs page. */
export async function loadHead(page: Page): Promise<Head> {
  const { path, title, description, keywords, image } = page;
  const version = findVersionOfPage(await loadNavigation(), page);
  const { canonical, isIndexed } = toVersionMetadata(version, path);
  return { path, title, description, keywords, image, canonical, isIndexed: isIndexed && !page.unlisted };
}

/** Converts the head of a docs page to metadata of Next.js. */
export function toHeadMetadata({ isIndexed, ...head }: Head): Metadata {
  const metadata = toMetadata(head);
  return isIndexed ? metadata : { ...metadata, robots: { index: false, follow: false } };
}

/**
 * Returns the head of a template that is made from a page, with placeholders for the values that differ between pages.
 */
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

/** Returns the values that two heads must share to use the same template. */
function toHeadForm({ image, keywords, canonical, path, isIndexed, ...head }: Head): unknown[] {
  return [image, keywords !== undefined, canonical === path, isIndexed, isNamed({ title: head.title })];
}

/** Returns true if the page has its own title, which is combined with the title of the site. */
function isNamed({ title }: Pick<Head, 'title'>): boolean {
  return toPageTitle(title) !== toPageTitle('');
}

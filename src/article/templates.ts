import { isActiveLink } from '@/components/layout/active-link';
import { toFrame } from '@/components/docs/docs-layout';
import { getPages, type Page } from '@/docs/page';
import { articleMarks, toTemplateSlug } from '@/lib/article-mark';
import { isSamePath } from '@/lib/href';
import type { NavLink } from '@/site/navigation';
import { loadPlace } from './article';
import { loadHead, toHeadForm, type Head } from './head';
import { loadNavigation } from './navigation';

/**
 * The framework exports one page of each kind, with marks where pages of that kind differ: a template. The others are made
 * from it. Two pages are of one kind if all but words and addresses is the same outside of the page's own element.
 */
export interface Template {
  /** Where the framework exports it, without slashes around. */
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
  const byKind = new Map<string, Template>();
  const templates = new Map<string, Template>();
  for (const page of getPages()) {
    const kind = await toKind(page);
    const template = byKind.get(kind) ?? { page, slug: isPlain(page) ? toTemplateSlug(page.slug) : page.slug };
    byKind.set(kind, template);
    templates.set(page.slug, template);
  }
  return templates;
}

/** What a page has of its own, by the names of the marks. */
export function toArticleValues({ path, canonical, title, description, keywords }: Head) {
  const toSegments = (address: string) => address.replace(/^\/|\/$/g, '');
  return {
    path: toSegments(path),
    title: title.trim(),
    description,
    keywords: keywords?.join(',') ?? '',
    canonical: toSegments(canonical),
  };
}

async function toKind(page: Page): Promise<string> {
  const { navbar } = await loadNavigation();
  const links = [...navbar.left, ...navbar.right]
    .flatMap((item) => (item.kind === 'dropdown' ? item.items : [item]))
    .filter((item): item is NavLink => item.kind === 'link');
  const active = links.map((link) => [isActiveLink(link, page.path), isSamePath(link.path, page.path)]);
  const frame = toFrame(await loadPlace(page));
  return JSON.stringify([isPlain(page) || page.slug, toHeadForm(await loadHead(page)), frame, active]);
}

/** Whether a page's address is written alike wherever it stands: others are exported at their own. */
function isPlain({ slug }: Pick<Page, 'slug'>): boolean {
  return /^(?:[\w.-]+\/)*[\w-]+$/.test(slug) && !slug.startsWith(articleMarks.path);
}

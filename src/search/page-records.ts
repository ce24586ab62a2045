import type { Page } from '@/content/page-types';
import type { Section } from '@/markdown/plain-text-sections';
import * as messages from '@/messages';
import { findFolder, toFolder, toOwnSlug, toPageWeight, type SearchedFolders } from './folder-weights';
import type { RecordDraft } from './record-types-and-derived-fields';
import { toCompact } from './tokenize';

/** The searched content of a page: its front matter, and its plain text by section. */
export interface SearchedPage extends Pick<
  Page,
  | 'slug'
  | 'path'
  | 'title'
  | 'description'
  | 'keywords'
  | 'sidebarPosition'
  | 'illustrative'
  | 'searchSections'
  | 'unlisted'
  | 'docs'
> {
  sections: Section[];
}

/**
 * Creates one record for a page and one for each of its sections, unless the page excludes them. Unlisted pages have none.
 */
export function toPageRecords(page: SearchedPage, folders: SearchedFolders = {}): RecordDraft[] {
  if (page.unlisted) return [];
  const [first] = page.sections;
  const lead = first?.id === '' ? first : undefined;
  const slug = toOwnSlug(page);
  const levels = [toArea(slug, folders), page.title];
  const weight = toPageWeight(folders, slug, page.sidebarPosition);
  const record: RecordDraft = {
    objectID: `page:${page.slug}`,
    kind: 'page',
    title: page.title,
    levels,
    names: toNames(page),
    text: [page.description, lead?.text].filter(Boolean).join(' '),
    code: lead?.code,
    url: page.path,
    ...(page.illustrative && { type: messages.illustrative }),
    weight,
    place: page.title,
  };
  return page.searchSections === false ? [record] : [record, ...toSectionRecords(page, levels, weight)];
}

/** Returns the keywords, and the file name if it differs from the title and all keywords. */
function toNames({ slug, title, keywords = [] }: SearchedPage): string[] {
  const file = slug.split('/').at(-1) ?? '';
  return keywords.includes(file) || toCompact(file) === toCompact(title) ? keywords : [...keywords, file];
}

function toSectionRecords(page: SearchedPage, levels: string[], weight: number): RecordDraft[] {
  const open: { depth: number; title: string }[] = [];
  return page.sections.flatMap(({ id, title, depth, text, code }) => {
    if (id === '') return [];
    while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
    open.push({ depth, title });
    return [
      {
        objectID: `page:${page.slug}#${id}`,
        kind: 'section',
        title,
        levels: [...levels, ...open.map((heading) => heading.title)],
        names: [],
        text,
        code,
        url: `${page.path}#${id}`,
        weight: weight / 2 - (depth > 2 ? 5 : 0),
        place: page.title,
      },
    ];
  });
}

/** Returns the name of the area of a page. */
function toArea(slug: string, folders: SearchedFolders): string {
  const folder = toFolder(slug);
  if (!slug.includes('/') || folder === 'category') return messages.searchAreas.pages;
  const label = folder === 'api' ? messages.searchAreas.api : findFolder(folders, folder)?.label;
  return label ?? folder.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

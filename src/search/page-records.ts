import type { Page } from '@/content/page';
import type { Section } from '@/markdown/sections';
import * as messages from '@/messages';
import type { RecordDraft } from './record';
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
export function toPageRecords(page: SearchedPage): RecordDraft[] {
  if (page.unlisted) return [];
  const [first] = page.sections;
  const lead = first?.id === '' ? first : undefined;
  const levels = [toArea(page.slug), page.title];
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
    weight: toWeight(page),
    place: page.title,
  };
  return page.searchSections === false ? [record] : [record, ...toSectionRecords(page, levels)];
}

/** Returns the keywords, and the file name if it differs from the title and all keywords. */
function toNames({ slug, title, keywords = [] }: SearchedPage): string[] {
  const file = slug.split('/').at(-1) ?? '';
  return keywords.includes(file) || toCompact(file) === toCompact(title) ? keywords : [...keywords, file];
}

function toSectionRecords(page: SearchedPage, levels: string[]): RecordDraft[] {
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
        weight: toWeight(page) / 2 - (depth > 2 ? 5 : 0),
        place: page.title,
      },
    ];
  });
}

/** The weights of areas. They rank explanations above instructions, and instructions above references and lists. */
const weights = new Map([
  ['definitions', 100],
  ['how-tos', 96],
  ['sdk-technical-reference', 90],
  ['api-technical-reference', 86],
  ['category', 80],
]);

/** Returns the weight of a page. Its position in the sidebar matters only among pages of the same area. */
function toWeight({ slug, sidebarPosition = 9 }: SearchedPage): number {
  return (weights.get(slug.split('/')[0] ?? '') ?? 60) - sidebarPosition / 100;
}

/** Returns the name of the area of a page, from the first segment of its slug. */
function toArea(slug: string): string {
  const [area = '', ...rest] = slug.split('/');
  if (rest.length === 0 || area === 'category') return messages.searchAreas.pages;
  const known = Object.entries(messages.searchAreas).find(([key]) => key === area);
  return known?.[1] ?? area.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

import { fail } from '@/lib/fail';
import type { Spec } from '../model';

/** Precedes the sections that are written from the specs. The text before it is written by hand. */
const start = '<!-- Written by `npm run spec-pages` -->';

/** A statement of a page that the specification does not make, as Markdown. */
export interface Assumption {
  title: string;
  path: string;
  text: string;
}

/** A section of a page that links to an item of an API page or contains a sample of it. */
export interface Mention {
  /** The address of the item: `/api/environments/#createSecret`. */
  target: string;
  title: string;
  /** The path of the page with the anchor of the section. */
  path: string;
  file: string;
  /** True for a sample that a reader can run in a shell. */
  isCommand: boolean;
}

/** A page whose sections after its introduction are written from the specs. */
export interface GeneratedPage {
  file: string;
  /** Writes the sections as Markdown. The texts of the specs are not trusted, so they are escaped. */
  toSections: (specs: Spec[], assumptions: Assumption[], mentions: Mention[]) => string[];
}

/** Replaces the generated sections in the source of a page. */
export function replaceSections(
  { file, toSections }: GeneratedPage,
  source: string,
  specs: Spec[],
  assumptions: Assumption[] = [],
  mentions: Mention[] = [],
): string {
  const [intro = '', ...sections] = source.split(start);
  if (sections.length !== 1)
    fail(`the line ${start} must be there once`, {
      place: { file },
      fix: 'Add it after the text that is written by hand, and remove what follows it.',
    });
  return `${intro}${start}\n\n${toSections(specs, assumptions, mentions).join('\n\n')}\n`;
}

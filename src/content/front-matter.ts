import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import type { Place, ReadResult } from '@/lib/user-errors-and-mistakes';
import { readFields } from './read-and-check-front-matter-yaml';

/** A text that is not empty. */
export const sentence = z.string().trim().min(1);

/** The front matter of a page. */
export const pageFields = z.strictObject({
  title: sentence,
  description: sentence.max(160),
  sidebarLabel: sentence.optional(),
  sidebarPosition: z.number().optional(),
  /** The heading above the card of the page on the index of its category. */
  cardGroup: sentence.optional(),
  keywords: z.array(sentence).optional(),
  image: sentence.optional(),
  slug: sentence.optional(),
  /** True if the page shows no heading with its title. */
  hideTitle: z.boolean().optional(),
  hideContents: z.boolean().optional(),
  tocMin: z.number().int().min(2).max(6).optional(),
  tocMax: z.number().int().min(2).max(6).optional(),
  /** True if the page uses names that the platform does not document, such as component types and the SDK. */
  illustrative: z.boolean().optional(),
  /** The service whose names in inline code become links. */
  service: sentence.optional(),
  /** The name of the sections at the end of the page that are written from the specs. */
  specSections: sentence.optional(),
  /** False if the search finds the page but not its sections. */
  searchSections: z.boolean().optional(),
  /** The day on which somebody has last checked that the page is right: `2026-05-31`. */
  reviewed: z.iso.date().optional(),
  unlisted: z.boolean().optional(),
  draft: z.boolean().optional(),
  paginationLabel: sentence.optional(),
  /** The id of a page, or null for no link. */
  paginationNext: sentence.nullable().optional(),
  paginationPrevious: sentence.nullable().optional(),
});

export type PageFields = z.infer<typeof pageFields>;

/** A file split into its front matter and its body. */
export interface Split {
  yaml: string;
  body: string;
  /** The line of the file on which the body begins. */
  bodyLine: number;
}

/**
 * Splits the text of a file after its front matter. Without front matter, all of the text is the body. If it is not closed, the
 * body begins at the first blank line or heading. Never executes any of it.
 */
export function readSplit(text: string, file: string): ReadResult<Split> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const toSplit = (end: number, start = end) => ({
    yaml: lines.slice(1, end).join('\n'),
    body: lines.slice(start).join('\n'),
    bodyLine: start + 1,
  });
  const [first = ''] = lines;
  if (first !== '---') {
    const message = `the first line is ${JSON.stringify(first.slice(0, 40))}`;
    const fix = 'A page starts with front matter: its first line is exactly ---.';
    return { value: toSplit(0), mistakes: [{ message, place: { file, line: 1, column: 1 }, fix }] };
  }
  const end = lines.findIndex((line, index) => index > 0 && /^---\s*$/.test(line));
  if (end !== -1) return { value: toSplit(end, end + 1), mistakes: [] };
  const body = lines.findIndex((line, index) => index > 0 && /^(?:\s*$|#)/.test(line));
  const mistake = {
    message: 'the front matter is not closed',
    place: { file, line: 1, column: 1 },
    fix: 'Close it with a line that contains only ---.',
  };
  return { value: toSplit(body === -1 ? lines.length : body), mistakes: [mistake] };
}

/** Reads and checks the front matter of a page. Omits keys with mistakes; a missing title is the name of the file. */
export function readPageFields({ yaml }: Split, file: string): ReadResult<PageFields> {
  const { value, mistakes } = readFields(yaml, file, pageFields);
  const { title = basename(file, '.md'), description = '', tocMin, tocMax } = value;
  if (tocMin !== undefined && tocMax !== undefined && tocMin > tocMax)
    mistakes.push({
      message: `tocMin ${tocMin} is greater than tocMax ${tocMax}`,
      place: findField(yaml, 'tocMin', file),
      fix: 'Make tocMin less than or equal to tocMax.',
    });
  return { value: { ...value, title, description }, mistakes };
}

/** Returns the place of a key at the top of some front matter, or the first line of the file if the key is missing. */
export function findField(yaml: string, key: string, file: string): Required<Place> {
  const index = yaml.split('\n').findIndex((line) => line.startsWith(key) && /^\s*:/.test(line.slice(key.length)));
  return { file, line: index === -1 ? 1 : index + 2, column: 1 };
}

/** Reads a file, and returns the place of a key of its front matter like {@link findField}. */
export function findFieldOfFile(file: string, key: string): Required<Place> {
  return findField(readSplit(readFileSync(file, 'utf8'), file).value.yaml, key, file);
}

/** Returns the JSON Schema of the front matter of a page, for editors. */
export function toFrontMatterSchema(): string {
  const schema = z.toJSONSchema(pageFields, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      // The format says the same in one word.
      if (jsonSchema.format === 'date') delete jsonSchema.pattern;
    },
  });
  return `${JSON.stringify({ ...schema, title: 'Front matter of a page' }, undefined, 2)}\n`;
}

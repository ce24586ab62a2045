import { isMap, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { z } from 'zod';
import { fail, type Place } from '@/lib/fail';
import { toOffer } from '@/lib/nearest';

const sentence = z.string().trim().min(1);

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
  /** False if the search finds the page but not its sections. */
  searchSections: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  draft: z.boolean().optional(),
  paginationLabel: sentence.optional(),
  /** The id of a page, or null for no link. */
  paginationNext: sentence.nullable().optional(),
  paginationPrevious: sentence.nullable().optional(),
});

/** A term in the diagram of the home page, which links to the section that explains it. */
const term = z.strictObject({ title: sentence, text: sentence, examples: z.array(sentence), href: sentence });

const link = z.strictObject({ label: sentence, href: sentence });

/** The front matter of the home page, `content/index.md`. */
export const homeFields = z.strictObject({
  title: sentence,
  description: sentence.max(160),
  keywords: z.array(sentence).optional(),
  image: sentence.optional(),
  headline: sentence,
  lead: sentence,
  actions: z.array(link).min(1),
  doors: z.array(z.strictObject({ title: sentence, text: sentence, href: sentence })).min(1),
  /** A diagram of the main terms. `text` says what it shows; `instantiation` and `naming` are the labels of its arrows. */
  diagram: z
    .strictObject({
      title: sentence,
      text: sentence,
      blueprint: term,
      instantiation: sentence,
      environment: term,
      liveSystem: term,
      naming: sentence,
      provider: term,
    })
    .optional(),
});

export type PageFields = z.infer<typeof pageFields>;
export type HomeFields = z.infer<typeof homeFields>;

/** A file split into its front matter and its body. */
export interface Split {
  yaml: string;
  body: string;
  /** The line of the file on which the body begins. */
  bodyLine: number;
}

/** Splits the text of a file after its front matter. Fails if there is none or it has no end. Never executes any of it. */
export function splitFrontMatter(text: string, file: string): Split {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0] !== '---') {
    fail(`the first line is ${JSON.stringify((lines[0] ?? '').slice(0, 40))}`, {
      place: { file, line: 1 },
      fix: 'A page starts with front matter: its first line is exactly ---.',
    });
  }
  const end = lines.findIndex((line, index) => index > 0 && /^---\s*$/.test(line));
  if (end === -1)
    fail('the front matter is not closed', {
      place: { file, line: 1 },
      fix: 'Close it with a line that contains only ---.',
    });
  return { yaml: lines.slice(1, end).join('\n'), body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 };
}

/** Parses and checks the front matter of a page. Fails with the position of the first problem. */
export function toPageFields({ yaml }: Split, file: string): PageFields {
  const fields = toFields(yaml, file, pageFields);
  const { tocMin, tocMax } = fields;
  if ((tocMin ?? 2) > (tocMax ?? Math.max(3, tocMin ?? 2)))
    fail(`tocMin ${tocMin} is greater than tocMax ${tocMax ?? 3}`, {
      place: { file },
      fix: 'Make tocMin less than or equal to tocMax.',
    });
  return fields;
}

/** Parses and checks the front matter of the home page. Fails with the position of the first problem. */
export function toHomeFields({ yaml }: Split, file: string): HomeFields {
  return toFields(yaml, file, homeFields);
}

function toFields<T extends z.ZodObject>(yaml: string, file: string, schema: T): z.infer<T> {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, uniqueKeys: true });
  // The YAML begins on the second line of the file.
  const toPlace = (offset: number) => ({
    file,
    line: counter.linePos(offset).line + 1,
    column: counter.linePos(offset).col,
  });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem)
    fail(`the front matter is not valid YAML: ${(problem.message.split('\n')[0] ?? '').replace(/ at line .*$/, '')}`, {
      place: toPlace(problem.pos[0]),
      fix: 'Check the indentation, quotes, and colons here and just before.',
    });
  if (!isMap(document.contents))
    fail('the front matter is not a list of keys and values', {
      place: { file, line: 2 },
      fix: 'Write one "key: value" per line.',
    });
  const result = schema.safeParse(toValue(document, toPlace));
  if (result.success) return result.data;
  const { issues } = result.error;
  // A misspelled key also causes the issue that the correct key is missing, so it is reported first.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  if (!issue) return fail('the front matter is not valid', { place: { file } });
  const place = findPlace(document, issue, toPlace) ?? { file, line: 1 };
  return failIssue(issue, place, Object.keys(schema.shape));
}

/** Returns the value of a document. Fails for an alias, because front matter has no use for one. */
function toValue(document: Document, toPlace: (offset: number) => Place): unknown {
  visit(document, {
    Alias: (_key, { source, range }) =>
      fail(`the front matter has an alias: *${source}`, {
        place: toPlace(range?.[0] ?? 0),
        fix: 'Put a text that begins with * in quotes.',
      }),
  });
  return document.toJS();
}

function findPlace<P>(document: Document, issue: z.core.$ZodIssue, toPlace: (offset: number) => P): P | undefined {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true) ?? document.contents;
    const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === String(path[length - 1])) : undefined;
    const key: unknown = pair?.key;
    if (key && typeof key === 'object' && 'range' in key && Array.isArray(key.range))
      return toPlace(Number(key.range[0]));
  }
  return undefined;
}

function failIssue(issue: z.core.$ZodIssue, place: { file: string; line?: number }, known: string[]): never {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const isTop = issue.path.length === 0;
    return fail(`"${path === '' ? key : `${path}.${key}`}" is not a front matter key`, {
      place,
      fix: isTop ? toOffer(key, known, 'Keys') : 'Remove it, or correct its name.',
    });
  }
  if (issue.code === 'invalid_type' && issue.input === undefined && /undefined/.test(issue.message)) {
    return fail(`"${path}" is missing`, { place, fix: `Add it to the front matter.` });
  }
  return fail(`"${path}": ${issue.message.replace(/^Invalid input: /, '')}`, { place, fix: 'Correct the value.' });
}

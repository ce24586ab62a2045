import { z } from 'zod';
import { readFields } from './read-and-check-front-matter-yaml';
import { readSplit, sentence, type Split } from './front-matter';
import { join } from 'node:path';
import { replaceVariablesIn } from '@/markdown/variables';
import type { PageSource } from './build-page-metadata';
import type { ReadResult } from '@/lib/user-errors-and-mistakes';

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
  /**
   * A diagram of four terms. An arrow leads from the first one to the middle one, which is inside a frame, and another one from
   * there to the last. `text` says what the diagram shows; each arrow has a label.
   */
  diagram: z
    .strictObject({
      title: sentence,
      text: sentence,
      first: term,
      firstArrow: sentence,
      frame: term,
      middle: term,
      lastArrow: sentence,
      last: term,
    })
    .optional(),
});

export type HomeFields = z.infer<typeof homeFields>;

/** Reads and checks the front matter of the home page. Omits keys with mistakes. */
export function readHomeFields({ yaml, body, bodyLine }: Split, file: string): ReadResult<Partial<HomeFields>> {
  const { value, mistakes } = readFields(yaml, file, homeFields);
  const line = body.split('\n').findIndex((text) => text.trim() !== '');
  if (line !== -1)
    mistakes.push({
      message: 'the home page shows no text below its front matter',
      place: { file, line: bodyLine + line, column: 1 },
      fix: 'Move the text to a page, or to "lead".',
    });
  return { value, mistakes };
}

/** Builds the fields of the home page from the source of its file. If any is missing or wrong, there is no home page. */
export function buildHome({
  root,
  path,
  text,
  variables,
}: Omit<PageSource, 'findVersion'>): ReadResult<HomeFields | undefined> {
  const file = join(root, path);
  const split = readSplit(text, file);
  if (split.mistakes.length > 0) return { value: undefined, mistakes: split.mistakes };
  const { value, mistakes } = readHomeFields(split.value, file);
  const { data } = homeFields.safeParse(value);
  return { value: data && replaceVariablesIn(data, variables), mistakes };
}

import { z } from 'zod';
import { optionsOf } from './object-and-union-schemas';

const folder = optionsOf({
  label: z.string().describe('Name of the area above its pages in results'),
  weight: z
    .number()
    .min(0)
    .max(100)
    .default(60)
    .describe('Importance of its pages, from 0 to 100: explanations above instructions, lists last'),
  answers: z
    .enum(['what', 'how'])
    .optional()
    .describe('Kind of question that its pages answer, for which they rank first'),
});

/** The folders of `content/` in the search. */
export const search = optionsOf({
  folders: z.record(z.string(), folder).default({}).describe('Folders of `content/`, by name'),
});

/** The check of the code samples in pages. */
export const samples = optionsOf({
  tagged: z
    .array(z.string())
    .default([])
    .describe('Folders of `content/` where each sample with data or a request must name its schema or operation'),
  sdk: z.string().optional().describe('Package that `content/sdk/index.d.ts` declares, as samples import it'),
});

/** The names of the specs in the inline code of pages. */
export const specNames = optionsOf({
  exceptions: z
    .array(z.string())
    .default([])
    .describe('Inline code that is no link and not checked, although it looks like a name in a spec: `pets.json`'),
});

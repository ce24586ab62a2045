import { z } from 'zod';
import { optionsOf } from './object-and-union-schemas';

const locale = optionsOf({
  code: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/, 'a language tag such as "de" or "pt-BR"')
    .describe('Language tag; also the folder of its texts in `content/locales/`, and the start of its addresses'),
  label: z.string().optional().describe('The language’s own name for itself if not given'),
  direction: z.enum(['ltr', 'rtl']).optional().describe('Direction of the language if not given'),
  url: z.url().optional().describe('Its URL if it is on another domain'),
  texts: z
    .record(z.string(), z.string())
    .default({})
    .describe('Translations of the texts of this configuration, by the original text'),
});

export const locales = z
  .array(locale)
  .min(1)
  .default([{ code: 'en', texts: {} }])
  .superRefine((list, context) => {
    const codes = list.map(({ code }) => code);
    const twice = codes.find((code, index) => codes.indexOf(code) !== index);
    const without = list.find(({ url }) => url === undefined);
    if (without && list.some(({ url }) => url !== undefined))
      context.addIssue({
        code: 'custom',
        message: `"${without.code}" has no "url", but another language does. Give every language one, or none.`,
      });
    if (twice !== undefined) context.addIssue({ code: 'custom', message: `the language "${twice}" is listed twice` });
  });

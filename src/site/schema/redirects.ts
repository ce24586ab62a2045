import { z } from 'zod';
import { toUrlParts } from '@/lib/href';
import { optionsOf } from './options';

/** Adds a slash to the end of a path if it is missing, before the query and the anchor. */
function toPagePath(text: string): string {
  const { path, query, hash } = toUrlParts(text);
  return `${path.endsWith('/') ? path : `${path}/`}${query}${hash}`;
}

const wanted = 'a path of this site, such as /how-tos/create-ambassador/';

/** The redirects from old paths. The check of the exported site finds targets that do not exist. */
export const redirects = z
  .array(
    optionsOf({
      from: z
        .string()
        .regex(/^(?:\/[\w.~-]+)+\/?$/, wanted)
        .transform(toPagePath)
        .describe('Where the page stood: a path without the base path'),
      to: z
        .string()
        .regex(/^(?:\/[\w.~-]+)*\/?(?:\?[^#\s]*)?(?:#\S*)?$/, wanted)
        .transform(toPagePath)
        .describe('Where it stands now; an anchor may follow'),
    }),
  )
  .superRefine((list, context) => {
    const sources = list.map(({ from }) => from);
    list.forEach(({ from, to }, index) => {
      const { path: target } = toUrlParts(to);
      const refuse = (key: string, what: string) =>
        context.addIssue({ code: 'custom', path: [index, key], message: what });
      if (sources.indexOf(from) !== index) refuse('from', `"${from}" is redirected twice`);
      if (sources.includes(target)) refuse('to', `"${target}" is redirected itself: name the address at which it ends`);
    });
  });

/** A redirect. Both paths are without the base path and end in a slash; `to` may also have a query and an anchor. */
export type Redirect = z.output<typeof redirects>[number];

import { z } from 'zod';
import { segmentPattern } from '@/lib/content-file-name-conventions';
import { toUrlParts } from '@/lib/href';
import { optionsOf } from './object-and-union-schemas';

/** Adds a slash to the end of a path if it is missing, before the query and the anchor. */
function toPagePath(text: string): string {
  const { path, query, hash } = toUrlParts(text);
  return `${path.endsWith('/') ? path : `${path}/`}${query}${hash}`;
}

const wanted = 'a path of this site, such as /guides/start/';

/** The redirects from old paths. The check of the content rejects targets that do not exist. */
export const redirects = z
  .array(
    optionsOf({
      from: z
        .string()
        .regex(new RegExp(`^(?:/${segmentPattern})+/?$`, 'u'), wanted)
        .transform((text) => toPagePath(text.normalize()))
        .describe('Old path of the page, without the base path'),
      to: z
        .string()
        .regex(new RegExp(String.raw`^(?:/${segmentPattern})*/?(?:\?[^#\s]*)?(?:#\S*)?$`, 'u'), wanted)
        .transform((text) => toPagePath(text.normalize()))
        .describe('New path of the page; may end with an anchor'),
    }),
  )
  .superRefine((list, context) => {
    const sources = list.map(({ from }) => from);
    list.forEach(({ from, to }, index) => {
      const { path: target } = toUrlParts(to);
      const refuse = (key: string, what: string) =>
        context.addIssue({ code: 'custom', path: [index, key], message: what });
      if (sources.indexOf(from) !== index) refuse('from', `"${from}" is redirected twice`);
      if (sources.includes(target)) refuse('to', `"${target}" is itself redirected: give its final address`);
    });
  });

/** A redirect. Both paths are without the base path and end in a slash; `to` may also have a query and an anchor. */
export type Redirect = z.output<typeof redirects>[number];

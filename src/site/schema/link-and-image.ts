import { z } from 'zod';
import { optionsOf } from './object-and-union-schemas';

export const image = optionsOf({
  src: z.string().describe('File in `public/`, or an address'),
  srcDark: z.string().optional().describe('The same for the dark mode'),
  alt: z
    .string()
    .optional()
    .describe('Alternative text; without one, empty next to a title, else the title of the site'),
  href: z.string().optional().describe('Target of the link; the root of the site if not given'),
  target: z.string().optional().describe('Browsing context of the link, such as `_blank`'),
  width: z.number().optional().describe('Width of the image in pixels'),
  height: z.number().optional().describe('Height of the image in pixels'),
});

export const linkFields = {
  label: z.string().optional().describe('Text of the link'),
  html: z.string().optional().describe('HTML instead of the label'),
  to: z.string().optional().describe('Path of a page of this site, without base path'),
  href: z.string().optional().describe('Any other address'),
};

/** Checks that a link has exactly one target and one text. */
export function checkLink(
  link: { label?: string; html?: string; to?: string; href?: string },
  context: z.RefinementCtx,
): void {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  if (link.label !== undefined && link.html !== undefined)
    refuse('"label" and "html" exclude each other: give one of them');
  else if (link.label === undefined && link.html === undefined) refuse('a link needs a "label" or "html"');
  if (link.to !== undefined && link.href !== undefined) refuse('"to" and "href" exclude each other: give one of them');
  else if (link.to === undefined && link.href === undefined)
    refuse('a link needs a target: "to" for a page of this site, "href" for any other address');
}

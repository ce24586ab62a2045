import { z } from 'zod';
import { image, linkFields } from './link-and-image';
import { byType, optionsOf } from './object-and-union-schemas';

const footerLink = optionsOf(linkFields).superRefine(({ label, html, to, href }, context) => {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  if (label !== undefined && html !== undefined) refuse('"label" and "html" exclude each other: give one of them');
  else if ([to, href, html].filter((target) => target !== undefined).length !== 1)
    refuse('a footer link needs exactly one of "to", "href" and "html"');
  else if (html === undefined && label === undefined) refuse('a footer link with "to" or "href" needs a "label"');
});

const column = optionsOf({
  title: z.string().nullable().describe('`null` for a column without title'),
  items: z.array(footerLink).describe('Links below the title'),
});

const entry = byType(
  { column, link: footerLink },
  { what: 'footer entry', toType: (value) => ('title' in value || 'items' in value ? 'column' : 'link') },
);

export const footer = optionsOf({
  style: z.enum(['light', 'dark']).default('light').describe('`dark` for the colors of a dark navbar, in both themes'),
  links: z
    .array(entry)
    .default([])
    .superRefine((links, context) => {
      const [first] = links;
      const at = links.findIndex((link) => 'items' in link !== (first !== undefined && 'items' in first));
      if (at === -1) return;
      const rule =
        'the footer has either columns (entries with "title" and "items") or a flat row of links, never both';
      context.addIssue({ code: 'custom', path: [at], message: rule });
    })
    .describe('Columns, or one flat row of links'),
  logo: image.optional().describe('Image below the links'),
  copyright: z.string().optional().describe('HTML from the operator, trusted'),
});

export type FooterLinkConfig = z.output<typeof footerLink>;

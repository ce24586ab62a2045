/** The placeholders in a template for the values that differ between its pages. */
export const placeholders = {
  /** A segment in the path of the template, or the start of one. */
  path: 'x0path0x',
  title: 'X0title0X',
  description: 'X0description0X',
  keywords: 'X0keywords0X',
  /** A path segment: the page that search engines should show instead. */
  canonical: 'x0canonical0x',
  /** The id of the element that contains the body. */
  id: 'X0id0X',
  body: 'X0body0X',
};

/** The value of a page for each placeholder. `body` is HTML; all other values are text. */
export type PageValues = Record<keyof typeof placeholders, string>;

/** Returns the slug of the template that is made from a page: one segment that contains the page's own slug. */
export function toTemplateSlug(slug: string): string {
  return `${placeholders.path}~${slug.replaceAll('/', '~')}`;
}

/** Returns the path of the page that a template is made from. Returns all other paths unchanged. */
export function toShownPath(path: string): string {
  return path.startsWith(`/${placeholders.path}~`)
    ? path.slice(placeholders.path.length + 1).replaceAll('~', '/')
    : path;
}

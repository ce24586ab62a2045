/** What a template says where each of its pages has something of its own. */
export const placeholders = {
  /** A segment of the template's address. */
  path: 'x0path0x',
  title: 'X0title0X',
  description: 'X0description0X',
  keywords: 'X0keywords0X',
  /** A segment: the path of the page that search engines should show instead. */
  canonical: 'x0canonical0x',
  /** The id of the element that holds the body. */
  id: 'X0id0X',
  body: 'X0body0X',
};

/** What a page has in the place of each; `body` is HTML, the rest text. */
export type PageValues = Record<keyof typeof placeholders, string>;

/** The address of the template that is made from a page: one segment, in which the page's own address can be read. */
export function toTemplateSlug(slug: string): string {
  return `${placeholders.path}~${slug.replaceAll('/', '~')}`;
}

/** The path of the page that a path stands for: its own, but for a template's. */
export function toShownPath(path: string): string {
  return path.startsWith(`/${placeholders.path}~`)
    ? path.slice(placeholders.path.length + 1).replaceAll('~', '/')
    : path;
}

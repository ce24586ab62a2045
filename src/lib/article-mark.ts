/** What stands in an exported template of the docs, where each page has its own. */
export const articleMarks = {
  path: 'x0path0x',
  title: 'X0title0X',
  description: 'X0description0X',
  keywords: 'X0keywords0X',
  /** A segment: the path of the page that search engines should show instead. */
  canonical: 'x0canonical0x',
  /** The name of the part that holds the page. */
  id: 'X0id0X',
  body: 'X0body0X',
};

/** The address of the template that is made from a page: one segment, in which the page's own address can be read. */
export function toTemplateSlug(slug: string): string {
  return `${articleMarks.path}~${slug.replaceAll('/', '~')}`;
}

/** The path of the page that a path stands for: its own, but for a template's. */
export function toShownPath(path: string): string {
  return path.startsWith(`/${articleMarks.path}~`)
    ? path.slice(articleMarks.path.length + 1).replaceAll('~', '/')
    : path;
}

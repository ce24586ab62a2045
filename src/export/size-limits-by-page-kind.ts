/**
 * The limits on one measure of a first load. `npm run budgets` fails above `limit` and only marks values above `aim`. Sizes are
 * in kilobytes of 1,024 bytes, compressed; `fontFiles` and `requests` are counts.
 */
export interface Budget {
  limit: number;
  aim: number;
}

export const measures = ['html', 'js', 'css', 'fonts', 'fontFiles', 'total', 'requests'] as const;

export type Measure = (typeof measures)[number];

/** A kind of page. A page belongs to the first kind whose pattern matches its path. */
export interface PageKind {
  name: string;
  paths: RegExp;
  budgets: Record<Measure, Budget>;
}

/** Budgets that are the same for every page because they do not depend on its content. */
const shared = {
  css: { limit: 17, aim: 14 },
  fonts: { limit: 70, aim: 46 },
  fontFiles: { limit: 2, aim: 2 },
  requests: { limit: 20, aim: 18 },
};

/**
 * The budgets of all kinds of pages. `docs/performance.md` gives the reasons. Raise a budget only with a reason there.
 */
export const kinds: PageKind[] = [
  {
    name: 'home',
    paths: /^\/$/,
    budgets: { ...shared, html: { limit: 15, aim: 12 }, js: { limit: 160, aim: 150 }, total: { limit: 260, aim: 220 } },
  },
  {
    name: 'API page',
    paths: /^\/api\//,
    budgets: { ...shared, html: { limit: 70, aim: 50 }, js: { limit: 170, aim: 160 }, total: { limit: 270, aim: 250 } },
  },
  {
    // One document contains a complete section or API, so its HTML is larger.
    name: 'print',
    paths: /^\/print\//,
    budgets: {
      ...shared,
      html: { limit: 90, aim: 75 },
      js: { limit: 160, aim: 150 },
      total: { limit: 320, aim: 300 },
    },
  },
  {
    // Pages that list everything on the site.
    name: 'index',
    paths: /^\/a-z\/$/,
    budgets: { ...shared, html: { limit: 40, aim: 32 }, js: { limit: 160, aim: 150 }, total: { limit: 280, aim: 260 } },
  },
  {
    name: 'docs page',
    paths: /^\//,
    budgets: { ...shared, html: { limit: 30, aim: 22 }, js: { limit: 160, aim: 150 }, total: { limit: 228, aim: 220 } },
  },
];

/**
 * The limits on one measure of a first load. `npm run budgets` fails above `floor` and only marks values above `aim`. Sizes are
 * in kilobytes of 1,024 bytes, compressed; `fontFiles` and `requests` are counts.
 */
export interface Budget {
  floor: number;
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
  css: { floor: 17, aim: 14 },
  fonts: { floor: 70, aim: 46 },
  fontFiles: { floor: 2, aim: 2 },
  requests: { floor: 20, aim: 18 },
};

/**
 * The budgets of all kinds of pages. `docs/performance.md` gives the reasons. Raise a budget only with a reason there.
 */
export const kinds: PageKind[] = [
  {
    name: 'home',
    paths: /^\/$/,
    budgets: { ...shared, html: { floor: 15, aim: 12 }, js: { floor: 160, aim: 150 }, total: { floor: 260, aim: 220 } },
  },
  {
    name: 'API page',
    paths: /^\/api\//,
    budgets: { ...shared, html: { floor: 70, aim: 50 }, js: { floor: 170, aim: 160 }, total: { floor: 270, aim: 250 } },
  },
  {
    // One document contains a complete section or API, so its HTML is larger.
    name: 'print',
    paths: /^\/print\//,
    budgets: {
      ...shared,
      html: { floor: 90, aim: 75 },
      js: { floor: 160, aim: 150 },
      total: { floor: 320, aim: 300 },
    },
  },
  {
    // Pages that list everything on the site.
    name: 'index',
    paths: /^\/a-z\/$/,
    budgets: { ...shared, html: { floor: 40, aim: 32 }, js: { floor: 160, aim: 150 }, total: { floor: 280, aim: 260 } },
  },
  {
    name: 'docs page',
    paths: /^\//,
    budgets: { ...shared, html: { floor: 30, aim: 22 }, js: { floor: 160, aim: 150 }, total: { floor: 228, aim: 220 } },
  },
];

/**
 * What a first load may weigh: a floor that fails a build, and an aim that is only printed. Kilobytes are 1,024 bytes,
 * gzipped.
 */
export interface Budget {
  floor: number;
  aim: number;
}

export const measures = ['html', 'js', 'css', 'fonts', 'fontFiles', 'total', 'requests'] as const;

export type Measure = (typeof measures)[number];

/** A kind of page: its pages are those whose path matches, and that no kind before it has taken. */
export interface PageKind {
  name: string;
  paths: RegExp;
  budgets: Record<Measure, Budget>;
}

/** The same on every page: nothing of them depends on what the page says. */
const shared = {
  css: { floor: 17, aim: 14 },
  fonts: { floor: 70, aim: 46 },
  fontFiles: { floor: 2, aim: 2 },
  requests: { floor: 20, aim: 18 },
};

/** Every budget of the site. Reasons and rivals' figures: `docs/performance.md`. Raise one only with a reason there. */
export const kinds: PageKind[] = [
  {
    name: 'home',
    paths: /^\/$/,
    budgets: { ...shared, html: { floor: 15, aim: 12 }, js: { floor: 160, aim: 150 }, total: { floor: 260, aim: 220 } },
  },
  {
    name: 'API page',
    paths: /^\/api\//,
    budgets: { ...shared, html: { floor: 70, aim: 50 }, js: { floor: 170, aim: 160 }, total: { floor: 300, aim: 270 } },
  },
  {
    // A whole section or API in one document: its markup is what it is asked for.
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
    // What names everything of the site.
    name: 'index',
    paths: /^\/a-z\/$/,
    budgets: { ...shared, html: { floor: 40, aim: 32 }, js: { floor: 160, aim: 150 }, total: { floor: 280, aim: 260 } },
  },
  {
    name: 'docs page',
    paths: /^\//,
    budgets: { ...shared, html: { floor: 30, aim: 22 }, js: { floor: 160, aim: 150 }, total: { floor: 260, aim: 220 } },
  },
];

/**
 * What the operator sets from outside. The only file that reads `process.env`;
 * each is written out in full, since the bundler replaces them by name.
 */
export const environment = {
  /** `''` or `/docs/x`: where the site stands below its origin. */
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? (process.env.BASE_PATH ?? '').replace(/\/+$/, ''),
  /** Origin for canonical links, without a slash at the end. */
  siteUrl: (process.env.SITE_URL ?? 'https://docs.example.com').replace(/\/+$/, ''),
  isDevelopment: process.env.NODE_ENV === 'development',
};

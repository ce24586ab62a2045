/** The folder in which the second site is built: inside the project, so that its packages are found. */
export const fixture = '.cache/fixture';

/** The export that is built (only the right-to-left language), and its path below the origin of the site. */
export const fixtureOut = `${fixture}/out/ar`;
export const fixturePath = '/docs/x/ar';

/** The environment variables of its build. */
export const fixtureEnvironment = {
  SITE_URL: 'https://preview.example.org',
  BASE_PATH: 'docs/x/',
  NOINDEX: '1',
  NEXT_PUBLIC_ALGOLIA_APP_ID: 'FIXTURE1',
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: '0123456789abcdef',
  NEXT_PUBLIC_ALGOLIA_INDEX: 'docs',
  ALGOLIA_INSIGHTS: '1',
};

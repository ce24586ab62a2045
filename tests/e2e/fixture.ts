/** Where the second site is built: inside of the project, so that its packages are found. */
export const fixture = '.cache/fixture';

/** The part of its export that is built, and its path below the site's address: Arabic. */
export const fixtureOut = `${fixture}/out/ar`;
export const fixturePath = '/docs/x/ar';

/** What its operator sets. */
export const fixtureEnvironment = {
  SITE_URL: 'https://preview.example.org',
  BASE_PATH: 'docs/x/',
  NOINDEX: '1',
  NEXT_PUBLIC_ALGOLIA_APP_ID: 'FIXTURE1',
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: '0123456789abcdef',
  NEXT_PUBLIC_ALGOLIA_INDEX: 'docs',
  ALGOLIA_INSIGHTS: '1',
};

/** Where the same site is built once more, to see that it comes out the same. */
export const again = '.cache/again';

import { checkAlgolia, toBasePath, toSiteUrl, toSwitch } from './operator';

const isServer = typeof window === 'undefined';

/** Which application and index of Algolia answer. */
export interface AlgoliaSettings {
  appId: string;
  searchKey: string;
  index: string;
}

/**
 * What the operator sets from outside. The only file that reads `process.env`; each variable is written out in full,
 * since the bundler replaces them by name. A wrong value fails where it is first read, with its name and what to do;
 * the checks stay out of the browser.
 */
export const environment = {
  /** `''` or `/docs/x`: where the site stands below its origin. */
  get basePath(): string {
    return process.env.NEXT_PUBLIC_BASE_PATH ?? toBasePath(process.env.BASE_PATH);
  },
  /** Origin for canonical links, without a slash at the end. */
  get siteUrl(): string {
    return isServer ? toSiteUrl(process.env.SITE_URL) : location.origin;
  },
  /** False for previews: search engines are asked to stay away. */
  get isIndexed(): boolean {
    return !isServer || !toSwitch('NOINDEX', process.env.NOINDEX);
  },
  /** Where search asks, when it is not the built-in index. */
  get algolia(): AlgoliaSettings | undefined {
    const appId = process.env.NEXT_PUBLIC_ALGOLIA_APP_ID;
    const searchKey = process.env.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY;
    const index = process.env.NEXT_PUBLIC_ALGOLIA_INDEX;
    if (isServer)
      checkAlgolia({
        NEXT_PUBLIC_ALGOLIA_APP_ID: appId,
        NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: searchKey,
        NEXT_PUBLIC_ALGOLIA_INDEX: index,
      });
    return appId && searchKey && index ? { appId, searchKey, index } : undefined;
  },
  get isDevelopment(): boolean {
    return process.env.NODE_ENV === 'development';
  },
};

/** Reads every variable once, so that a wrong one fails before anything is built. */
export function checkEnvironment(): void {
  Object.values(environment);
}

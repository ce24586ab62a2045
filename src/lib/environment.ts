import {
  checkAlgolia,
  checkKeys,
  checkPush,
  toBasePath,
  toHost,
  toHostOrigin,
  toSiteUrl,
  toSwitch,
  type Host,
} from './operator';

const isServer = typeof window === 'undefined';

/** Which application and index of Algolia answer. */
export interface AlgoliaSettings {
  appId: string;
  searchKey: string;
  index: string;
  /** Origin that is asked instead of Algolia's own hosts. */
  host?: string;
  /** Readers are asked whether Algolia may be told which results they open. */
  insights?: boolean;
}

/** Where the index is pushed, and with what right. */
export interface PushSettings {
  appId: string;
  index: string;
  adminKey: string;
  /** Instead of Algolia's own hosts. */
  host?: Host;
}

/**
 * What the operator sets from outside. The only file that reads `process.env`; each variable is written out in full,
 * since the bundler replaces them by name. A wrong value fails where it is first read, with its name and what to do;
 * the checks stay out of the browser.
 */
export const environment = {
  /** `''` or `/docs/x`: where the site is below its origin. */
  get basePath(): string {
    return process.env.NEXT_PUBLIC_BASE_PATH ?? toBasePath(process.env.BASE_PATH);
  },
  /** The language that is built, where it is not the default one: `npm run build` sets it for a part of its work. */
  get locale(): string | undefined {
    return process.env.LOCALE || undefined;
  },
  /** Origin for canonical links, without a slash at the end. */
  get siteUrl(): string {
    return isServer ? toSiteUrl(process.env.SITE_URL) : location.origin;
  },
  /** False for previews: search engines are asked to stay away. */
  get isIndexed(): boolean {
    return !isServer || !toSwitch('NOINDEX', process.env.NOINDEX);
  },
  /** Next.js exports its part of the site, which is kept for builds with other texts: no text may be read. */
  get isNextExport(): boolean {
    return process.env.NEXT_EXPORT === '1';
  },
  get isDevelopment(): boolean {
    return process.env.NODE_ENV === 'development';
  },
};

/** Where search asks, when it is not the built-in index; a function, so that no other page part carries its words. */
export function getAlgolia(): AlgoliaSettings | undefined {
  const appId = process.env.NEXT_PUBLIC_ALGOLIA_APP_ID?.trim();
  const searchKey = process.env.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY?.trim();
  const index = process.env.NEXT_PUBLIC_ALGOLIA_INDEX?.trim();
  if (isServer) {
    checkAlgolia(
      {
        NEXT_PUBLIC_ALGOLIA_APP_ID: appId,
        NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: searchKey,
        NEXT_PUBLIC_ALGOLIA_INDEX: index,
      },
      process.env.ALGOLIA_INSIGHTS,
    );
  }
  const host = process.env.NEXT_PUBLIC_ALGOLIA_HOST ?? toHostOrigin(process.env.ALGOLIA_HOST);
  const insights = isServer
    ? toSwitch('ALGOLIA_INSIGHTS', process.env.ALGOLIA_INSIGHTS)
    : process.env.NEXT_PUBLIC_ALGOLIA_INSIGHTS === '1';
  if (!appId || !searchKey || !index) return undefined;
  return { appId, searchKey, index, ...(host ? { host } : {}), ...(insights ? { insights } : {}) };
}

/** What `npm run search:push` needs; a function by itself, so that the key's name is not in the browser's files. */
export function getPushSettings(): PushSettings {
  const host = toHost(process.env.ALGOLIA_HOST);
  const values = {
    NEXT_PUBLIC_ALGOLIA_APP_ID: process.env.NEXT_PUBLIC_ALGOLIA_APP_ID?.trim() ?? '',
    NEXT_PUBLIC_ALGOLIA_INDEX: process.env.NEXT_PUBLIC_ALGOLIA_INDEX?.trim() ?? '',
    ALGOLIA_ADMIN_KEY: process.env.ALGOLIA_ADMIN_KEY?.trim() ?? '',
  };
  checkPush(values);
  checkKeys(process.env.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY, values.ALGOLIA_ADMIN_KEY);
  return {
    appId: values.NEXT_PUBLIC_ALGOLIA_APP_ID,
    index: values.NEXT_PUBLIC_ALGOLIA_INDEX,
    adminKey: values.ALGOLIA_ADMIN_KEY,
    host,
  };
}

/** The same if there is a key: a dry run can do without. */
export function findPushSettings(): PushSettings | undefined {
  return process.env.ALGOLIA_ADMIN_KEY?.trim() ? getPushSettings() : undefined;
}

/** Reads every variable once, so that a wrong one fails before anything is built. */
export function checkEnvironment(): void {
  Object.values(environment);
  getAlgolia();
  checkKeys(process.env.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY, process.env.ALGOLIA_ADMIN_KEY);
}

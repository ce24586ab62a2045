import {
  checkAlgolia,
  checkKeys,
  checkPush,
  toBasePath,
  toHost,
  toHostOrigin,
  toPort,
  toSiteUrl,
  toSwitch,
  type Host,
} from './parse-environment';

const isServer = typeof window === 'undefined';

/** The application and the index of Algolia that the search uses. */
export interface AlgoliaSettings {
  appId: string;
  searchKey: string;
  index: string;
  /** The origin that replaces the hosts of Algolia. */
  host?: string;
  /** True if readers are asked whether Algolia may record which results they open. */
  insights?: boolean;
}

/** The Algolia index to push to, and the key for it. */
export interface PushSettings {
  appId: string;
  index: string;
  adminKey: string;
  /** The host that replaces those of Algolia. */
  host?: Host;
}

/**
 * The environment variables of the site. Apart from `export` and `cli`, only this file reads `process.env`. Each variable is written out in full,
 * since the bundler replaces variables by name. Reading a wrong value fails with the name of the variable and a fix.
 * Browser code does not contain the checks.
 */
export const environment = {
  /** The path of the site below its origin: `''` or `/docs/x`. */
  get basePath(): string {
    return process.env.NEXT_PUBLIC_BASE_PATH ?? toBasePath(process.env.BASE_PATH);
  },
  /**
   * The language of the build; undefined for the default language. `npm run build` sets it for each build of another
   * language.
   */
  get locale(): string | undefined {
    return isServer ? process.env.LOCALE || undefined : undefined;
  },
  /** The origin for canonical links, without a slash at the end. */
  get siteUrl(): string {
    return isServer ? toSiteUrl(process.env.SITE_URL) : location.origin;
  },
  /** True for `npm run dev`. */
  get isDevelopment(): boolean {
    return process.env.NODE_ENV === 'development';
  },
};

/** Makes this process one of `npm run dev`: drafts are shown, and documents are read while other processes write them. */
export function startDevelopmentMode(): void {
  Object.assign(process.env, { NODE_ENV: 'development' });
}

/** Returns true for the inside edition (`INTERNAL=1`), which shows what specs mark as internal. */
export function isInternal(): boolean {
  return toSwitch('INTERNAL', process.env.INTERNAL);
}

/** Returns true for `npm run dev`, and for previews with drafts (`DRAFTS=1`). */
export function showsDrafts(): boolean {
  return environment.isDevelopment || toSwitch('DRAFTS', process.env.DRAFTS);
}

/**
 * Returns false for previews (`NOINDEX=1`, `DRAFTS=1`) and the inside edition, which search engines must not index. It is a function
 * instead of a property of `environment`, so that the browser's files do not contain it.
 */
export function isIndexed(): boolean {
  return !(toSwitch('NOINDEX', process.env.NOINDEX) || toSwitch('DRAFTS', process.env.DRAFTS) || isInternal());
}

/** Returns the variables of this process, and those that a program gets in addition. */
export function withVariables(variables: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { ...process.env, ...variables };
}

/** Applies `--strict` to this process and those that it starts, so that a warning fails like an error. */
export function applyStrict(strict = false): void {
  if (strict) process.env.STRICT = '1';
}

/** Returns true if a warning fails like an error. */
export function isStrict(): boolean {
  return process.env.STRICT === '1';
}

/** Returns the port of `npm run dev`, `site`, and `preview`. */
export function getPort(): number {
  return toPort(process.env.PORT);
}

/** Returns the address on which `npm run dev`, `site`, and `preview` listen. By default, only this machine can connect. */
export function getHost(): string {
  return process.env.HOST?.trim() || 'localhost';
}

/**
 * Returns the settings of Algolia, or undefined if the site uses its built-in index. It is a function instead of a
 * property of `environment`, so that only bundles that call it contain its code.
 */
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

/**
 * Returns the settings for `npm run search:push`. It is a separate function, so that the browser's files do not contain
 * the name of the key.
 */
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

/** Returns the settings for a push if there is a key. A dry run works without one. */
export function findPushSettings(): PushSettings | undefined {
  return process.env.ALGOLIA_ADMIN_KEY?.trim() ? getPushSettings() : undefined;
}

/** Reads every variable once, so that a wrong one fails before the build starts. */
export function checkEnvironment(): void {
  Object.values(environment);
  for (const read of [isInternal, showsDrafts, isIndexed, getAlgolia]) read();
  checkKeys(process.env.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY, process.env.ALGOLIA_ADMIN_KEY);
}

import { fail } from './user-errors-and-mistakes';

/**
 * Normalizes a base path: `docs/x/` becomes `/docs/x`; nothing and `/` become `''`. Fails for text that would need
 * escaping and for the segments `.` and `..`.
 */
export function toBasePath(value = ''): string {
  const path = value.trim().replace(/^\/+|\/+$/g, '');
  if (path === '') return '';
  if (!/^[\w.~-]+(\/[\w.~-]+)*$/.test(path) || path.split('/').some((part) => part === '.' || part === '..'))
    fail(`BASE_PATH is not a path: ${value}`, {
      fix: 'Give only the path after the origin, such as /docs/x: letters, digits, - _ . ~, and slashes.',
    });
  return `/${path}`;
}

/**
 * Returns the origin of the site without a trailing slash, or an example origin for an empty value. Fails for a value
 * with a path, which belongs in BASE_PATH.
 */
export function toSiteUrl(value = ''): string {
  const text = value.trim();
  if (text === '') return 'https://docs.example.com';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '')
    return fail(`SITE_URL is not the address of a site: ${value}`, {
      fix: 'Give an origin, such as https://docs.example.com',
    });
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    return fail(`SITE_URL has more than an origin: ${value}`, {
      fix: `Set SITE_URL=${url.origin}${url.pathname === '/' ? '' : ` and BASE_PATH=${url.pathname}`}`,
    });
  return url.origin;
}

/** Parses a switch: `1`, `true`, `yes`, and `on` are on; `0`, `false`, `no`, `off`, and nothing are off. */
export function toSwitch(name: string, value = ''): boolean {
  const text = value.trim().toLowerCase();
  if (['1', 'true', 'yes', 'on'].includes(text)) return true;
  if (['', '0', 'false', 'no', 'off'].includes(text)) return false;
  return fail(`${name} is neither on nor off: ${value}`, { fix: `Set ${name}=1, or leave it out.` });
}

/** Parses the port of a server. Returns 3000 for an empty value. */
export function toPort(value = ''): number {
  const text = value.trim();
  const port = text === '' ? 3000 : Number(text);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  return fail(`PORT is not the number of a port: ${value}`, { fix: 'Set a number from 1 to 65535, or leave it out.' });
}

/** A server that replaces the hosts of Algolia, in the format that Algolia's clients use. */
export interface Host {
  protocol: 'http' | 'https';
  url: string;
  port?: number;
}

/** Parses the host that replaces those of Algolia. Returns undefined for an empty value. */
export function toHost(value = ''): Host | undefined {
  const text = value.trim();
  if (text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.username !== '' ||
    `${url.pathname}${url.search}${url.hash}` !== '/'
  )
    return fail(`ALGOLIA_HOST is not the address of a server: ${value}`, {
      fix: 'Give an origin, such as https://algolia-proxy.example.com or http://localhost:4300, or leave it out.',
    });
  return {
    protocol: url.protocol === 'http:' ? 'http' : 'https',
    url: url.hostname,
    ...(url.port === '' ? {} : { port: Number(url.port) }),
  };
}

/** Returns the origin of the host that replaces those of Algolia, or `''` for an empty value. */
export function toHostOrigin(value = ''): string {
  return toHost(value) ? new URL(value.trim()).origin : '';
}

/** Fails if the admin key is also the public search key. */
export function checkKeys(searchKey: string | undefined, adminKey: string | undefined): void {
  if (adminKey?.trim() && searchKey?.trim() === adminKey.trim())
    fail('NEXT_PUBLIC_ALGOLIA_SEARCH_KEY is the admin key.', {
      fix: 'It is published with the site: use a search-only key, and replace the admin key if the site was published.',
    });
}

/** Fails if a push lacks one of its variables, or if the application id is malformed. */
export function checkPush(values: Record<string, string | undefined>): void {
  const missing = Object.keys(values).filter((name) => !values[name]?.trim());
  if (missing.length > 0)
    fail(`The push lacks ${missing.join(' and ')}.`, {
      fix: 'Set it in the environment; docs/operators.md lists the variables.',
    });
  checkAppId(values.NEXT_PUBLIC_ALGOLIA_APP_ID);
}

/**
 * Fails if only some of Algolia's three search variables are set, if events are on without them, or if the application
 * id is malformed.
 */
export function checkAlgolia(values: Record<string, string | undefined>, insights?: string): void {
  const missing = Object.keys(values).filter((name) => !values[name]?.trim());
  if (missing.length > 0 && missing.length < Object.keys(values).length)
    fail(`Algolia search lacks ${missing.join(' and ')}.`, {
      fix: 'Set all three variables to search with Algolia, or none to use the built-in index.',
    });
  checkAppId(values.NEXT_PUBLIC_ALGOLIA_APP_ID);
  if (toSwitch('ALGOLIA_INSIGHTS', insights) && missing.length > 0)
    fail('ALGOLIA_INSIGHTS is on, but the site does not search with Algolia.', {
      fix: 'Set the three variables of Algolia too, or leave it out.',
    });
}

function checkAppId(value = ''): void {
  const appId = value.trim();
  if (appId && !/^[A-Za-z\d]+$/.test(appId))
    fail(`NEXT_PUBLIC_ALGOLIA_APP_ID is not an application id: ${appId}`, {
      fix: 'Copy it from the Algolia dashboard.',
    });
}

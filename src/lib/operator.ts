import { fail } from './fail';

/** `docs/x/` becomes `/docs/x`; nothing and `/` become `''`. Fails for what cannot be the path of a URL as it is. */
export function toBasePath(value = ''): string {
  const path = value.trim().replace(/^\/+|\/+$/g, '');
  if (path === '') return '';
  if (!/^[\w.~-]+(\/[\w.~-]+)*$/.test(path) || path.split('/').some((part) => part === '.' || part === '..'))
    fail(`BASE_PATH is not a path: ${value}`, {
      fix: 'Give the path below the origin alone, such as /docs/x: letters, digits, - _ . ~ and slashes.',
    });
  return `/${path}`;
}

/** The origin of the site without a slash at its end. Fails for a value with a path: that belongs to BASE_PATH. */
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

/** A switch: `1` and `true` are on, `0`, `false` and nothing are off. */
export function toSwitch(name: string, value = ''): boolean {
  const text = value.trim().toLowerCase();
  if (['1', 'true', 'yes', 'on'].includes(text)) return true;
  if (['', '0', 'false', 'no', 'off'].includes(text)) return false;
  return fail(`${name} is neither on nor off: ${value}`, { fix: `Set ${name}=1, or leave it out.` });
}

/** Fails when some of the three variables of Algolia's search are set and others are not. */
export function checkAlgolia(values: Record<string, string | undefined>): void {
  const missing = Object.keys(values).filter((name) => !values[name]?.trim());
  if (missing.length > 0 && missing.length < Object.keys(values).length)
    fail(`Algolia's search lacks ${missing.join(' and ')}.`, {
      fix: 'Set all three variables to search by Algolia, or none to search by the built-in index.',
    });
  const appId = values.NEXT_PUBLIC_ALGOLIA_APP_ID?.trim();
  if (appId && !/^[A-Za-z\d]+$/.test(appId))
    fail(`NEXT_PUBLIC_ALGOLIA_APP_ID is not the id of an application: ${appId}`, {
      fix: 'Copy it from the dashboard of Algolia.',
    });
}

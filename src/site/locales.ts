import { environment } from '@/lib/environment';
import { fail } from '@/lib/user-errors-and-mistakes';
import type { Site } from './schema';
import { getSite } from './get-site';
import { toHint } from '@/lib/nearest-names';
import { memoBy } from '@/lib/memo';

/** A language of the site. */
export interface Locale {
  code: string;
  /** The name of the language in the language itself. */
  label: string;
  direction: 'ltr' | 'rtl';
  isDefault: boolean;
  /** The path prefix after the base path: empty for the default language and on another domain, otherwise like `/de`. */
  prefix: string;
  /** The URL of the language if it is on another domain, without a trailing slash. */
  url?: string;
}

/** Returns the languages of the configuration, the default one first. */
export function getLocales({ locales }: Pick<Site, 'locales'>): Locale[] {
  return toLocales(locales);
}

/** The name of a language takes `Intl` long, and every page needs it. */
const toLocales = memoBy((locales: Site['locales']): Locale[] =>
  locales.map(({ code, label, direction, url }, index) => ({
    code,
    label: label ?? toOwnName(code),
    direction: direction ?? toDirection(code),
    isDefault: index === 0,
    prefix: index === 0 || url !== undefined ? '' : `/${code}`,
    url: url?.replace(/\/$/, ''),
  })),
);

/**
 * Returns the language with a tag, by default that of the build, or the default language without a tag. Fails for an
 * unknown tag and lists the languages of the site.
 */
export function getLocale(site: Pick<Site, 'locales'>, code = environment.locale): Locale {
  const locales = getLocales(site);
  const codes = locales.map((locale) => locale.code);
  return (
    (code === undefined ? locales[0] : locales.find((locale) => locale.code === code)) ??
    fail(`The site has no language "${code}".`, { fix: toHint(code ?? '', codes, 'Languages of src/site.config.ts') })
  );
}

/** Returns the path prefix of the build's language. For the default language, also returns the prefixes of the others. */
export function getPlaces(): { prefix: string; below: string[] } {
  const site = getSite();
  const { prefix, isDefault } = getLocale(site);
  return { prefix, below: isDefault ? getPrefixes(site) : [] };
}

/** Returns the path prefixes of the other languages on the site's own domain. */
export function getPrefixes(site: Pick<Site, 'locales'>): string[] {
  return getLocales(site).flatMap(({ prefix }) => (prefix === '' ? [] : [prefix]));
}

/**
 * Returns the base of a language's URLs: its own domain, or the base path without the prefix of the build's language,
 * plus its own prefix.
 */
export function toLocaleBase(site: Pick<Site, 'locales'>, locale: Locale): string {
  const { prefix } = getLocale(site);
  const { basePath } = environment;
  const root = prefix !== '' && basePath.endsWith(prefix) ? basePath.slice(0, -prefix.length) : basePath;
  return locale.url ?? `${root}${locale.prefix}`;
}

/** Returns the name of a language in another language, as written within a sentence. */
export function toLanguageName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
}

/** Returns the name of a language in the language itself, capitalized: `Deutsch`. */
function toOwnName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  const [first = '', ...rest] = name;
  return `${first.toLocaleUpperCase(code)}${rest.join('')}`;
}

/** Returns the writing direction of a language according to `Intl`, or `ltr` if there is none. */
function toDirection(code: string): 'ltr' | 'rtl' {
  const locale = new Intl.Locale(code) as Intl.Locale & {
    textInfo?: { direction?: string };
    getTextInfo?: () => { direction?: string };
  };
  const { direction } = locale.getTextInfo?.() ?? locale.textInfo ?? {};
  return direction === 'rtl' ? 'rtl' : 'ltr';
}

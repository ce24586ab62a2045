import { environment } from '@/lib/environment';
import { fail } from '@/lib/fail';
import type { Site } from './schema';
import { getSite } from './site';
import { toHint } from './schema/options';

/** A language of the site. */
export interface Locale {
  code: string;
  /** The name of the language in the language itself. */
  label: string;
  direction: 'ltr' | 'rtl';
  isDefault: boolean;
  /** The prefix of its addresses after the base path: empty for the default language, otherwise `/de`, for example. */
  prefix: string;
  /** The address of the language if it is on another domain. */
  url?: string;
}

/** Returns the languages of the configuration, the default one first. */
export function getLocales({ locales }: Pick<Site, 'locales'>): Locale[] {
  return locales.map(({ code, label, direction, url }, index) => ({
    code,
    label: label ?? toOwnName(code),
    direction: direction ?? toDirection(code),
    isDefault: index === 0,
    prefix: index === 0 || url !== undefined ? '' : `/${code}`,
    url: url?.replace(/\/$/, ''),
  }));
}

/** Returns the language with a tag, or the default one. Fails with a list of the existing languages. */
export function getLocale(site: Pick<Site, 'locales'>, code = environment.locale): Locale {
  const locales = getLocales(site);
  const codes = locales.map((locale) => locale.code);
  return (
    (code === undefined ? locales[0] : locales.find((locale) => locale.code === code)) ??
    fail(`The site has no language "${code}".`, { fix: toHint(code ?? '', codes, 'Languages of src/site.config.ts') })
  );
}

/** Returns the prefix of the language of the build, and the prefixes of the languages below it. */
export function getPlaces(): { prefix: string; below: string[] } {
  const site = getSite();
  const { prefix, isDefault } = getLocale(site);
  return { prefix, below: isDefault ? getPrefixes(site) : [] };
}

/** Returns the prefixes of the other languages at the site's own address. */
export function getPrefixes(site: Pick<Site, 'locales'>): string[] {
  return getLocales(site).flatMap(({ prefix }) => (prefix === '' ? [] : [prefix]));
}

/**
 * Returns the base of a language's addresses: the base path without the prefix of the language of the build, plus its
 * own prefix.
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

/** Returns the writing direction that `Intl` knows for a language. */
function toDirection(code: string): 'ltr' | 'rtl' {
  const locale = new Intl.Locale(code) as Intl.Locale & {
    textInfo?: { direction?: string };
    getTextInfo?: () => { direction?: string };
  };
  const { direction } = locale.getTextInfo?.() ?? locale.textInfo ?? {};
  return direction === 'rtl' ? 'rtl' : 'ltr';
}

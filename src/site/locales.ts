import { environment } from '@/lib/environment';
import { fail } from '@/lib/fail';
import type { Site } from './schema';
import { getSite } from './site';
import { toHint } from './schema/options';

/** A language of the site. */
export interface Locale {
  code: string;
  /** Its own name for itself. */
  label: string;
  direction: 'ltr' | 'rtl';
  isDefault: boolean;
  /** What its addresses begin with after the base path: nothing for the default language, else `/de`. */
  prefix: string;
  /** Where it stands if on another domain. */
  url?: string;
}

/** Every language of the configuration, the default one first. */
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

/** The language of that tag, or the default one; fails with those there are. */
export function getLocale(site: Pick<Site, 'locales'>, code = environment.locale): Locale {
  const locales = getLocales(site);
  const codes = locales.map((locale) => locale.code);
  return (
    (code === undefined ? locales[0] : locales.find((locale) => locale.code === code)) ??
    fail(`The site has no language "${code}".`, { fix: toHint(code ?? '', codes, 'Languages of src/site.config.ts') })
  );
}

/** Where the language that is built stands, and what the addresses of those below it begin with. */
export function getPlaces(): { prefix: string; below: string[] } {
  const site = getSite();
  const { prefix, isDefault } = getLocale(site);
  return { prefix, below: isDefault ? getPrefixes(site) : [] };
}

/** What the addresses of the other languages at the site's own address begin with. */
export function getPrefixes(site: Pick<Site, 'locales'>): string[] {
  return getLocales(site).flatMap(({ prefix }) => (prefix === '' ? [] : [prefix]));
}

/** What the addresses of every language begin with: the base path of the site without that of the language that is built. */
export function toLocaleBase(site: Pick<Site, 'locales'>, locale: Locale): string {
  const { prefix } = getLocale(site);
  const { basePath } = environment;
  const root = prefix !== '' && basePath.endsWith(prefix) ? basePath.slice(0, -prefix.length) : basePath;
  return locale.url ?? `${root}${locale.prefix}`;
}

/** The name of a language in another one, as it is within a sentence. */
export function toLanguageName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
}

/** The name of a language in itself, with a capital: `Deutsch`. */
function toOwnName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  const [first = '', ...rest] = name;
  return `${first.toLocaleUpperCase(code)}${rest.join('')}`;
}

/** The direction that the platform knows for a language. */
function toDirection(code: string): 'ltr' | 'rtl' {
  const locale = new Intl.Locale(code) as Intl.Locale & {
    textInfo?: { direction?: string };
    getTextInfo?: () => { direction?: string };
  };
  const { direction } = locale.getTextInfo?.() ?? locale.textInfo ?? {};
  return direction === 'rtl' ? 'rtl' : 'ltr';
}

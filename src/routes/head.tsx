import { renderToStaticMarkup } from '@/components/ui/render-static-html';
import { environment, isIndexed } from '@/lib/environment';
import { isExternal, toAbsoluteUrl, toHref, toMarkdownHref } from '@/lib/href';
import { getLocale, getLocales, toLocaleBase, type Locale } from '@/site/locales';
import type { Site } from '@/site/schema';
import { getSite } from '@/site/get-site';
import { ground } from '../../tailwind.config';

/** What the head of a page says about it. URLs are absolute. */
export interface Head {
  /** The complete title, which includes that of the site. */
  title: string;
  description?: string;
  keywords?: string;
  image?: string;
  /** The URL of the page. Undefined for a page without an address, which has no social tags. */
  url?: string;
  /** The URL that search engines should show, which differs for a page that exists in a later version. */
  canonical?: string;
  /** The URLs of the page by language. Undefined if there is only one language. */
  languages?: Record<string, string>;
  robots?: 'noindex' | 'noindex, nofollow';
  /** The path of the page as Markdown. */
  markdown?: string;
  /** The path of a feed with the same content. */
  feed?: string;
}

/** Builds the head of a page. */
export function toHead({
  title,
  description,
  path,
  keywords,
  image,
  canonical = path,
  robots,
  feed,
}: {
  title: string;
  description: string;
  path: string;
  keywords?: string[];
  image?: string;
  /** The path of the page that search engines should show instead, if it is a different one. */
  canonical?: string;
  robots?: Head['robots'];
  /** The path of a feed, without the base path. */
  feed?: string;
}): Head {
  return {
    title: toPageTitle(title),
    description,
    keywords: keywords?.join(','),
    image: image ? toAbsoluteUrl(image) : undefined,
    url: toAbsoluteUrl(path),
    canonical: toAbsoluteUrl(canonical),
    languages: toLanguages(path),
    robots,
    markdown: toMarkdownHref({ path }),
    ...(feed !== undefined && { feed: toHref(feed) }),
  };
}

/** Returns the robots value of a page that search engines may index or not. */
export function toRobotsTag(mayIndex: boolean): Head['robots'] {
  return mayIndex ? undefined : 'noindex, nofollow';
}

/** Renders the tags of a head as HTML, without the title. */
export function renderHead(head: Head): string {
  return renderToStaticMarkup(<HeadTags head={head} />);
}

/** The tags of a head, except for the title. */
export function HeadTags({ head }: { head: Head }) {
  const { description, keywords, canonical, languages = {} } = head;
  const robots = head.robots ?? toRobotsTag(isIndexed());
  return (
    <>
      {getThemeColors(getSite().colorMode).map(({ media, color }) => (
        <meta key={color} name="theme-color" media={media} content={color} />
      ))}
      {description && <meta name="description" content={description} />}
      <link rel="manifest" href={toHref('/manifest.webmanifest')} />
      {keywords && <meta name="keywords" content={keywords} />}
      {robots && <meta name="robots" content={robots} />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {Object.entries(languages).map(([code, href]) => (
        <link key={code} rel="alternate" hrefLang={code} href={href} />
      ))}
      {head.markdown !== undefined && <link rel="alternate" type="text/markdown" href={head.markdown} />}
      {head.feed !== undefined && <link rel="alternate" type="application/atom+xml" href={head.feed} />}
      {head.url !== undefined && <SocialTags head={head} />}
      <link rel="icon" href={toHref('/favicon.ico')} sizes="32x32" />
      <link rel="icon" href={toHref('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={toHref('/apple-touch-icon.png')} />
    </>
  );
}

function SocialTags({ head: { title, description, url, image } }: { head: Head }) {
  const site = getSite();
  const own = getLocale(site);
  const locales = getLocales(site);
  const others = locales.filter(({ code }) => code !== own.code);
  return (
    <>
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:locale" content={toTag(own)} />
      {image && <meta property="og:image" content={image} />}
      {others.map((locale) => (
        <meta key={locale.code} property="og:locale:alternate" content={toTag(locale)} />
      ))}
      <meta property="og:type" content="website" />
      <meta name="twitter:card" content="summary_large_image" />
      {image && <meta name="twitter:image" content={image} />}
    </>
  );
}

function toTag({ code }: Locale): string {
  return code.replaceAll('-', '_');
}

/** Returns the colors of the browser's own bars until the scripts run, which adopt the reader's choice (color-mode.ts). */
function getThemeColors({ defaultMode, disableSwitch, respectPrefersColorScheme }: Site['colorMode']) {
  const [light, dark] = ground;
  const color = defaultMode === 'dark' ? dark : light;
  if (disableSwitch || !respectPrefersColorScheme) return [{ media: undefined, color }];
  return [
    { media: '(prefers-color-scheme: dark)', color: dark },
    { media: undefined, color: light },
  ];
}

/**
 * Returns the URLs of a page in every language, with that of the default language as the fallback. Returns undefined if there is
 * only one language.
 */
function toLanguages(path: string): Record<string, string> | undefined {
  const site = getSite();
  const locales = getLocales(site);
  if (locales.length === 1) return undefined;
  const toUrl = (locale: Locale) => {
    const base = toLocaleBase(site, locale);
    return `${isExternal(base) ? '' : environment.siteUrl}${base}${path}`;
  };
  const [fallback] = locales;
  return {
    ...Object.fromEntries(locales.map((locale) => [locale.code, toUrl(locale)])),
    ...(fallback && { 'x-default': toUrl(fallback) }),
  };
}

/** Formats the title of a page: `Page | Site`, or the title of the site if the page has none. */
export function toPageTitle(title: string): string {
  const site = getSite();
  const own = title.trim();
  return own === '' || own === site.title ? site.title : `${own} ${site.titleDelimiter} ${site.title}`;
}

import { posix } from 'node:path';
import { escapeHtml } from '@/lib/escape';
import { toAbsoluteUrl, toHref } from '@/lib/href';
import * as messages from '@/messages';
import { getLocale } from '@/site/locales';
import type { Redirect } from '@/site/schema';
import { getSite } from '@/site/get-site';
import type { SiteFile } from './page-and-site-file-types';

/** Lists a page for each redirect. The build adds its policy. */
export function listRedirectPages(redirects = getSite().redirects): SiteFile[] {
  return redirects.map((redirect) => ({
    path: posix.join(redirect.from, 'index.html').slice(1),
    load: () => Promise.resolve(toRedirectPage(redirect)),
  }));
}

/**
 * Returns a page that redirects from an old URL, for hosts without redirects. With JavaScript, it also passes on the query and
 * the hash, unless the target has its own.
 */
export function toRedirectPage({ to }: Redirect): string {
  const href = escapeHtml(toHref(to));
  const address = JSON.stringify(toHref(to)).replaceAll('<', '\\u003c');
  const { code, direction } = getLocale(getSite());
  const script = `var u=new URL(${address},location.href);u.search=u.search||location.search;u.hash=u.hash||location.hash;location.replace(u)`;
  return [
    `<!DOCTYPE html><html lang="${code}" dir="${direction}"><head><meta charset="utf-8"/>`,
    `<title>${messages.pageMoved}</title><meta name="robots" content="noindex"/>`,
    `<link rel="canonical" href="${escapeHtml(toAbsoluteUrl(to))}"/>`,
    `<script>${script}</script><noscript><meta http-equiv="refresh" content="0; url=${href}"/></noscript>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `</head><body><h1>${messages.pageMoved}</h1><p><a href="${href}">${href}</a></p></body></html>\n`,
  ].join('');
}

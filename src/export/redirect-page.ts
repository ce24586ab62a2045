import { fail } from '@/lib/fail';
import { isExternal, toAbsoluteUrl, toHref } from '@/lib/href';
import * as messages from '@/messages';
import type { Redirect } from '@/site/redirects';
import { toPolicy } from './policy';

const place = { file: 'src/site/redirects.ts' };

/** Fails for redirects that cannot be: wrong paths, one address twice, a page of the site as source, chains and loops. */
export function checkRedirects(redirects: Redirect[], hasPage: (path: string) => boolean): void {
  const sources = new Set<string>();
  for (const { from, to } of redirects) {
    for (const path of [from, to]) {
      if (!/^\/(?:[\w.~-]+\/)*$/.test(path.replace(/[?#].*$/, '')) || isExternal(path))
        fail(`A redirect names ${path}, which is not a path of this site.`, {
          place,
          fix: 'Write it as /how-tos/create-ambassador/',
        });
    }
    if (sources.has(from)) fail(`${from} is redirected twice.`, { place });
    if (hasPage(from))
      fail(`${from} is redirected, but it is a page of the site.`, { place, fix: 'Remove the page or the redirect.' });
    sources.add(from);
  }
  for (const { from, to } of redirects) {
    const target = to.replace(/[?#].*$/, '');
    if (sources.has(target))
      fail(`${from} leads to ${target}, which is redirected itself.`, { place, fix: 'Name the last address.' });
    if (!hasPage(target)) fail(`${from} leads to ${target}, which is not a page of the site.`, { place });
  }
}

/** A page at an old address, for hosts that know no redirects: it leads on, with query and hash where scripts run. */
export function toRedirectPage({ to }: Redirect): string {
  const href = escapeHtml(toHref(to));
  const address = JSON.stringify(toHref(to)).replaceAll('<', '\\u003c');
  const script = `var u=new URL(${address},location.href);u.search=u.search||location.search;u.hash=u.hash||location.hash;location.replace(u)`;
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>',
    `<meta http-equiv="Content-Security-Policy" content="${toPolicy({ scripts: [script] })}"/>`,
    `<title>${messages.pageMoved}</title><meta name="robots" content="noindex"/>`,
    `<link rel="canonical" href="${escapeHtml(toAbsoluteUrl(to))}"/>`,
    `<script>${script}</script><noscript><meta http-equiv="refresh" content="0; url=${href}"/></noscript>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `</head><body><h1>${messages.pageMoved}</h1><p><a href="${href}">${href}</a></p></body></html>\n`,
  ].join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

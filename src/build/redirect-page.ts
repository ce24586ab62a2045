import { escapeHtml } from '@/lib/exported-html';
import { toAbsoluteUrl, toHref } from '@/lib/href';
import * as messages from '@/messages';
import type { Redirect } from '@/site/schema';
import { toPolicy } from './policy';

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

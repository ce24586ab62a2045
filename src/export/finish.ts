import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getHostFiles } from '@/hosting/files';
import { manifestName, readManifest } from '@/hosting/manifest';
import { getHostRules } from '@/hosting/rules';
import { listFiles, writeAtomically } from '@/lib/files';
import type { Redirect } from '@/site/schema';
import { preloadFonts } from '@/next-output/fonts';
import { toPolicy } from '@/next-output/policy';
import { hintScripts } from '@/next-output/scripts';
import { escapeHtml } from '@/lib/exported-html';
import { toAbsoluteUrl, toHref } from '@/lib/href';
import * as messages from '@/messages';
import { getLocale } from '@/site/locales';
import { getSite } from '@/site/site';

export interface FinishSettings {
  build: string;
  basePath: string;
  isIndexed: boolean;
  redirects: Redirect[];
  /** True for a language with a prefix. Only the default language has the files that hosts read at the root. */
  isLocale?: boolean;
  /** The prefixes of the languages whose exports are below this one, such as `/de`. */
  below?: string[];
}

/** Turns an export with all pages into the site to publish. */
export function finishExport(folder: string, settings: FinishSettings): void {
  hintScripts(folder);
  preloadFonts(folder);
  writeRedirects(folder, settings.redirects);
  if (!settings.isLocale) writeHostFiles(folder, settings);
  const manifest = readManifest(folder, settings.build);
  writeFileSync(path.join(folder, manifestName), `${JSON.stringify(manifest, null, 1)}\n`);
}

function writeRedirects(folder: string, redirects: Redirect[]): void {
  for (const redirect of redirects) {
    mkdirSync(path.join(folder, redirect.from), { recursive: true });
    writeFileSync(path.join(folder, redirect.from, 'index.html'), toRedirectPage(redirect));
  }
}

/** Writes the files that hosts read. All other files of the export must exist by then. */
export function writeHostFiles(
  folder: string,
  settings: Pick<FinishSettings, 'basePath' | 'isIndexed' | 'redirects' | 'below'>,
): void {
  const files = { ...getHostFiles(getHostRules({ ...settings, files: listFiles(folder) })), '.nojekyll': '' };
  // Atomic, because a build of one language writes these files into a finished export again.
  for (const [name, text] of Object.entries(files)) writeAtomically(path.join(folder, name), text);
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
    `<meta http-equiv="Content-Security-Policy" content="${toPolicy({ scripts: [script] })}"/>`,
    `<title>${messages.pageMoved}</title><meta name="robots" content="noindex"/>`,
    `<link rel="canonical" href="${escapeHtml(toAbsoluteUrl(to))}"/>`,
    `<script>${script}</script><noscript><meta http-equiv="refresh" content="0; url=${href}"/></noscript>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `</head><body><h1>${messages.pageMoved}</h1><p><a href="${href}">${href}</a></p></body></html>\n`,
  ].join('');
}

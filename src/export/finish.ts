import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getHostFiles } from '@/hosting/files';
import { readManifest, manifestName } from '@/hosting/manifest';
import { getHostRules } from '@/hosting/rules';
import { listFiles } from '@/lib/list-files';
import { specPart } from '@/lib/spec-part';
import { writeWhole } from '@/lib/whole';
import type { Redirect } from '@/site/schema';
import { hintScripts } from './eager-scripts';
import { cutParts } from './payload';
import { getConnectSources } from './policy';
import { checkRedirects, toRedirectPage } from './redirect-page';
import { securePage } from './secure-page';
import { readAddress, toRobots, toSitemap } from './sitemap';

export interface FinishSettings {
  build: string;
  basePath: string;
  siteUrl: string;
  isIndexed: boolean;
  algolia: { appId: string; host?: string } | undefined;
  redirects: Redirect[];
  /** One language of a site: what a host reads at the top alone is that of the default one. */
  isPart?: boolean;
  /** What the addresses of the languages below this one begin with: `/de`. */
  below?: string[];
  /** Files that have been finished when they were written. */
  written?: Set<string>;
}

/**
 * Files that nothing asks for: a second copy of each payload, and the pages that the framework writes for itself.
 * `404.html` at the top is the one that hosts serve.
 */
const superfluous = /(^|\/)__next\._full\.txt$|^(404|_not-found)\/|^_next\/static\/[^/]+\/_\w+Manifest\.js$/;

/** Turns the framework's export into the site as it is published. */
export function finishExport(folder: string, settings: FinishSettings): void {
  removeSuperfluous(folder);
  cutPayloads(folder, settings.written);
  hintScripts(folder);
  securePages(folder, { connect: getConnectSources(settings.algolia), written: settings.written });
  writeSitemap(folder, settings);
  writeRedirects(folder, settings.redirects);
  if (!settings.isPart) writeHostFiles(folder, settings);
  const manifest = readManifest(folder, settings.build);
  writeFileSync(path.join(folder, manifestName), `${JSON.stringify(manifest, null, 1)}\n`);
}

const payload = /(?:^|\/)(?:index|__next\.[^/]*)\.txt$/;

function removeSuperfluous(folder: string): void {
  for (const file of listFiles(folder)) if (superfluous.test(file)) rmSync(path.join(folder, file));
  removeEmptyFolders(folder);
}

/** The markup of static parts stands in the pages alone. */
function cutPayloads(folder: string, written?: Set<string>): void {
  for (const file of listFiles(folder)) {
    if (!payload.test(file) || written?.has(file)) continue;
    const target = path.join(folder, file);
    const whole = readFileSync(target);
    const cut = cutParts(whole);
    if (cut.length < whole.length) writeFileSync(target, cut);
  }
}

function removeEmptyFolders(folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

function securePages(folder: string, { connect, written }: { connect: string[]; written?: Set<string> }): void {
  for (const file of listFiles(folder)) {
    // The parts of large specs have their policy from their template.
    if (!file.endsWith('.html') || specPart.test(file) || written?.has(file)) continue;
    const target = path.join(folder, file);
    writeFileSync(target, securePage(readFileSync(target, 'utf8'), { file, connect }));
  }
}

function writeSitemap(folder: string, settings: FinishSettings): void {
  const { siteUrl, basePath, isIndexed, below } = settings;
  const root = `${siteUrl}${basePath}`;
  const names = listFiles(folder).filter((file) => /(^|\/)index\.html$/.test(file));
  const addresses = names.map((file) => ({
    url: `${root}/${file.replace(/index\.html$/, '')}`,
    ...readAddress(readFileSync(path.join(folder, file), 'utf8')),
  }));
  if (isIndexed) writeFileSync(path.join(folder, 'sitemap.xml'), toSitemap(addresses));
  writeFileSync(path.join(folder, 'robots.txt'), toRobots({ root, isIndexed, below }));
}

function writeRedirects(folder: string, redirects: Redirect[]): void {
  checkRedirects(redirects, (page) => existsSync(path.join(folder, page, 'index.html')));
  for (const redirect of redirects) {
    mkdirSync(path.join(folder, redirect.from), { recursive: true });
    writeFileSync(path.join(folder, redirect.from, 'index.html'), toRedirectPage(redirect));
  }
}

/** Writes what the hosts read of an export whose files are all there. */
export function writeHostFiles(
  folder: string,
  settings: Pick<FinishSettings, 'basePath' | 'isIndexed' | 'redirects' | 'below'>,
): void {
  const files = { ...getHostFiles(getHostRules({ ...settings, files: listFiles(folder) })), '.nojekyll': '' };
  // Of a finished export too, where one language of it is built anew.
  for (const [name, text] of Object.entries(files)) writeWhole(path.join(folder, name), text);
}

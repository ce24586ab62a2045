import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redirect } from '@/site/redirects';
import { specPart } from '@/lib/spec-part';
import { hintScripts } from './eager-scripts';
import { getHostFiles } from './hosting/files';
import { getHostRules } from './hosting/rules';
import { listFiles, loadManifest, manifestName } from './manifest';
import { cutParts } from './payload';
import { getConnectSources } from './policy';
import { checkRedirects, toRedirectPage } from './redirect-page';
import { securePage } from './secure-page';
import { toRobots, toSitemap } from './sitemap';

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
export async function finishExport(folder: string, settings: FinishSettings): Promise<void> {
  await removeSuperfluous(folder);
  await cutPayloads(folder, settings.written);
  await hintScripts(folder);
  await securePages(folder, { connect: getConnectSources(settings.algolia), written: settings.written });
  await writeSitemap(folder, settings);
  await writeRedirects(folder, settings.redirects);
  if (!settings.isPart) await writeHostFiles(folder, settings);
  const manifest = await loadManifest(folder, settings.build);
  await writeFile(path.join(folder, manifestName), `${JSON.stringify(manifest, null, 1)}\n`);
}

const payload = /(?:^|\/)(?:index|__next\.[^/]*)\.txt$/;

async function removeSuperfluous(folder: string): Promise<void> {
  for (const file of await listFiles(folder)) if (superfluous.test(file)) await rm(path.join(folder, file));
  await removeEmptyFolders(folder);
}

/** The markup of static parts stands in the pages alone. */
async function cutPayloads(folder: string, written?: Set<string>): Promise<void> {
  for (const file of await listFiles(folder)) {
    if (!payload.test(file) || written?.has(file)) continue;
    const target = path.join(folder, file);
    const whole = await readFile(target);
    const cut = cutParts(whole);
    if (cut.length < whole.length) await writeFile(target, cut);
  }
}

async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) await removeEmptyFolders(path.join(folder, entry.name));
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}

async function securePages(
  folder: string,
  { connect, written }: { connect: string[]; written?: Set<string> },
): Promise<void> {
  for (const file of await listFiles(folder)) {
    // The parts of large specs have their policy from their template.
    if (!file.endsWith('.html') || specPart.test(file) || written?.has(file)) continue;
    const target = path.join(folder, file);
    await writeFile(target, securePage(await readFile(target, 'utf8'), { file, connect }));
  }
}

async function writeSitemap(folder: string, settings: FinishSettings): Promise<void> {
  const { siteUrl, basePath, isIndexed, below } = settings;
  const root = `${siteUrl}${basePath}`;
  const names = (await listFiles(folder)).filter((file) => /(^|\/)index\.html$/.test(file));
  const load = async (file: string) => ({
    url: `${root}/${file.replace(/index\.html$/, '')}`,
    html: await readFile(path.join(folder, file), 'utf8'),
  });
  if (isIndexed) await writeFile(path.join(folder, 'sitemap.xml'), toSitemap(await Promise.all(names.map(load))));
  await writeFile(path.join(folder, 'robots.txt'), toRobots({ root, isIndexed, below }));
}

async function writeRedirects(folder: string, redirects: Redirect[]): Promise<void> {
  checkRedirects(redirects, (page) => existsSync(path.join(folder, page, 'index.html')));
  for (const redirect of redirects) {
    await mkdir(path.join(folder, redirect.from), { recursive: true });
    await writeFile(path.join(folder, redirect.from, 'index.html'), toRedirectPage(redirect));
  }
}

/** Writes what the hosts read of an export whose files are all there. */
export async function writeHostFiles(
  folder: string,
  settings: Pick<FinishSettings, 'basePath' | 'isIndexed' | 'redirects' | 'below'>,
): Promise<void> {
  const files = { ...getHostFiles(getHostRules({ ...settings, files: await listFiles(folder) })), '.nojekyll': '' };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
}

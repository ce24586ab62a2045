import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { writeHostFiles } from './write-host-files-and-manifest';
import { checkReplaceable, removeIfPossible, restoreExport, swapExport, keepLast } from './swap-export';
import { manifestName, writeManifest, type Manifest } from '@/hosting/file-hash-manifest';
import { checkEnvironment, environment, isIndexed } from '@/lib/environment';
import { getLocale, getLocales, getPrefixes, type Locale } from '@/site/locales';
import { getSite } from '@/site/get-site';
import { exportSite } from './build-site';
import { getCatalog, hasOwnCatalog, nameCatalog } from './find-and-check-message-catalog';
import { copyProjectForNow } from './copy-project';
import { runProgram, runStep } from './run-steps-and-programs';
import { withLock } from './build-lock';

/**
 * Builds the site in one language or in all of them and moves each export into place. The default language goes to
 * `out/`, languages with a prefix go below it, and languages with their own URL go next to it. If a build fails, the last `out/`
 * stays unchanged.
 */
export async function buildLanguages(
  code?: string,
  out = 'out',
  { prepared = false }: { prepared?: boolean } = {},
): Promise<void> {
  checkEnvironment();
  const site = getSite();
  const all = getLocales(site);
  const only = getLocale(site, code).code;
  const chosen = code === undefined ? all : all.filter((locale) => locale.code === only);
  for (const locale of chosen) if (hasOwnCatalog(locale.code)) await getCatalog(locale.code);
  const built = new Map<string, string>();
  const build = async () => {
    for (const locale of all) restoreExport(toPlace(locale, out));
    checkReplaceable(out);
    try {
      for (const locale of chosen)
        built.set(locale.code, await exportLanguage(locale, prepared, prepared || built.size > 0));
      await putToPlace(built, all, out);
    } finally {
      // Exports that were not moved into place are left over from a failure.
      for (const folder of built.values()) removeIfPossible(folder);
    }
  };
  await keepLast(out, () => withLock(build));
}

/**
 * Builds one language and returns the folder of its export. Every language is built in a copy of the project, except a default
 * language with the texts of the sources. The first build checks the content of all languages.
 */
async function exportLanguage(locale: Locale, prepared: boolean, isChecked: boolean): Promise<string> {
  if (locale.isDefault && !hasOwnCatalog(locale.code)) return exportSite({ prepared, isChecked });
  // All builds of a language use the same folder, because file names in the export depend on its path.
  const copy = copyProjectForNow(`locale-${locale.code}`);
  if (hasOwnCatalog(locale.code)) nameCatalog(copy, await getCatalog(locale.code));
  const env = toLanguageEnvironment(locale);
  const args = ['src/export/build-language-copy.ts', ...(isChecked ? ['--checked'] : [])];
  await runStep(`  ${locale.code}`, () => runProgram('tsx', args, { quiet: 'warnings', env, cwd: copy }));
  return path.join(copy, 'out');
}

/** Returns the variables with which a language is built. */
export function toLanguageEnvironment({ code, isDefault, prefix, url }: Locale): Record<string, string> {
  const own = url === undefined ? undefined : new URL(url);
  return {
    LOCALE: isDefault ? '' : code,
    SITE_URL: own?.origin ?? environment.siteUrl,
    BASE_PATH: own?.pathname ?? `${environment.basePath}${prefix}`,
  };
}

/** Returns the folder for the export of a language. */
function toPlace({ code, isDefault, prefix, url }: Locale, out: string): string {
  return isDefault || url === undefined ? path.join(out, prefix) : `${out}.${code}`;
}

/** Moves each export into place. `built` maps the code of each language that was built to the folder of its export. */
async function putToPlace(built: Map<string, string>, all: Locale[], out: string): Promise<void> {
  const [first, ...others] = all;
  const root = built.get(first?.code ?? '');
  for (const locale of others) {
    const { code, prefix, url } = locale;
    const folder = built.get(code);
    const place = toPlace(locale, out);
    if (folder !== undefined && (url !== undefined || root === undefined)) swapExport(folder, place);
    else if (root !== undefined && url === undefined) join(folder, place, path.join(root, prefix));
  }
  if (others.length > 0) await refresh(root ?? out);
  if (root !== undefined) swapExport(root, out);
}

/** Moves the export of a language below the default one, or copies that of an earlier build if there is no new export. */
function join(folder: string | undefined, earlier: string, place: string): void {
  mkdirSync(path.dirname(place), { recursive: true });
  if (folder !== undefined) renameSync(folder, place);
  else if (existsSync(earlier)) cpSync(earlier, place, { recursive: true });
}

/** Rewrites the files that describe all languages: the host files and the manifest. */
async function refresh(folder: string): Promise<void> {
  const file = path.join(folder, manifestName);
  if (!existsSync(file)) return;
  const { basePath } = environment;
  const site = getSite();
  writeHostFiles(folder, { basePath, isIndexed: isIndexed(), redirects: site.redirects, below: getPrefixes(site) });
  const { build } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  writeManifest(folder, build);
}

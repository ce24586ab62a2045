import path from 'node:path';
import { getHostFiles } from '@/hosting/host-files';
import { writeManifest } from '@/hosting/file-hash-manifest';
import { getHostRules } from '@/hosting/host-rules';
import { listFiles, writeAtomically } from '@/lib/files';
import type { Redirect } from '@/site/schema';
import { hintScripts, preloadFonts } from '@/next-output/defer-scripts-and-preload-fonts';

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
  if (!settings.isLocale) writeHostFiles(folder, settings);
  writeManifest(folder, settings.build);
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

import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { fail } from '@/lib/user-errors-and-mistakes';
import { findAllNearest, toQuestion } from '@/lib/nearest-names';
import type { SpecProblem } from '../spec-problem';
import { toShownPath, type ServiceSource } from '../service-names-and-root-documents';

/** The languages of the site: that of the build, and all. */
export interface Languages {
  current: string;
  all: string[];
}

/** Finds the overlays of a service in the order in which they apply: those of all languages by name, then those of its language. */
export async function findOverlays(source: ServiceSource): Promise<string[]> {
  const { language } = source;
  const folders = toFolders(source).flatMap((folder) =>
    language === undefined ? [folder] : [folder, join(folder, language)],
  );
  const lists = folders.map(async (folder) => {
    const names = await list(folder, (entry) => !entry.isDirectory() && /^[^.].*\.(ya?ml|json)$/.test(entry.name));
    return names.map((name) => join(folder, name));
  });
  return (await Promise.all(lists)).flat();
}

/** Returns a problem for each folder of overlays whose name is no language of the site. */
export async function findUnknownLanguages(
  root: string,
  source: ServiceSource,
  { all }: Languages,
): Promise<SpecProblem[]> {
  const lists = toFolders(source).map(async (folder) => {
    const names = await list(folder, (entry) => entry.isDirectory() && !all.includes(entry.name));
    return names.map((name): SpecProblem => {
      const question = toQuestion(findAllNearest(name, all)) || `Languages: ${all.join(', ')}.`;
      return {
        service: source.service,
        file: toShownPath(root, join(folder, name)),
        severity: 'warning',
        rule: 'overlay-language',
        message: `The site has no language "${name}", so these overlays never apply. ${question}`,
      };
    });
  });
  return (await Promise.all(lists)).flat();
}

/** `pets.yaml` has its overlays in `pets.overlays/`, and `openapi.yaml` or the only spec of a folder in `overlays/`. */
function toFolders({ service, file }: ServiceSource): string[] {
  const stem = basename(file, extname(file));
  const isAlone = stem === 'openapi' || service === basename(dirname(file));
  return [`${stem}.overlays`, ...(isAlone ? ['overlays'] : [])].map((name) => join(dirname(file), name));
}

type Entry = { name: string; isDirectory: () => boolean };

async function list(folder: string, isListed: (entry: Entry) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') return [];
    return fail('the folder of overlays cannot be read', {
      place: { file: folder },
      fix: 'Make it a folder that you may read.',
      cause,
    });
  });
  return entries
    .filter(isListed)
    .map(({ name }) => name)
    .sort();
}

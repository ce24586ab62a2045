import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { toPageFile } from '@/lib/content-file-name-conventions';
import { fail } from '@/lib/user-errors-and-mistakes';
import { listFiles } from '@/lib/files';
import { toOffer } from '@/lib/nearest-names';
import { readPageFields, readSplit } from './front-matter';
import { isContentFile } from './list-content-files';
import { moveInConfig } from './move-page-in-config';
import { moveLinks, type Move } from './move-page-in-links';
import { toCopy, toId, toSlug } from './version-language-id-and-slug';

const configFile = 'src/site.config.ts';

/**
 * Moves a page of the current version with its translations, changes every link to it in pages, front matter, and the
 * configuration, and adds a redirect. Returns the changed files, relative to the folder of the project. If anything
 * fails, all files are as before.
 */
export function movePage(oldName: string, newName: string, project = '.'): string[] {
  const root = join(project, 'content');
  const files = listFiles(root).filter((file) => file.endsWith('.md'));
  const move = toMove(toPageFile(oldName), toPageFile(newName), files, root);
  const texts = new Map<string, { from: string; text: string }>();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const moved = moveLinks(text, file, move, (path) => existsSync(join(root, path)));
    const target = isCopyOf(file, move) ? file.slice(0, -move.from.length) + move.to : file;
    if (target !== file && existsSync(join(root, target)))
      fail('the page already exists', { place: { file: join(root, target) }, fix: 'Choose another name.' });
    if (target !== file || moved !== text) texts.set(join(root, target), { from: join(root, file), text: moved });
  }
  const config = join(project, configFile);
  const text = readFileSync(config, 'utf8');
  const configured = moveInConfig(text, move, configFile);
  if (configured !== text) texts.set(config, { from: config, text: configured });
  write(texts);
  return [...texts.keys()].map((file) => relative(project, file));
}

function toMove(from: string, to: string, files: string[], root: string): Move {
  const pages = files.filter(isOriginalPage);
  if (!pages.includes(from))
    fail(`there is no page "${toId(from)}"`, { fix: toOffer(toId(from), pages.map(toId), 'Pages') });
  if (!isOriginalPage(to) || posix.normalize(to) !== to)
    fail(`"${to}" is not a valid page path`, {
      fix: 'Name a file below content/, outside locales/ and versions/, in which no name begins with "." or "_".',
    });
  const split = readSplit(readFileSync(join(root, from), 'utf8'), join(root, from)).value;
  const { slug } = readPageFields(split, join(root, from)).value;
  return { from, to, oldPath: `/${toSlug(from, slug)}/`, newPath: `/${toSlug(to, slug)}/` };
}

/** Returns true for the path of a page that is neither a translation nor in an archived version. */
function isOriginalPage(file: string): boolean {
  return isContentFile(file) && toCopy(file).path === file;
}

/** Returns true for the page and its translations, but not for its copies in archived versions. */
function isCopyOf(file: string, { from }: Move): boolean {
  const { path, version } = toCopy(file);
  return path === from && version === 'current';
}

/** Writes texts, and removes the files that they replace. Restores all of them if that fails. */
function write(texts: Map<string, { from: string; text: string }>): void {
  const before = [...texts].map(([file, { from }]) => ({ file, from, text: readFileSync(from, 'utf8') }));
  try {
    for (const [file, { from, text }] of texts) {
      mkdirSync(dirname(file), { recursive: true });
      if (from !== file) renameSync(from, file);
      writeFileSync(file, text);
    }
  } catch (error) {
    for (const { file, from, text } of before) {
      if (from !== file) rmSync(file, { force: true });
      writeFileSync(from, text);
    }
    throw error;
  }
}

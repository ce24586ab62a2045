import { escapeRegExp } from '@/lib/escape';
import { fail } from '@/lib/user-errors-and-mistakes';
import { isFolderIndex, segmentPattern, withoutNumbers } from '@/lib/content-file-name-conventions';

/** The version and language of the text in a file. */
export interface Copy {
  /** Undefined for the original. */
  locale?: string;
  version: string;
  /** The path that the file would have in `content/` itself. */
  path: string;
}

/** Parses the path of a file: `locales/de/versions/1.0/a/b.md` is the German text of `a/b.md` in version 1.0. */
export function toCopy(file: string): Copy {
  const [, locale, rest = file] = /^locales\/([^/]+)\/(.+)$/.exec(file) ?? [];
  const [, version = 'current', path = rest] = /^versions\/([^/]+)\/(.+)$/.exec(rest) ?? [];
  return { locale, version, path };
}

/** Returns the file of the original text in the same version. Links between pages refer to this file. */
export function toOriginal(file: string, root = 'content'): string {
  return file.replace(new RegExp(`^${escapeRegExp(root)}/locales/[^/]+/`), `${root}/`);
}

/** Returns the file that translates a file into the language of another file, or the file itself if that one is no translation. */
export function toTranslation(file: string, other: string, root = 'content'): string {
  const [prefix] = new RegExp(`^${escapeRegExp(root)}/locales/[^/]+/`).exec(other) ?? [];
  return prefix === undefined ? file : `${prefix}${toOriginal(file, root).slice(root.length + 1)}`;
}

/**
 * Returns the id of a page: its path below `content/` without language, version, extension, sort numbers, and the folder
 * of generic pages.
 */
export function toId(file: string): string {
  return withoutNumbers(
    toCopy(file)
      .path.replace(/\.md$/, '')
      .replace(/^pages\//, ''),
  );
}

/** The bytes of a segment: a file system stores 255 at most, and the build adds to names. */
const longestSegment = 200;

const isSegment = new RegExp(`^${segmentPattern}$`, 'u');

/**
 * Returns the slug of a page with the prefix of its version. Without the slug `own` from its front matter, the slug is
 * its id, or the folder for an index page. `own` is relative to the folder unless it begins with a slash.
 */
export function toSlug(file: string, own?: string, prefix = ''): string {
  const id = toId(file);
  const folder = id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : '';
  const path = own === undefined ? toFolderPath(id) : own.startsWith('/') ? own : `${folder}/${own}`;
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  const long = segments.find((segment) => Buffer.byteLength(segment) > longestSegment);
  if (long !== undefined)
    fail(`"${long.slice(0, 40)}…" is too long for the path of a page`, {
      fix: `Use at most ${longestSegment} bytes between two slashes: disks do not store longer names.`,
    });
  if (segments.length === 0 || segments.some((segment) => !isSegment.test(segment))) {
    fail(`"${own ?? path}" is not a valid page path`, {
      fix: 'Use letters, digits, ".", "_", "~", and "-", with "/" between segments.',
    });
  }
  // File systems differ in how they store letters such as ö.
  return [...prefix.split('/').filter((part) => part !== ''), ...segments].join('/').normalize();
}

/** Returns the folder for an index page, otherwise the id. */
function toFolderPath(id: string): string {
  const names = id.split('/');
  return isFolderIndex(names.at(-1) ?? '', names.at(-2)) ? names.slice(0, -1).join('/') : id;
}

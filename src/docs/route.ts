import { fail } from '@/lib/fail';
import { isFolderIndex, withoutNumbers } from '@/lib/content-path';

/** Which text of a page a file holds: that of a version, in a language. */
export interface Copy {
  /** Undefined for the original. */
  locale?: string;
  version: string;
  /** What its path would be in `content/` itself. */
  path: string;
}

/** `locales/de/versions/1.0/a/b.md` is the German text of `a/b.md` in version 1.0. */
export function toCopy(file: string): Copy {
  const [, locale, rest = file] = /^locales\/([^/]+)\/(.+)$/.exec(file) ?? [];
  const [, version = 'current', path = rest] = /^versions\/([^/]+)\/(.+)$/.exec(rest) ?? [];
  return { locale, version, path };
}

/** The file of the original text, of the same version: what links between pages name. */
export function toOriginal(file: string, root = 'content'): string {
  return file.replace(new RegExp(`^${root}/locales/[^/]+/`), `${root}/`);
}

/** The id of a page: its file below `content/` without ending and numbers; generic pages without their folder. */
export function toId(file: string): string {
  return withoutNumbers(
    toCopy(file)
      .path.replace(/\.md$/, '')
      .replace(/^pages\//, ''),
  );
}

/** The slug of a page: its folder path, or what its front matter says, absolute or relative to that folder; below its version's. */
export function toSlug(file: string, own?: string, prefix = ''): string {
  const id = toId(file);
  const folder = id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : '';
  const path = own === undefined ? toFolderPath(id) : own.startsWith('/') ? own : `${folder}/${own}`;
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  if (segments.length === 0 || segments.some((segment) => !/^[\p{L}\p{N}._~-]+$/u.test(segment))) {
    fail(`"${own ?? path}" is no valid path of a page`, {
      place: { file: `content/${file}` },
      fix: 'Letters, digits, ".", "_", "~" and "-" make a path, with "/" between its parts.',
    });
  }
  return [...prefix.split('/').filter((part) => part !== ''), ...segments].join('/');
}

/** The page of a folder is at the folder's path. */
function toFolderPath(id: string): string {
  const names = id.split('/');
  return isFolderIndex(names.at(-1) ?? '', names.at(-2)) ? names.slice(0, -1).join('/') : id;
}

import { fail } from '@/lib/fail';

/** The id of a page: its file below `content/` without ending; generic pages without their folder. */
export function toId(file: string): string {
  return file.replace(/\.md$/, '').replace(/^pages\//, '');
}

/** The slug of a page: its folder path, or what its front matter says, absolute or relative to that folder. */
export function toSlug(file: string, own?: string): string {
  const id = toId(file);
  const folder = id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : '';
  const path =
    own === undefined ? id.replace(/(^|\/)(?:index|readme)$/i, '') : own.startsWith('/') ? own : `${folder}/${own}`;
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
  return segments.join('/');
}

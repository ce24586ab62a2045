import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { fail, UserError, type Place } from '@/lib/fail';

/** The maximum number of files that a page includes, so that nested includes cannot grow without limit. */
const mostFiles = 100;

/** Consecutive lines of an expanded text that come from one file. */
export interface Segment {
  /** The first line in the expanded text. */
  start: number;
  file: string;
  /** The line of the file that is the first one. */
  line: number;
}

/** The text of a page in which each include is replaced with the text of its file. */
export interface Expanded {
  text: string;
  /** The files of the lines; missing if the text contains no include. */
  segments?: Segment[];
  /** The files that the page refers to with includes, whether or not they exist. */
  included: string[];
  /** Why an include cannot be replaced. In this case, the text is as written. */
  failure?: UserError;
}

interface Line {
  text: string;
  file: string;
  line: number;
}

/** Returns true for the path of a file that pages include and that is no page: its name begins with an underscore. */
export function isIncludeFile(path: string): boolean {
  return /(?:^|\/)_[^/]*\.md$/i.test(path);
}

/**
 * Replaces the lines `::include[./_file.md]` of a page with the text of the file, also within that text. Lines in fenced
 * code remain. The paths are relative to the file with the include and must not lead out of the content folder.
 */
export function expandIncludes(text: string, file: string, root: string): Expanded {
  if (!text.includes('::include[')) return { text, included: [] };
  const included: string[] = [];
  try {
    const lines = toLines(text, { root, files: [file], included });
    if (included.length === 0) return { text, included };
    return { text: lines.map((line) => line.text).join('\n'), segments: toSegments(lines), included };
  } catch (failure) {
    if (!(failure instanceof UserError)) throw failure;
    return { text, included, failure };
  }
}

/** The content folder, the files from the page to the current one, and all included files so far. */
interface Context {
  root: string;
  files: string[];
  included: string[];
}

function toLines(text: string, context: Context): Line[] {
  const file = context.files.at(-1) ?? '';
  let fence = '';
  return text.split('\n').flatMap((line, index) => {
    const [, mark = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/s.exec(line) ?? [];
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence) && rest.trim() === '') fence = '';
    const [, target] = /^::include\[([^\]]+)\]\s*$/.exec(line) ?? [];
    if (target === undefined || fence !== '') return [{ text: line, file, line: index + 1 }];
    return toIncludedLines(target.trim(), { file, line: index + 1, column: 1 }, context);
  });
}

function toIncludedLines(target: string, place: Place, { root, files, included }: Context): Line[] {
  const file = posix.join(target.startsWith('/') ? root : posix.dirname(place.file), target);
  included.push(file);
  if (!file.startsWith(`${root}/`)) failOutside(target, root, place);
  if (!isIncludeFile(file))
    fail(`"${target}" cannot be included`, {
      place,
      fix: 'Move the shared text to a file whose name begins with an underscore and ends in .md, such as _steps.md.',
    });
  if (!existsSync(file))
    fail(`the included file ${file} does not exist`, { place, fix: 'Create it, or correct the path.' });
  if (!realpathSync(file).startsWith(realpathSync(root) + sep)) failOutside(target, root, place);
  if (files.includes(file))
    fail(`${file} includes itself`, { place, fix: `Remove one of these includes: ${[...files, file].join(' → ')}.` });
  if (included.length > mostFiles)
    fail(`${files[0]} includes more than ${mostFiles} files`, { place, fix: 'Remove includes, or join their files.' });
  return toLines(readFileSync(file, 'utf8').replace(/\n$/, ''), { root, files: [...files, file], included });
}

function failOutside(target: string, root: string, place: Place): never {
  return fail(`the included file "${target}" is outside ${root}/`, { place, fix: `Move it to ${root}/.` });
}

function toSegments(lines: Line[]): Segment[] {
  return lines.flatMap(({ file, line }, index) => {
    const before = lines[index - 1];
    return before?.file === file && before.line === line - 1 ? [] : [{ start: index + 1, file, line }];
  });
}

/** Returns the file and the line that a line of an expanded text comes from. */
export function locate(line: number, segments: Segment[]): { file?: string; line: number } {
  const segment = segments.findLast(({ start }) => start <= line);
  return segment ? { file: segment.file, line: segment.line + line - segment.start } : { line };
}

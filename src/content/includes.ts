import { existsSync } from 'node:fs';
import { isInside, readUtf8 } from '@/lib/files';
import { fail, toMistakes, type Place, type PlacedMistake } from '@/lib/user-errors-and-mistakes';
import { findOpenFence } from '@/markdown/unclosed-fence-and-comment-problems';
import { fillPlaceholders, readArguments, type Argument, type OpenPlaceholder } from './fill-includes-with-arguments';
import { toCandidates } from './link-targets-and-candidate-files';
import { toTranslation } from './version-language-id-and-slug';
import type { Segment, Replaced } from './include-positions';

/** The maximum number of files that a page includes, so that nested includes cannot grow without limit. */
const mostFiles = 100;

/** The text of a page in which each include is replaced with the text of its file. */
export interface Expanded {
  text: string;
  /** The files of the lines; missing if the text contains no include. */
  segments?: Segment[];
  /** The files that the page refers to with includes, whether or not they exist. */
  included: string[];
  /** Why includes cannot be replaced. Their lines are empty. */
  mistakes: PlacedMistake[];
  /** The placeholders of included files that no argument replaces. */
  open?: OpenPlaceholder[];
}

interface Line {
  text: string;
  file: string;
  line: number;
  replaced?: Replaced[];
}

/** Returns true for the path of a file that pages include and that is no page: its name begins with an underscore. */
export function isIncludeFile(path: string): boolean {
  return /(?:^|\/)_[^/]*\.md$/i.test(path);
}

/**
 * Replaces the lines `::include[./_file.md]` of a page with the text of the file, also within that text. The arguments of
 * `::include[./_file.md]{name="text"}` replace `{name}` in the file. Lines in fenced code remain. The paths are relative to the file with the include, as those of images are, and must not lead out of the content
 * folder. A translation includes the original text of a file that is not translated.
 */
export function expandIncludes(text: string, file: string, root: string): Expanded {
  if (!text.includes('::include[')) return { text, included: [], mistakes: [] };
  const context: Context = { root, files: [file], included: [], mistakes: [], found: [], open: [] };
  const lines = toLines(
    text.split('\n').map((line) => ({ text: line })),
    context,
  );
  const { included, mistakes, open } = context;
  if (included.length === 0 && mistakes.length === 0) return { text, included, mistakes };
  return { text: lines.map((line) => line.text).join('\n'), segments: toSegments(lines), included, mistakes, open };
}

/** The content folder, the files from the page to the current one, and what all of them have included so far. */
interface Context {
  root: string;
  files: string[];
  included: string[];
  mistakes: PlacedMistake[];
  found: string[];
  open: OpenPlaceholder[];
}

function toLines(lines: Pick<Line, 'text' | 'replaced'>[], context: Context): Line[] {
  const file = context.files.at(-1) ?? '';
  let fence: string | undefined;
  return lines.flatMap(({ text: line, replaced }, index) => {
    const own = { file, line: index + 1, ...(replaced && { replaced }) };
    fence = findOpenFence(line, fence);
    const [, start = '', target, written = ''] = /^(::include\[([^\]]+)\])(?:\{(.*)\})?\s*$/.exec(line) ?? [];
    if (target === undefined || fence !== undefined) return [{ text: line, ...own }];
    const place = { file, line: index + 1, column: 1 };
    try {
      return toIncludedLines(target.trim(), readArguments(written, start.length + 1, place), place, context);
    } catch (error) {
      context.mistakes.push(...toMistakes(error, place));
      return [{ text: '', ...own }];
    }
  });
}

function toIncludedLines(target: string, given: Argument[], place: Place, context: Context): Line[] {
  const { root, files, included, found } = context;
  // Within an included original, too, a translation takes precedence.
  const from = toTranslation(place.file, files[0] ?? '', root);
  const candidates = toCandidates(target, { file: from }, root);
  const [first = failOutside(target, root, place)] = candidates;
  if (!isIncludeFile(first))
    fail(`"${target}" cannot be included`, {
      place,
      fix: 'Move the shared text to a file whose name begins with an underscore and ends in .md, such as _steps.md.',
    });
  const at = candidates.findIndex((file) => existsSync(file));
  included.push(...(at === -1 ? candidates : candidates.slice(0, at + 1)));
  const file = candidates[at];
  if (file === undefined)
    return fail(`the included file ${first} does not exist`, { place, fix: 'Create it, or correct the path.' });
  if (!isInside(root, file)) failOutside(target, root, place);
  if (files.includes(file))
    fail(`${file} includes itself`, { place, fix: `Remove one of these includes: ${[...files, file].join(' → ')}.` });
  found.push(file);
  if (found.length === mostFiles + 1)
    fail(`${files[0]} includes more than ${mostFiles} files`, { place, fix: 'Remove includes, or join their files.' });
  if (found.length > mostFiles) return [];
  const { value: text, mistakes } = readUtf8(file);
  context.mistakes.push(...mistakes);
  if (/^---\r?\n(?:[\w-]+:.*\r?\n)+---\r?\n/.test(text))
    context.mistakes.push({
      message: 'an included file has front matter',
      place: { file, line: 1, column: 1 },
      fix: 'Remove it: only pages have front matter.',
    });
  const { lines, open } = fillPlaceholders(text.replace(/\n$/, ''), given, file, place);
  context.open.push(...open);
  return toLines(lines, { ...context, files: [...files, file] });
}

function failOutside(target: string, root: string, place: Place): never {
  return fail(`the included file "${target}" is outside ${root}/`, { place, fix: `Move it to ${root}/.` });
}

function toSegments(lines: Line[]): Segment[] {
  return lines.flatMap(({ file, line, replaced }, index) => {
    const before = lines[index - 1];
    const isNext = before?.file === file && before.line === line - 1 && !before.replaced && !replaced;
    return isNext ? [] : [{ start: index + 1, file, line, ...(replaced && { replaced }) }];
  });
}

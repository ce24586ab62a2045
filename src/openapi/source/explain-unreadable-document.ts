import { toSyntaxMessage } from './plain-messages';
import { failCircular } from './circular-reference';
import { readFileSync } from 'node:fs';
import { ResolveError, YamlParseError } from '@redocly/openapi-core';
import { failForAll, UserError, type Place } from '@/lib/user-errors-and-mistakes';
import { FolderResolver } from './folder-resolver';
import { failSpec } from './spec-problem';
import { toShownPath, type ServiceSource } from './service-names-and-root-documents';
import { findFurtherMistakes } from './find-yaml-errors-after-first';

const again = 'Correct the file, then run the command again.';

/** Throws a UserError for a document that cannot be read at all, with its position, in words for the author of the document. */
export function failUnreadable(
  error: unknown,
  root: string,
  source: ServiceSource,
  resolver = new FolderResolver(source.folder),
): never {
  const shown = toShownPath(root, source.file);
  // The library wraps our errors, whose messages contain absolute paths.
  const own = findUserError(error);
  if (own) throw new UserError(own.message.replaceAll(`${root}/`, ''), { cause: error });
  const start = { file: shown, line: 1, column: 1 };
  if (error instanceof YamlParseError) return failYaml(error, root);
  if (error instanceof ResolveError) return failSpec(start, 'unreadable-file', toReason(error, root), again, error);
  if (error instanceof RangeError) return failTooDeep(readFileSync(source.file, 'utf8'), start, error);
  failCircular(root, resolver, error);
  return failUnexpected(error, shown);
}

/** Throws a UserError for each syntax error of a file, as far as they are independent of each other. */
function failYaml(error: YamlParseError, root: string): never {
  const place = toYamlPlace(error, root);
  const others = findFurtherMistakes(error.source.body, place.line ?? 1);
  const first = { line: 1, column: 1, ...place, message: toReason(error, root) };
  const mistakes = [first, ...others.map((other) => ({ ...place, ...other }))].sort(
    (one, other) => one.line - other.line,
  );
  return failForAll(
    mistakes.map(({ message, ...at }, index) => ({
      place: at,
      message: `error yaml-syntax ${message}`,
      fix: index === mistakes.length - 1 ? again : undefined,
    })),
    error,
  );
}

/** A document with fewer levels is read by every parser, so only its references can be too deep. */
const fewLevels = 100;

/** Throws a UserError for a document whose levels, or the references between its schemas, fill the stack. */
function failTooDeep(text: string, start: Place, cause: unknown): never {
  const { depth, ...place } = findDeepest(text);
  if (depth > fewLevels)
    return failSpec(
      { ...start, ...place },
      'too-deep',
      'the document is nested too deeply to be read',
      'Reduce the nesting here.',
      cause,
    );
  const what = 'hundreds of schemas refer to each other in one chain, which is too long to be followed';
  return failSpec(start, 'too-deep', what, 'Shorten the chain: end it after 200 schemas.', cause);
}

/** Throws a UserError for an error that no rule explains, which is kept as the cause. */
export function failUnexpected(cause: unknown, file: string): never {
  return failSpec(
    { file, line: 1, column: 1 },
    'unexpected',
    'the build of this spec stopped for an unknown reason',
    'Fix all warnings of this spec. If it still stops, remove half of the paths to find the cause.',
    cause,
  );
}

function findUserError(error: unknown): UserError | undefined {
  if (error instanceof UserError) return error;
  return error instanceof ResolveError ? findUserError(error.originalError) : undefined;
}

function toReason({ message }: Error, root: string): string {
  return toSyntaxMessage(message.split('\n')[0] ?? '').replaceAll(`${root}/`, '');
}

function toYamlPlace({ source, line, col }: YamlParseError, root: string): Place {
  // For a file with several documents, the library reports no line. The last one begins at the last `---`.
  const last = source.body.split('\n').findLastIndex((text) => /^---(\s|$)/.test(text)) + 1;
  return { file: toShownPath(root, source.absoluteRef), line: line || Math.max(last, 1), column: col || 1 };
}

/** Finds the deepest position of a text by its brackets, or by its indentation if it has none, and its depth. */
function findDeepest(text: string): { line: number; column: number; depth: number } {
  let [depth, deepest] = [0, 0];
  let place = { line: 1, column: 1 };
  for (const [index, line] of text.split('\n').entries()) {
    const indent = line.search(/\S/) / 2;
    for (const { 0: token, index: at } of line.matchAll(/"(?:[^"\\]|\\.)*"|'[^']*'|[[{\]}]/g)) {
      if (token === '[' || token === '{') depth += 1;
      else if (token === ']' || token === '}') depth -= 1;
      if (indent + depth <= deepest) continue;
      deepest = indent + depth;
      place = { line: index + 1, column: at + 1 };
    }
    if (indent + depth <= deepest) continue;
    deepest = indent + depth;
    place = { line: index + 1, column: indent * 2 + 1 };
  }
  return { ...place, depth: deepest };
}

import { join, relative } from 'node:path';
import {
  bundle,
  lint,
  ResolveError,
  YamlParseError,
  type Config,
  type Document,
  type Source,
} from '@redocly/openapi-core';
import { fail, UserError } from '@/lib/fail';
import { findExactValue } from '../big-integers';
import { checkVersion } from './check-document';
import { FolderResolver } from './folder-resolver';
import type { Problem } from './problem';
import { loadRootFile } from './service-folder';
import { findProblem } from './to-problem';

/** What a service's files say: the bundled document, and what is wrong with it. */
export interface ServiceSource {
  document: unknown;
  problems: Problem[];
}

/** Lints and bundles one service. Throws a UserError, with the file, for what cannot be read at all. */
export async function loadService(root: string, service: string, config: Config): Promise<ServiceSource> {
  const file = await loadRootFile(root, service);
  try {
    return await read(root, service, file, config);
  } catch (error) {
    if (error instanceof UserError) throw error;
    return fail(toReason(error, root), {
      place: toPlace(error, root, file),
      fix: 'Correct the file, then run the command again.',
      cause: error,
    });
  }
}

async function read(root: string, service: string, file: string, config: Config): Promise<ServiceSource> {
  const ref = join(root, file);
  const folder = join(root, 'openapi', service);
  const resolver = new FolderResolver(folder);
  const document = await resolver.resolveDocument(null, ref, true);
  if (document instanceof Error) throw document;
  checkVersion(document.parsed, file);
  const linted = await lint({ ref, config, externalRefResolver: resolver });
  const bundled = await bundle({ ref, config, externalRefResolver: new ExactResolver(folder) });
  const problems = [...linted, ...bundled.problems].flatMap((found) => findProblem(found, root, service) ?? []);
  return { document: bundled.bundle.parsed, problems: toDistinct(problems) };
}

/** Keeps the digits of large integers, which the bundle must not lose. */
class ExactResolver extends FolderResolver {
  override parseDocument(source: Source, isRoot?: boolean): Document {
    const document = super.parseDocument(source, isRoot);
    const exact = typeof document.parsed === 'object' ? findExactValue(source.body) : undefined;
    return exact === undefined ? document : { ...document, parsed: exact };
  }
}

/** The bundler finds again what the linter found. */
function toDistinct(problems: Problem[]): Problem[] {
  const places = new Set<string>();
  return problems.filter(({ file, pointer, rule, message }) => {
    const key = [file, pointer, rule, rule === 'no-unresolved-refs' ? '' : message].join('\0');
    return !places.has(key) && places.add(key);
  });
}

function toReason(error: unknown, root: string): string {
  if (error instanceof RangeError) return 'schemas are nested too deeply to be read';
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  return message.replaceAll(`${root}/`, '');
}

function toPlace(error: unknown, root: string, file: string): { file: string; line?: number; column?: number } {
  if (error instanceof YamlParseError) {
    return { file: relative(root, error.source.absoluteRef), line: error.line, column: error.col };
  }
  return error instanceof ResolveError && error.message.includes(file) ? { file } : { file };
}

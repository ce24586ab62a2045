import { existsSync } from 'node:fs';
import { lstat, readdir, readFile, realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, relative, sep } from 'node:path';
import { BaseResolver, isAbsoluteUrl, ResolveError, Source, type Document } from '@redocly/openapi-core';
import { UserError } from '@/lib/fail';
import { findAllNearest, toQuestion } from '@/lib/nearest';
import { findExactValue } from '../exact-numbers';
import { checkAliases } from './check-aliases';
import { failSpec } from './problem';

/** Parsed documents by absolute path, shared because the linter and the bundler request the same files. */
export type DocumentCache = Map<string, Document>;

/**
 * Reads only the files of one folder. By default, Redocly's library fetches every URL and reads every file that a `$ref` or an
 * `externalValue` names. Specs are untrusted, so this resolver rejects URLs and files outside of the folder, also those behind
 * symbolic links.
 */
export class FolderResolver extends BaseResolver {
  constructor(
    private readonly folder: string,
    private readonly documents: DocumentCache = new Map<string, Document>(),
  ) {
    super();
  }

  /**
   * Resolves a reference as a URL: `Cat%20Toy.yaml` refers to `Cat Toy.yaml`, unless a file named `Cat%20Toy.yaml`
   * exists.
   */
  override resolveExternalRef(base: string | null, reference: string): string {
    const file = super.resolveExternalRef(base, reference);
    if (isAbsoluteUrl(file) || !reference.includes('%') || existsSync(file)) return file;
    try {
      return super.resolveExternalRef(base, decodeURIComponent(reference));
    } catch {
      return file;
    }
  }

  override async loadExternalRef(file: string): Promise<Source> {
    const known = this.documents.get(file);
    if (known) return known.source;
    try {
      if (isAbsoluteUrl(file)) throw new Error(`${file} is a URL: copy the document into the service's folder`);
      if (!(await isInside(this.folder, file))) throw new Error(`${file} is outside the service's folder`);
      const status = await lstat(await realpath(file));
      if (status.isDirectory()) throw new Error(`${file} is a folder, not a file`);
      if (!status.isFile()) throw new Error(`${file} is not a file`);
      return new Source(file, decode(await readFile(file), file));
    } catch (error) {
      throw new ResolveError(explainReadError(error, file, await suggestFile(this.folder, file)));
    }
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const known = this.documents.get(source.absoluteRef);
    if (known) return known;
    checkAliases(source.body, source.absoluteRef);
    const document = super.parseDocument(source, isRoot);
    this.documents.set(source.absoluteRef, document);
    return document;
  }

  /** Returns the parsed content of a file that has been read. */
  getParsed(file: string): unknown {
    return this.documents.get(file)?.parsed;
  }

  /** Returns a resolver for the bundler that shares the documents and preserves all digits of large integers. */
  withExactIntegers(): FolderResolver {
    return new ExactResolver(this.folder, this.documents);
  }
}

class ExactResolver extends FolderResolver {
  override parseDocument(source: Source, isRoot?: boolean): Document {
    const document = super.parseDocument(source, isRoot);
    const exact = typeof document.parsed === 'object' ? findExactValue(source.body, document.parsed) : undefined;
    return exact === undefined ? document : { ...document, parsed: exact };
  }
}

async function isInside(folder: string, file: string): Promise<boolean> {
  const path = relative(await realpath(folder), await realpath(file));
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

/**
 * Returns a sentence for the end of a message that suggests a file with a similar name, or `''`. It never names a file outside of
 * the service's folder.
 */
async function suggestFile(folder: string, file: string): Promise<string> {
  try {
    if (isAbsoluteUrl(file) || !(await isInside(folder, dirname(file)))) return '';
    const question = toQuestion(findAllNearest(basename(file), await readdir(dirname(file))));
    return question === '' ? '' : `. ${question}`;
  } catch {
    return '';
  }
}

function explainReadError(error: unknown, file: string, suggestion: string): Error {
  if (!(error instanceof Error) || error instanceof UserError) return ensureError(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' && /#[^/]/.test(file))
    return new Error(`${file} refers to an anchor in another file: use a JSON pointer instead, such as #/$defs/Name`);
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG')
    return new Error(`there is no file ${file}${suggestion}`);
  return code === 'ELOOP' ? new Error(`${file} is in a loop of symbolic links`) : error;
}

function ensureError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/**
 * Decodes a file as UTF-8, or as UTF-16 with a byte order mark, and normalizes line breaks. Fails for other bytes, and
 * for a NUL character.
 */
function decode(bytes: Uint8Array, file: string): string {
  const encoding = findUtf16(bytes);
  const text = encoding === undefined ? decodeUtf8(bytes, file) : new TextDecoder(encoding).decode(bytes);
  const nul = text.indexOf('\0');
  if (nul !== -1)
    failSpec(
      toPosition(text.slice(0, nul), file),
      'encoding',
      'the file contains a NUL character',
      'Remove it, or save the file as UTF-8.',
    );
  return text.replace(/\r\n?/g, '\n');
}

function findUtf16([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function decodeUtf8(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    const text = new TextDecoder('utf-8').decode(bytes);
    // The first replacement character marks the first undecodable bytes, unless the file itself contains one before them.
    const place = toPosition(text.slice(0, text.indexOf('\ufffd')), file);
    return failSpec(place, 'encoding', 'the file is not UTF-8', 'Save it as UTF-8.', cause);
  }
}

/** Returns the line and column after a text, which is the beginning of the file. */
function toPosition(before: string, file: string): { file: string; line: number; column: number } {
  const lines = before.split(/\r\n?|\n/);
  return { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

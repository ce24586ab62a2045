import { lstat, readFile, realpath } from 'node:fs/promises';
import { isAbsolute, relative, sep } from 'node:path';
import { BaseResolver, isAbsoluteUrl, ResolveError, Source, type Document } from '@redocly/openapi-core';
import { checkAliases } from './check-aliases';

/**
 * Reads the files of one folder only. The library would fetch every URL and read every file that a `$ref` or an
 * `externalValue` names; a spec is untrusted, so that neither may leave the folder, not even through a symbolic link.
 */
export class FolderResolver extends BaseResolver {
  constructor(private readonly folder: string) {
    super();
  }

  override async loadExternalRef(file: string): Promise<Source> {
    try {
      if (isAbsoluteUrl(file)) throw new Error(`${file} is a URL: copy the document into the service's folder`);
      if (!(await isInside(this.folder, file))) throw new Error(`${file} is outside the service's folder`);
      if ((await lstat(file)).isDirectory()) throw new Error(`${file} is a folder, not a file`);
      return new Source(file, toText(await readFile(file), file));
    } catch (error) {
      throw new ResolveError(toError(error, file));
    }
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    checkAliases(source.body, source.absoluteRef);
    return super.parseDocument(source, isRoot);
  }
}

async function isInside(folder: string, file: string): Promise<boolean> {
  const path = relative(await realpath(folder), await realpath(file));
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

function toError(error: unknown, file: string): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return 'code' in error && error.code === 'ENOENT' ? new Error(`there is no file ${file}`) : error;
}

function toText(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n/g, '\n');
  } catch {
    throw new Error(`${file} is not UTF-8: save it in that encoding`);
  }
}

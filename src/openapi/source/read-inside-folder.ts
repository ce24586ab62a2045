import { lstat, readdir, readFile, realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, relative, sep } from 'node:path';
import { UserError } from '@/lib/user-errors-and-mistakes';
import { findAllNearest, toQuestion } from '@/lib/nearest-names';

/** The size of the largest file that is read, several times that of the largest public specs. */
const maxMegabytes = 256;

/** Returns true for a URL with any scheme. A single letter is a drive, not a scheme. */
export function isUrl(reference: string): boolean {
  return /^[a-z][a-z\d+.-]+:/i.test(reference) || reference.startsWith('//');
}

/**
 * Reads a file of a folder. Fails with a message for the author of the reference if the file is outside of the folder, also
 * behind a symbolic link, or cannot be read.
 */
export async function readInside(folder: string, file: string): Promise<Uint8Array> {
  try {
    if (isUrl(file)) throw new Error(`${file} is a URL. Copy the document into ${folder} and refer to the copy.`);
    if (file.includes('\0')) throw new Error('the path contains a NUL character. Remove it.');
    // A path outside is rejected before the file system is asked, so that a message never tells which files exist there.
    const real = await realpath(folder);
    const isNamedInside = [folder, real].some((path) => isPathInside(path, file));
    if (!isNamedInside || !isPathInside(real, await realpath(file)))
      throw new Error(`${file} is outside of the folder of specs. Copy the file into ${folder} and refer to the copy.`);
    const status = await lstat(await realpath(file));
    if (status.isDirectory()) throw new Error(`${file} is a folder, not a file. Add the name of a file in it.`);
    if (!status.isFile()) throw new Error(`${file} is not a file. Refer to a file.`);
    if (status.size > maxMegabytes * 1024 * 1024)
      throw new Error(`${file} is larger than ${maxMegabytes} MB. Split it.`);
    return await readFile(file);
  } catch (error) {
    throw await explain(error, folder, file);
  }
}

function isPathInside(folder: string, file: string): boolean {
  const path = relative(folder, file);
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

async function explain(error: unknown, folder: string, file: string): Promise<Error> {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof UserError || code === undefined)
    return error instanceof Error ? error : new Error(String(error));
  if (code === 'ELOOP') return new Error(`${file} is in a loop of symbolic links. Remove one of them.`);
  if (code === 'EACCES' || code === 'EPERM') return new Error(`${file} must not be read. Change its permissions.`);
  if (code !== 'ENOENT' && code !== 'ENOTDIR' && code !== 'ENAMETOOLONG')
    return new Error(`${file} cannot be read (${String(code)}). Check the disk.`);
  if (/#[^/]/.test(file))
    return new Error(`${file} refers to an anchor in another file: use a JSON pointer instead, such as #/$defs/Name`);
  const missing = file.length > 300 ? `${file.slice(0, 300)}…` : file;
  if (file.includes('\\')) return new Error(`there is no file ${missing}. Separate folders by "/", not by "\\".`);
  return new Error(`there is no file ${missing}${await suggest(folder, file)}`);
}

/** Returns a sentence that suggests a file with a similar name, or what to do. It never names a file outside of the folder. */
async function suggest(folder: string, file: string): Promise<string> {
  const parent = dirname(file);
  const isInside = async () => isPathInside(await realpath(folder), await realpath(parent));
  const names = (await isInside().catch(() => false)) ? await readdir(parent).catch(() => []) : [];
  const question = toQuestion(findAllNearest(basename(file), names));
  return `. ${question === '' ? 'Create it, or correct the reference.' : question}`;
}

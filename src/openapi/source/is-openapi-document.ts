import { findJson } from '../exact-numbers';
import { isObject } from '../find-members-of-parsed-json';
import { decode } from './decode-file';
import { readInside } from './read-inside-folder';

/** The keys of which an OpenAPI document has the first one, or is Swagger, or misspells it and has the other two. */
const [mark, old, info, paths] = ['openapi', 'swagger', 'info', 'paths'] as const;

/**
 * Returns true for a file that is an OpenAPI document by the keys of its top level, which need not be valid. A file that cannot be read
 * counts as one, so that the build says why.
 */
export async function isDocument(folder: string, file: string): Promise<boolean> {
  const text = await readInside(folder, file).then(
    (bytes) => tryDecode(bytes, file),
    () => undefined,
  );
  if (text === undefined) return true;
  const keys = getTopKeys(text);
  return keys.has(mark) || keys.has(old) || (keys.has(info) && keys.has(paths));
}

function tryDecode(bytes: Uint8Array, file: string): string | undefined {
  try {
    return decode(bytes, file);
  } catch {
    return undefined;
  }
}

/** Returns the keys of the top level: those of JSON, or of the lines of YAML that are not indented more than the first one. */
function getTopKeys(text: string): Set<string> {
  if (/^\s*\{/.test(text)) {
    const value = findJson(text);
    if (value !== undefined) return new Set(isObject(value) ? Object.keys(value) : []);
    // JSON with a mistake, or YAML in braces.
    return new Set(
      Array.from(text.matchAll(/[{,]\s*["']?(openapi|swagger|info|paths)["']?\s*:/g), ([, key = '']) => key),
    );
  }
  const lines = text.split('\n').filter((line) => /^\s*[^\s#%]/.test(line) && !/^(---|\.\.\.)/.test(line));
  const indent = /^\s*/.exec(lines[0] ?? '')?.[0] ?? '';
  const own = lines.filter((line) => line.startsWith(indent)).map((line) => line.slice(indent.length));
  return new Set(own.flatMap((line) => /^["']?([\w-]+)["']?\s*:/.exec(line)?.[1] ?? []));
}

import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** The maximum size of a file in bytes, and the time for fetching one in milliseconds. */
const mostBytes = 50_000_000;
const mostTime = 15_000;

/** Reads the files of an export by their paths, such as `definitions/intro.md`. Undefined for a file that does not exist. */
export type ReadText = (file: string) => Promise<string | undefined>;

/** Opens an export: a folder, or the URL of its home page. */
export async function openExportFiles(address: string): Promise<ReadText> {
  return /^https?:\/\//i.test(address) ? openUrl(new URL(address)) : openFolder(address);
}

async function openFolder(folder: string): Promise<ReadText> {
  const root = await realpath(folder);
  return async (file) => {
    // A path with `..` and a symbolic link could lead out of the folder.
    const found = await realpath(path.resolve(root, file)).catch(() => undefined);
    if (found === undefined) return undefined;
    if (!found.startsWith(root + path.sep)) throw new Error(`"${file}" is not below ${folder}.`);
    const { size } = await stat(found);
    if (size > mostBytes) throw new Error(`"${file}" has more than ${mostBytes} bytes.`);
    return readFile(found, 'utf8');
  };
}

function openUrl(address: URL): ReadText {
  const base = new URL(address.pathname.endsWith('/') ? address.pathname : `${address.pathname}/`, address.origin);
  return async (file) => {
    const url = new URL(file, base);
    if (!url.href.startsWith(base.href)) throw new Error(`"${file}" is not below ${base.href}.`);
    // A redirect could lead to another origin.
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(mostTime) });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${url.href} responds with ${response.status}.`);
    return readBody(response, file);
  };
}

async function readBody({ body }: Response, file: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    size += part.value.length;
    if (size > mostBytes) {
      await reader?.cancel();
      throw new Error(`"${file}" has more than ${mostBytes} bytes.`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

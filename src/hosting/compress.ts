import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles, writeAtomically } from '@/lib/files';
import { gather } from '@/lib/lists';
import { isText, mediaTypes } from './media-types';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** The size in bytes below which a file is not worth compressing. */
export const smallest = 512;

/** The encodings of texts, the one with the smallest output first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** Compresses a text. Only brotli has qualities above 9, so gzip uses 9 for these. */
export function encode(content: Buffer, encoding: Encoding, { quality }: { quality: number }): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(content, { level: Math.min(quality, 9) });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return toBrotli(content, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/**
 * Writes a `.br` and a `.gz` file next to every text file of an export that is worth compressing, for hosts that send such files.
 * Returns the number of compressed files, and their size in bytes before and after compression with brotli.
 */
export async function compressExport(
  folder: string,
  { quality = 9 } = {},
): Promise<{ files: number; before: number; after: number }> {
  const texts = listFiles(folder).filter((file) => isText(mediaTypes[path.extname(file)] ?? ''));
  const compress = async (file: string) => {
    const target = path.join(folder, file);
    if ((await stat(target)).size < smallest) return [];
    const content = await readFile(target);
    const [br, gz] = await Promise.all([encode(content, 'br', { quality }), encode(content, 'gzip', { quality })]);
    writeAtomically(`${target}.br`, br);
    writeAtomically(`${target}.gz`, gz);
    return [{ before: content.length, after: br.length }];
  };
  const sizes = await gather(texts, compress, { parallel: 4 });
  const sum = (key: 'before' | 'after') => sizes.reduce((total, size) => total + size[key], 0);
  return { files: sizes.length, before: sum('before'), after: sum('after') };
}

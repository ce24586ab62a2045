import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { securePage } from '@/next-output/content-security-policy';
import { isText, mediaTypes } from '@/hosting/media-types';
import { listFiles } from '@/lib/files';

/**
 * Copies an export as if it were the next deploy of changed code: all chunks and the build have new names, which pages and
 * payloads reference. The old names no longer exist.
 */
export async function makeNextDeploy(from: string, to: string): Promise<void> {
  cpSync(from, to, { recursive: true });
  const files = listFiles(to);
  const { build } = JSON.parse(readFileSync(path.join(to, 'manifest.json'), 'utf8')) as { build: string };
  const chunks = files.filter((file) => /^_next\/static\/(?:chunks|payloads)\/.*\.js$/.test(file));
  const names = new Map(chunks.map((file) => [path.basename(file), `next-${path.basename(file)}`]));
  const pattern = new RegExp([...names.keys(), build].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const file of files.filter((name) => isText(mediaTypes[path.extname(name)] ?? ''))) {
    const text = readFileSync(path.join(to, file), 'utf8').replace(pattern, (name) => names.get(name) ?? 'next-build');
    const isPage = file.endsWith('.html');
    const bare = text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    writeFileSync(path.join(to, file), isPage ? securePage(bare, { file, connect: [] }) : text);
  }
  for (const file of chunks)
    renameSync(path.join(to, file), path.join(to, path.dirname(file), `next-${path.basename(file)}`));
}

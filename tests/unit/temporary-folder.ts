import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFile } from '@/lib/files';

/** Creates a folder with files, by their paths in it. Returns its path. `tests/prepare.ts` removes it after all tests. */
export function makeFolder(files: Record<string, string | Uint8Array> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'folder-'));
  for (const [file, content] of Object.entries(files)) writeFile(path.join(folder, file), content);
  return folder;
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/files';
import { fail } from '@/lib/fail';
import { failAssumption } from './version-check-and-failed-assumptions';

const chunks = '.next/server/chunks';
/** Matches the name of a module that only our own renderer may contain, as Next.js writes it into its chunks. */
const foreign = /\[project\]\/(?:[^\s"']*\/)?src\/(?:content|markdown|openapi)\/[\w./-]+/;

/** Fails if the server chunks of an export contain a module that reads content or specs, which would make the export depend on them. */
export function checkServerModules(root: string): void {
  const folder = path.join(root, chunks);
  const files = existsSync(folder) ? listFiles(folder).filter((file) => file.endsWith('.js')) : [];
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  if (!texts.some((text) => text.includes('[project]/'))) failAssumption('does not name modules in its chunks', chunks);
  const [found] = texts.flatMap((text) => foreign.exec(text) ?? []);
  if (found !== undefined)
    fail(`The shells import ${found.replace(/^\[project\]\/.*?(?=src\/)/, '')}.`, {
      place: { file: 'src/app' },
      fix: 'Shells depend on code, configuration, and the navbar only. Render what reads content or specs in src/routes/.',
    });
}

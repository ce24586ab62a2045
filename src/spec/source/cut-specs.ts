import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '@/lib/fail';
import { loadServiceNames } from './service-folder';

/** Fails where a version has specs already. */
export function checkUncut(name: string, root = process.cwd()): void {
  const folder = join('openapi', 'versions', name);
  if (existsSync(join(root, folder)))
    fail(`the version "${name}" has specs already`, { place: { file: folder }, fix: 'Choose another name.' });
}

/** Copies the specs of `openapi/` to the folder of a version, and gives their names. */
export async function cutSpecs(name: string, root = process.cwd()): Promise<string[]> {
  checkUncut(name, root);
  const services = await loadServiceNames(root);
  for (const service of services)
    cpSync(join(root, 'openapi', service), join(root, 'openapi/versions', name, service), { recursive: true });
  return services;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '@/lib/fail';
import type { Copy } from '@/lib/whole';
import { loadServiceNames } from './service-folder';

/** The specs of `openapi/`, each with its place in the folder of a version. Fails where the version has specs already. */
export async function getSpecCopies(name: string, root = process.cwd()): Promise<Copy[]> {
  const folder = join('openapi', 'versions', name);
  if (existsSync(join(root, folder)))
    fail(`the version "${name}" has specs already`, { place: { file: folder }, fix: 'Choose another name.' });
  const services = await loadServiceNames(root);
  return services.map((service) => ({ from: join(root, 'openapi', service), to: join(root, folder, service) }));
}

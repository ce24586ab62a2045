import { readdir } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { fail, UserError } from '@/lib/fail';
import { findRootFile, type ServiceSource } from './service-folder';

const endings = new Set(['.yaml', '.yml', '.json']);
/** Names of generated files, and of the folder with the project's lint rules. */
const taken = new Set(['index', 'services', 'rules']);

/**
 * Finds the specs of a folder outside the project: each `<name>.yaml`, `.yml`, or `.json`, and each `<name>/openapi.*`.
 */
export async function findForeignSpecs(folder: string): Promise<ServiceSource[]> {
  const base = resolve(folder);
  const entries = await readdir(base, { withFileTypes: true }).catch((cause: unknown) =>
    fail('there is no such folder', { place: { file: folder }, fix: 'Name a folder that contains specs.', cause }),
  );
  const found: ServiceSource[] = [];
  for (const { name } of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const source = await findSource(base, name);
    if (!source) continue;
    checkName(source, folder, found);
    found.push(source);
  }
  if (found.length > 0) return found;
  return fail('there is no spec', {
    place: { file: folder },
    fix: 'Put <name>.yaml, <name>.yml, <name>.json or <name>/openapi.yaml into it.',
  });
}

async function findSource(base: string, name: string): Promise<ServiceSource | undefined> {
  const path = join(base, name);
  const root = await findRootFile(path).catch((error: unknown) => {
    if (error instanceof UserError) throw error;
    // A file, or a folder that cannot be read.
    return undefined;
  });
  if (root !== undefined) return { service: name, folder: base, file: join(path, root), isForeign: true };
  const ending = extname(name);
  // When the file is read, the resolver checks that the target of a symbolic link is inside the folder.
  return endings.has(ending) && !name.startsWith('.')
    ? { service: name.slice(0, -ending.length), folder: base, file: path, isForeign: true }
    : undefined;
}

function checkName({ service, file }: ServiceSource, folder: string, others: ServiceSource[]): void {
  const place = { file };
  if (!/^[A-Za-z0-9][\w.-]*$/.test(service) || taken.has(service.toLowerCase()) || service.length > 80)
    fail(`"${service}" cannot be a service`, {
      place,
      fix: 'The name becomes part of a URL: use at most 80 letters, digits, dots, and hyphens. The names index, services, and rules are reserved.',
    });
  const copy = others.find((other) => other.service.toLowerCase() === service.toLowerCase());
  if (copy) fail(`${copy.file} has the same name`, { place, fix: `Rename one of them in ${folder}.` });
}

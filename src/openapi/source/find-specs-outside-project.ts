import { readdir } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { fail, UserError } from '@/lib/user-errors-and-mistakes';
import { isDocument } from './is-openapi-document';
import { findRootFile, type ServiceSource } from './service-names-and-root-documents';

const endings = new Set(['.yaml', '.yml', '.json']);
/** Names of generated files, and of the folder with the project's lint rules. */
const taken = new Set(['index', 'services', 'rules']);

/** A foreign spec that cannot be shown, with the reason and how to fix it. */
export interface RefusedSpec {
  service: string;
  reason: string;
}

/** The specs of a folder outside the project. */
export interface ForeignSpecs {
  sources: ServiceSource[];
  /** Those whose names cannot be those of services. */
  refused: RefusedSpec[];
}

/**
 * Finds the specs of a folder outside the project: each file that is an OpenAPI document, whatever its name, and each folder with
 * `openapi.*` or such files. Other files next to them, such as `package.json`, are no specs.
 */
export async function findForeignSpecs(folder: string): Promise<ForeignSpecs> {
  const base = resolve(folder);
  const entries = await getNames(base, folder);
  const found: ForeignSpecs = { sources: [], refused: [] };
  const add = async (name: string, list: () => ServiceSource[] | Promise<ServiceSource[]>) => {
    try {
      found.sources.push(...(await list()));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      found.refused.push({ service: name, reason: error.message });
    }
  };
  for (const name of entries) {
    await add(name, async () => {
      for (const source of await findSources(base, name))
        await add(source.service, () => [toChecked(source, folder, found.sources)]);
      return [];
    });
  }
  if (found.sources.length + found.refused.length > 0) return found;
  const others = entries.filter((name) => endings.has(extname(name)));
  return fail(
    others.length === 0 ? 'there is no spec' : `there is no spec: ${others.join(', ')} is no OpenAPI document`,
    {
      place: { file: folder },
      fix: 'Put <name>.yaml, <name>.json, or <name>/openapi.yaml into it, whose top level has the key `openapi`.',
    },
  );
}

/** Finds the specs of such a folder. Fails if the name of one cannot be that of a service. */
export async function loadForeignSources(folder: string): Promise<ServiceSource[]> {
  const { sources, refused } = await findForeignSpecs(folder);
  if (refused.length > 0) throw new UserError(refused.map(({ reason }) => reason).join('\n'));
  return sources;
}

/** Lists the YAML and JSON files of such a folder that are no OpenAPI documents. */
export async function findOtherFiles(folder: string): Promise<string[]> {
  const base = resolve(folder);
  const names = (await getNames(base, folder)).filter((name) => endings.has(extname(name)));
  const areSpecs = await Promise.all(names.map(async (name) => (await findSources(base, name)).length > 0));
  return names.filter((_, index) => !areSpecs[index]);
}

async function getNames(base: string, folder: string): Promise<string[]> {
  const names = await readdir(base).catch((cause: unknown) =>
    fail('there is no such folder', { place: { file: folder }, fix: 'Name a folder that contains specs.', cause }),
  );
  return names.filter((name) => !name.startsWith('.')).sort();
}

/** Finds the spec in a file, or those in a folder. */
async function findSources(base: string, name: string): Promise<ServiceSource[]> {
  const path = join(base, name);
  const files = await readdir(path).catch(() => undefined);
  if (!files) return endings.has(extname(name)) && (await isDocument(base, path)) ? [toSource(base, path)] : [];
  const root = await findRootFile(path).catch((error: unknown) => {
    if (error instanceof UserError) throw error;
    return undefined;
  });
  if (root !== undefined) return [{ ...toSource(base, join(path, root)), service: name }];
  const documents: string[] = [];
  for (const file of files.filter((one) => endings.has(extname(one)) && !one.startsWith('.')).sort())
    if (await isDocument(base, join(path, file))) documents.push(file);
  return documents.map((file) => {
    const source = toSource(base, join(path, file));
    return { ...source, service: documents.length === 1 ? name : `${name}-${source.service}` };
  });
}

function toSource(folder: string, file: string): ServiceSource {
  return { service: basename(file, extname(file)), folder, file, isForeign: true };
}

/** Fails if the name of a spec cannot be that of a service. */
function toChecked(source: ServiceSource, folder: string, others: ServiceSource[]): ServiceSource {
  const { service, file } = source;
  const place = { file };
  if (!/^[A-Za-z0-9][\w.-]*$/.test(service) || taken.has(service.toLowerCase()) || service.length > 80)
    fail(`"${service}" cannot be a service`, {
      place,
      fix: 'The name becomes part of a URL: use at most 80 letters, digits, dots, and hyphens. The names index, services, and rules are reserved.',
    });
  const copy = others.find((other) => other.service.toLowerCase() === service.toLowerCase());
  if (copy) fail(`${copy.file} has the same name`, { place, fix: `Rename one of them in ${folder}.` });
  return source;
}

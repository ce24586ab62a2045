import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fail } from '@/lib/user-errors-and-mistakes';
import { changelogFile, present, type Changelog } from './changelog/changelog-types';
import { parseJson } from './exact-numbers';
import type { JsonObject } from './find-members-of-parsed-json';
import type { Spec } from './model/spec';
import { parseModel } from './serialize-model';
import type { SpecResult } from './transform/spec';

/** The name of the version of the docs that is not archived. */
const currentVersion = 'current';

const folder = join(process.cwd(), 'src/generated');
const listSchema = z.object({
  services: z.array(z.string()),
  versions: z.record(z.string(), z.array(z.object({ name: z.string(), id: z.string() }))).default({}),
  foreign: z.array(z.string()).default([]),
});
let list: { stamp: number; value: z.infer<typeof listSchema> } | undefined;
const loaded = new Map<string, { stamp: number; result: Promise<SpecResult> }>();

/** Lists the services, each in its latest version, sorted by name. */
export function getServices(): string[] {
  return loadList().services;
}

/** Lists the ids of all services that have pages, including versions other than the latest, such as `pets-1-0`. */
export function getAllServices(): string[] {
  const { services, versions } = loadList();
  return [...new Set([...services, ...Object.values(versions).flatMap((all) => all.map(({ id }) => id))])];
}

/**
 * Returns the versions of a service, each with its name in the docs and the id that loads its spec. Returns an empty
 * array if the service has only one version.
 */
export function getServiceVersions(id: string): { name: string; id: string }[] {
  return Object.values(loadList().versions).find((all) => all.some((version) => version.id === id)) ?? [];
}

/**
 * Returns the id of a service in a version of the docs, or the id of the latest version if that version has no spec of
 * the service.
 */
export function toVersionedService(service: string, version: string): string {
  return new Map(Object.entries(loadList().versions)).get(service)?.find(({ name }) => name === version)?.id ?? service;
}

/** Returns true for a service with a foreign spec, which may lack the names that pages of this site refer to. */
export function isForeign(service: string): boolean {
  return loadList().foreign.includes(service);
}

/** Loads the list of services. It is cached until a build writes it again, because each link to an API page needs it. */
function loadList(): z.infer<typeof listSchema> {
  const file = join(folder, 'services.json');
  const stamp = toStamp(file);
  if (list?.stamp === stamp) return list.value;
  try {
    const value = listSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    list = { stamp, value };
    return value;
  } catch (cause) {
    return failUnbuilt(file, cause);
  }
}

/** Loads the model of a service. The model is cached until a build writes it again. */
export async function loadSpec(service: string): Promise<Spec> {
  return (await loadSpecResult(service)).spec;
}

/** Loads the specs of all versions except the latest, each with its service and version. */
export function loadSpecsOfVersions(): Promise<{ version: string; service: string; spec: Spec }[]> {
  const entries = Object.entries(loadList().versions).flatMap(([service, all]) =>
    all.flatMap(({ name, id }) => (id === service ? [] : [{ version: name, service, id }])),
  );
  return Promise.all(entries.map(async ({ version, service, id }) => ({ version, service, spec: await loadSpec(id) })));
}

/** Loads the model of a service and the results of checking its examples, with the same cache. */
export function loadSpecResult(service: string): Promise<SpecResult> {
  const file = join(folder, `${service}.model.json`);
  const changes = statSync(join(folder, changelogFile), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const stamp = toStamp(file) + changes;
  const known = loaded.get(service);
  if (known?.stamp === stamp) return known.result;
  const read = readFile(file, 'utf8').then(parseModel);
  const result = changes === 0 ? read : read.then((model) => withChanges(service, model));
  loaded.set(service, { stamp, result });
  return result;
}

/**
 * Returns the name of the release that a spec is from. If no version of the docs has the present spec under its own name, the latest
 * one shows it.
 */
export function getReleaseOf(id: string): string {
  const versions = getServiceVersions(id);
  const own = versions.find((version) => version.id === id);
  const hasCurrent = versions.some(({ name }) => name === currentVersion);
  const isPresent = hasCurrent ? own?.name === currentVersion : getServices().includes(id);
  return isPresent ? present : (own?.name ?? present);
}

/** Adds the marks that follow from the changes between releases. */
async function withChanges(id: string, result: SpecResult): Promise<SpecResult> {
  const [changelog, { addMarks }] = await Promise.all([
    loadChangelog(),
    import('./changelog/add-since-deprecated-and-changed-marks'),
  ]);
  const [service = id] = Object.entries(loadList().versions).find(([, all]) => all.some((one) => one.id === id)) ?? [];
  if (changelog) addMarks(result.spec, changelog, { service, version: getReleaseOf(id) });
  return result;
}

/** Loads the bundled document of a service, in which numbers are as written. */
export async function loadDocument(service: string): Promise<JsonObject> {
  return parseJson(await readFile(join(folder, `${service}.json`), 'utf8')) as JsonObject;
}

/** Loads what changed between the releases of the specs. Returns undefined if there is no release. */
export async function loadChangelog(): Promise<Changelog | undefined> {
  const text = await readFile(join(folder, changelogFile), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Changelog);
}

function toStamp(file: string): number {
  try {
    return statSync(file).mtimeMs;
  } catch (cause) {
    return failUnbuilt(file, cause);
  }
}

function failUnbuilt(file: string, cause: unknown): never {
  return fail('the specs have not been built', { place: { file }, fix: 'Run `npm run openapi`.', cause });
}

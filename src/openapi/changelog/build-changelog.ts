import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cached, removeUnused } from '@/lib/cache';
import { isInternal } from '@/lib/environment';
import { UserError } from '@/lib/user-errors-and-mistakes';
import { isPlainFile } from '@/lib/files';
import { loadFingerprint, toDigest } from '@/lib/hash-values-and-project-code';
import { toComparedSpec, type ComparedSpec } from '../changes/compared-spec';
import { parseJson } from '../exact-numbers';
import { loadJson } from '../source/build-in-worker-or-load-from-cache';
import { loadReleases, versionsFolder, type Release } from '../source/releases';
import type { ServiceSource } from '../source/service-names-and-root-documents';
import { present, type Changelog, type Comparison, type ServiceChangelog } from './changelog-types';
import { compareVersions, toServiceChanges } from './compare-versions';

/** The newest versions, of which readers can compare any two. Each additional one adds as many pages as there are versions. */
const comparable = 12;

/** The cache of bundled releases and of comparisons. */
const cache = 'releases';

/** A spec of a service at a release, or the present one, as JSON. */
interface Version {
  name: string;
  json: string;
}

interface Options {
  /** The folder of the project. */
  root: string;
  /** The present specs as JSON, by their services. */
  specs: ReadonlyMap<string, string>;
  /** The only service to compare. */
  only?: string;
  /** The services whose pages show specs of other projects. */
  foreign?: ReadonlySet<string>;
  /** The language whose overlays apply, in which days are written. */
  language?: string;
}

/** Compares all releases of the services, and the present specs. Returns undefined if there is no release. */
export async function buildChangelog({
  root,
  specs,
  only,
  foreign,
  language,
}: Options): Promise<Changelog | undefined> {
  const releases = (await loadReleases(root)).map(({ sources, ...release }) => ({
    ...release,
    sources: sources.map((source) => ({ ...source, language })),
  }));
  if (releases.length === 0) return undefined;
  const names = [...releases.flatMap(({ sources }) => sources.map(({ service }) => service)), ...specs.keys()];
  const shown = [...new Set(names)].filter((name) => !foreign?.has(name) && (only === undefined || name === only));
  const services: ServiceChangelog[] = [];
  for (const service of shown.sort())
    services.push(await buildServiceChangelog(root, service, releases, specs.get(service)));
  removeUnused(cache, root);
  const format = new Intl.DateTimeFormat(language ?? 'en', { dateStyle: 'long', timeZone: 'UTC' });
  return {
    releases: releases.map(({ name, date }) => ({
      name,
      date,
      day: format.format(new Date(date)),
      notes: readNotes(root, name),
    })),
    services,
  };
}

async function buildServiceChangelog(
  root: string,
  service: string,
  releases: Release[],
  now: string | undefined,
): Promise<ServiceChangelog> {
  const versions: Version[] = [];
  for (const { name, sources } of releases) {
    const source = sources.find((one) => one.service === service);
    if (source) versions.push({ name, json: await loadReleased(root, source, name) });
  }
  if (now !== undefined) versions.push({ name: present, json: now });
  const specs = new Map<string, ComparedSpec>();
  const getSpec = ({ json }: Version) => {
    const spec = specs.get(json) ?? toComparedSpec(parseJson(json));
    specs.set(json, spec);
    return spec;
  };
  const compare = async (from: Version, to: Version): Promise<Comparison> => {
    const key = toDigest([await loadFingerprint(root), service, from.json, to.json]);
    const build = () => JSON.stringify(compareVersions(service, getSpec(from), getSpec(to)));
    const text = await cached(cache, key, () => Promise.resolve(build()), root);
    return { ...(JSON.parse(text) as Omit<Comparison, 'from' | 'to'>), from: from.name, to: to.name };
  };
  const steps: Comparison[] = [];
  const others: Comparison[] = [];
  for (const [index, to] of versions.entries())
    for (const [position, from] of versions.slice(0, index).entries())
      if (position === index - 1) steps.push(await compare(from, to));
      else if (position >= versions.length - comparable)
        others.push({ ...(await compare(from, to)), removed: undefined });
  const all = [...releases.map(({ name }) => name), present];
  const notes = versions.flatMap(({ name }) => {
    const text = name === present ? undefined : readNotes(root, join(name, service));
    return text === undefined ? [] : [[name, text] as const];
  });
  const newest = versions.at(-1);
  return {
    service,
    title: newest ? getSpec(newest).title : service,
    versions: versions.map(({ name }) => name),
    notes: Object.fromEntries(notes),
    steps: withBeginningAndEnd(service, steps, versions, all),
    others,
  };
}

/** Adds that a service is new, or was removed, if it is not in the first or the last version. */
function withBeginningAndEnd(service: string, steps: Comparison[], versions: Version[], all: string[]): Comparison[] {
  const [first, last] = [all.indexOf(versions[0]?.name ?? ''), all.indexOf(versions.at(-1)?.name ?? '')];
  const [before, after] = [all[first - 1], all[last + 1]];
  const [from = '', to = ''] = [all[first], all[last]];
  return [
    ...(before === undefined ? [] : [{ from: before, to: from, ...toServiceChanges(service, 'service-added') }]),
    ...steps,
    ...(after === undefined ? [] : [{ from: to, to: after, ...toServiceChanges(service, 'service-removed') }]),
  ];
}

/** Bundles the spec of a release. */
async function loadReleased(root: string, source: ServiceSource, name: string): Promise<string> {
  const key = toDigest([await loadFingerprint(root, [relative(root, source.folder)]), isInternal(), source.language]);
  try {
    return await cached(cache, key, () => loadJson(root, source), root);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(`the release "${name}" cannot be compared:\n${error.message}`, { cause: error });
  }
}

/** Reads the notes in a folder of a release, if there are any. */
function readNotes(root: string, folder: string): string | undefined {
  const place = join(root, versionsFolder, folder);
  return isPlainFile(place, 'notes.md') ? readFileSync(join(place, 'notes.md'), 'utf8') : undefined;
}

import type { Page } from '@/content/page';
import { memo } from '@/lib/memo';
import { getServices, isForeign, loadDocument, loadSpec, toVersionedService } from '@/openapi/load';
import type { JsonObject } from '@/openapi/json';
import type { Spec } from '@/openapi/model/spec';
import { SpecNames, type Service } from '@/openapi/spec-names/spec-names';
import { getSite } from '@/site/site';

/** The names of the services in each version of the docs. */
const getVersions = memo(() => new Map<string, Promise<SpecNames>>());

/** Loads the names of the specs for a page, in the version of the page. */
export function loadNames({ docs }: Pick<Page, 'docs'>): Promise<SpecNames> {
  const version = docs?.version ?? '';
  const versions = getVersions();
  const names = versions.get(version) ?? loadNamesOf(version);
  versions.set(version, names);
  return names;
}

async function loadNamesOf(version: string): Promise<SpecNames> {
  const services = getServices().map(async (name): Promise<Service> => {
    const spec = await loadSpec(toVersionedService(name, version));
    return { name, spec, isForeign: isForeign(name), loadDocument: () => loadCached(spec) };
  });
  return new SpecNames(await Promise.all(services), getSite().specNames.exceptions);
}

const documents = new WeakMap<Spec, Promise<JsonObject>>();

/** Loads the document of a spec once, when a page shows one of its keywords. */
function loadCached(spec: Spec): Promise<JsonObject> {
  const document = documents.get(spec) ?? loadDocument(spec.service);
  documents.set(spec, document);
  return document;
}

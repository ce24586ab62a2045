import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadTextKeys } from '@/content/load-pages-with-trees-and-text';
import { loadMentions } from '@/content/mentions-of-api-items';
import type { Page } from '@/content/page-types';
import { loadAssumptions } from '@/content/load-assumptions-marked-in-pages';
import type { SpecNames } from '@/content/show-spec-names-and-values';
import { memo, memoBy } from '@/lib/memo';
import { getServices, isForeign, loadDocument, loadSpec, toVersionedService } from '@/openapi/load-services-and-specs';
import type { Spec } from '@/openapi/model/spec';
import { loadEntities, loadTasks } from '@/openapi/cross-reference/sections/load-entities-and-tasks';
import { writeSections } from '@/openapi/cross-reference/sections/write-sections-named-in-front-matter';
import { SpecNames as Names, type Service } from '@/openapi/names-in-pages/find-and-show-named-items';
import { getSite } from '@/site/get-site';
import { getGlossaryKeys, loadGlossaryTerm } from './load-glossary-entry-for-page';

/** The names of the services in each version of the docs. */
const getVersions = memo(() => new Map<string, Promise<VersionNames>>());

/** The names of a version, and the words of which they consist. */
type VersionNames = SpecNames & Pick<Names, 'listWords' | 'loadPlain'>;

/** Loads the names of the specs and of the glossary for a page, in the version of the page. */
export async function loadNames(page: Pick<Page, 'docs'>): Promise<SpecNames> {
  return { ...(await loadSpecNames(page)), findTerm: (name) => loadGlossaryTerm(name, page, loadSpecNames) };
}

/** Loads the names like {@link loadNames} for what does not show the code of a page. */
export async function loadPlainNames(page: Pick<Page, 'docs'>): Promise<SpecNames> {
  const { loadPlain } = await loadSpecNames(page);
  return { ...(await loadNames(page)), load: loadPlain };
}

/** Loads the keys of everything that the text of a page is made from, besides the specs themselves. */
export async function loadPageKeys(page: Page): Promise<string[]> {
  return [...(await loadTextKeys(page, loadNames)), ...getGlossaryKeys(page)];
}

function loadSpecNames({ docs }: Pick<Page, 'docs'>): Promise<VersionNames> {
  const version = docs?.version ?? '';
  const versions = getVersions();
  const names = versions.get(version) ?? loadNamesOf(version);
  versions.set(version, names);
  return names;
}

async function loadNamesOf(version: string): Promise<VersionNames> {
  const loading = getServices().map(async (name): Promise<Service> => {
    const spec = await loadSpec(toVersionedService(name, version));
    return { name, spec, isForeign: isForeign(name), loadDocument: () => loadCached(spec) };
  });
  const services = await Promise.all(loading);
  const names = new Names(services, getSite().specNames.exceptions);
  // The pages with sections are about the services of this project, one of which may have a foreign spec.
  const isOwn = ({ name, isForeign: isOther }: Service) => !isOther || existsSync(join('openapi', name));
  // Lists name a service like pages, in every version.
  const specs = services.filter(isOwn).map(({ name, spec }) => ({ ...spec, service: name }));
  const isPartial = services.some((service) => service.isForeign || service.spec.service !== service.name);
  return {
    find: names.find,
    load: names.load,
    loadPlain: names.loadPlain,
    listWords: () => names.listWords(),
    writeSections: async (name) => writeSections(name, { specs, isPartial, ...(await loadSources()) }),
  };
}

/** Loads what sections are written from besides the specs. */
const loadSources = memo(async () => ({
  assumptions: await loadAssumptions(loadPlainNames),
  mentions: await loadMentions(loadPlainNames),
  entities: await loadEntities(),
  tasks: await loadTasks(),
}));

/** Loads the words of which the names in all specs consist. */
export async function loadSpecWords(): Promise<Set<string>> {
  return (await loadSpecNames({})).listWords();
}

/** Loads the document of a spec once, when a page shows one of its keywords. */
const loadCached = memoBy(({ service }: Spec) => loadDocument(service));

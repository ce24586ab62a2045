import { findAllNearest, toQuestion } from '@/lib/nearest-names';
import { explain } from '@/payload/explain';
import type { ServiceSchemas } from '@/payload/schema-and-explanation-types';
import { toSearchResponse } from '@/search/search-response';
import type { Engine } from '@/search/engine';
import { toEngine, type Manifest } from '@/search/read-index-files';
import type { ApiIndex, IndexedOperation, IndexedSchema } from '@/routes/api-index-json/format-types';
import { readApiIndex, type Listed, type ServiceIndex } from './read-api-index';
import type { ReadText } from './read-exported-files';

/** The maximum number of characters of a payload. */
const longest = 1_000_000;

/** The documentation of an export, read on demand. */
export async function openExportedDocumentation(read: ReadText) {
  const readOrFail = async (file: string): Promise<string> => {
    const text = await read(file);
    if (text === undefined) throw new Error(`The export has no file "${file}".`);
    return text;
  };
  const index = JSON.parse(await readOrFail('api-index.json')) as ApiIndex;
  const toFile = (url: string) => (url.startsWith(index.url) ? url.slice(index.url.length) : url);
  let engine: Promise<Engine> | undefined;
  const reader = readApiIndex(index, async (url) => JSON.parse(await readOrFail(toFile(url))) as ApiIndex);
  const loadEngine = () =>
    (engine ??= readEngine().catch((error: unknown) => {
      // The next search tries again, because a server may be unavailable for a moment.
      engine = undefined;
      throw error;
    }));
  async function readEngine(): Promise<Engine> {
    const { files } = JSON.parse(await readOrFail('search-index/manifest.json')) as Manifest;
    const file = files.find(({ locale }) => locale === index.language) ?? files[0];
    return toEngine(await readOrFail(`search-index/${file?.name ?? ''}`));
  }
  const find = <Item>(items: Item[], name: string, toNames: (item: Item) => string[], what: string): Item => {
    const found = items.find((item) => toNames(item).includes(name));
    if (found === undefined) throw new Error(toUnknown(what, name, items.flatMap(toNames)));
    return found;
  };
  const pick = async (service: string | undefined): Promise<ServiceIndex[]> => {
    const all = await reader.loadServices();
    return service === undefined ? all : [find(all, service, ({ id }) => [id], 'service')];
  };
  const getPage = async (page: string): Promise<string> => {
    const root = new URL(index.url).pathname;
    // The URL of a search result has the base path of the site, and perhaps the hash of a section.
    const [address = ''] = toFile(page).split(/[?#]/);
    const path = address.startsWith(root) ? address.slice(root.length) : address;
    const text = await read(`${path.replace(/^\/|\/$|\.md$/g, '') || 'index'}.md`);
    if (text !== undefined) return text;
    const pages = (await loadEngine()).records.filter(({ kind }) => kind === 'page');
    throw new Error(
      toUnknown(
        'page',
        page,
        pages.map(({ url }) => url.replace(root, '/')),
      ),
    );
  };
  /** Finds an item by its name, or by its service and name: `pets.createPet`. The same name in several services needs the service. */
  const findItem = <Item>(
    name: string,
    all: ServiceIndex[],
    toItems: (one: ServiceIndex) => Listed<Item>[],
    what: string,
  ): Promise<Item> => {
    const [service, rest] = splitName(name, all);
    if (service) return find(toItems(service), rest, ({ names }) => names, what).load();
    const holders = all.filter((one) => toItems(one).some(({ names }) => names.includes(name)));
    if (holders.length > 1)
      throw new Error(`Several services have "${name}". Pass "service": ${holders.map(({ id }) => id).join(', ')}.`);
    return find(all.flatMap(toItems), name, ({ names }) => names, what).load();
  };
  const findSchema = async (name: string, service?: string): Promise<IndexedSchema> => {
    const all = await pick(service);
    const isListed = all.some((one) => reader.listSchemas(one).some(({ names }) => names.includes(name)));
    for (const one of isListed || !name.startsWith('#/') ? [] : all) {
      const found = await reader.findNameless(one, name);
      if (found) return found;
    }
    return findItem(name, all, reader.listSchemas, 'schema');
  };
  return {
    title: index.title,
    search: async (query: string) =>
      toSearchResponse(await loadEngine(), { indexName: '', query, hitsPerPage: 10 }).hits,
    getPage,
    getOperation: async (id: string, service?: string): Promise<IndexedOperation> =>
      findItem(id, await pick(service), reader.listOperations, 'operation'),
    findSchema,
    /** Validates a payload against the schema with a title, or against those that fit it best. */
    validate: async (payload: string, { service, schema }: { service?: string; schema?: string } = {}) => {
      if (payload.length > longest) throw new Error(`The payload has more than ${longest} characters.`);
      const ids = (await pick(service)).map(({ id }) => id);
      const texts = await Promise.all(ids.map((id) => readOrFail(`reference/payload/${id}.json`)));
      const services = texts.map((text) => JSON.parse(text) as ServiceSchemas);
      if (schema === undefined) return explain(payload, services);
      const all = services.flatMap(({ candidates }) => candidates);
      find(all, schema, ({ title }) => [title], 'schema');
      return explain(
        payload,
        services.map((one) => ({ ...one, candidates: one.candidates.filter(({ title }) => title === schema) })),
      );
    },
  };
}

/** Splits a name into its service and the rest, if it begins with a service. */
function splitName(name: string, services: ServiceIndex[]): [service: ServiceIndex | undefined, rest: string] {
  const service = services.find(({ id }) => name.startsWith(`${id}.`));
  return [service, service ? name.slice(service.id.length + 1) : name];
}

/** Says that nothing has a name, and which names are similar. An API may have too many names to list them all. */
function toUnknown(what: string, name: string, known: string[]): string {
  const question = toQuestion(findAllNearest(name, [...new Set(known)]).slice(0, 5));
  return `There is no ${what} "${name}". ${question || 'Find its name with the tool "search".'}`;
}

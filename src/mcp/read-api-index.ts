import type {
  ApiIndex,
  DividedService,
  IndexedOperation,
  IndexedSchema,
  IndexedService,
  LinkedPart,
} from '@/routes/api-index-json/format-types';

/** The index of one service. A large one lists its operations and component schemas, and describes them in parts. */
export type ServiceIndex = IndexedService | DividedService;

/** Loads the file at a URL of the index. */
type LoadIndex = (url: string) => Promise<ApiIndex>;

/** An item of a service that is found by its names and loaded on demand. */
export interface Listed<Item> {
  names: string[];
  load: () => Promise<Item>;
}

/** Reads the services of an index. Each file is read once, when it is needed. */
export function readApiIndex(index: ApiIndex, read: LoadIndex) {
  const known = new Map<string, Promise<ServiceIndex>>();
  const loadService = (url: string): Promise<ServiceIndex> => {
    const loaded = known.get(url) ?? read(url).then(({ services }) => services[0] as ServiceIndex);
    known.set(url, loaded);
    // The next request tries again, because a server may be unavailable for a moment.
    loaded.catch(() => known.delete(url));
    return loaded;
  };
  const loadPart = ({ indexUrl }: LinkedPart) => loadService(indexUrl) as Promise<IndexedService>;
  const findInPart = async <Item extends { id: string }>(
    part: LinkedPart,
    id: string,
    toItems: (one: IndexedService) => Item[],
  ): Promise<Item> => {
    const item = toItems(await loadPart(part)).find((one) => one.id === id);
    if (item === undefined) throw new Error(`The export has no "${id}" in ${part.indexUrl}.`);
    return item;
  };
  return {
    loadServices: () =>
      Promise.all(index.services.map((one) => ('indexUrl' in one ? loadService(one.indexUrl) : Promise.resolve(one)))),
    listOperations: (service: ServiceIndex): Listed<IndexedOperation>[] =>
      'parts' in service
        ? service.parts.flatMap((part) =>
            part.operations.map(({ id }) => ({
              names: [id],
              load: () => findInPart(part, id, ({ operations }) => operations),
            })),
          )
        : service.operations.map((one) => ({ names: [one.id], load: () => Promise.resolve(one) })),
    listSchemas: (service: ServiceIndex): Listed<IndexedSchema>[] =>
      'parts' in service
        ? service.parts.flatMap((part) =>
            part.schemas.map((one) => ({
              names: toNames(one),
              load: () => findInPart(part, one.id, ({ schemas }) => schemas),
            })),
          )
        : service.schemas.map((one) => ({ names: toNames(one), load: () => Promise.resolve(one) })),
    /** Finds a schema without a name, which only the parts of a large service list. */
    findNameless: async (service: ServiceIndex, id: string): Promise<IndexedSchema | undefined> => {
      for (const part of 'parts' in service ? toLikely(service.parts, id) : []) {
        const found = (await loadPart(part)).schemas.find((one) => one.id === id);
        if (found) return found;
      }
      return undefined;
    },
  };
}

function toNames({ id, name }: Pick<IndexedSchema, 'id' | 'name'>): string[] {
  return name === undefined ? [id] : [name, id];
}

/** Returns the parts, first those with a component that contains a schema. */
function toLikely(parts: LinkedPart[], id: string): LinkedPart[] {
  const isLikely = ({ schemas }: LinkedPart) => schemas.some((schema) => id.startsWith(`${schema.id}/`));
  return [...parts.filter(isLikely), ...parts.filter((part) => !isLikely(part))];
}

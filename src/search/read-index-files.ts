import { Engine } from './engine';
import { unpackIndex, type PackedIndex } from './packed-index';
import { toHierarchy, toInherited, type SearchRecord } from './record-types-and-derived-fields';

/** The file that a browser fetches first. It names the current index files. Its own name never changes. */
export interface Manifest {
  build: string;
  files: { version: string; locale: string; name: string; records: number }[];
}

/** A record without properties that can be derived from the rest of the file, and without empty lists. */
export type PackedRecord = Omit<
  SearchRecord,
  | 'objectID'
  | 'build'
  | 'version'
  | 'locale'
  | 'hierarchy'
  | 'inherited'
  | 'places'
  | 'names'
  | 'group'
  | 'serviceTitle'
> & {
  /** Set only if it cannot be derived from the URL. */
  objectID?: string;
  levels: string[];
  names?: string[];
  places?: SearchRecord['places'];
  group?: string;
};

/** The index file. It is plain JSON, so any host can serve it. */
export interface IndexFile {
  build: string;
  version: string;
  locale: string;
  /** A {@link Contents} as compressed JSON. */
  data: string;
}

export interface Contents {
  records: PackedRecord[];
  /** The title of each service. */
  services: Record<string, string>;
  /** The areas whose pages explain, by the name that is the first level of their records. */
  explaining: string[];
  index: PackedIndex;
}

/** Creates an engine from the output of `toIndexFile`. */
export async function toEngine(text: string): Promise<Engine> {
  const { records, index, explaining } = await unpack(text);
  return new Engine(records, unpackIndex(index), explaining);
}

/** Reads the records from the output of `toIndexFile`, without an engine. */
export async function toRecords(text: string): Promise<SearchRecord[]> {
  return (await unpack(text)).records;
}

async function unpack(text: string): Promise<Pick<Contents, 'index' | 'explaining'> & { records: SearchRecord[] }> {
  const { data, ...stamp } = JSON.parse(text) as IndexFile;
  const { records, services, ...rest } = JSON.parse(await fromCompressed(data)) as Contents;
  const titles = new Map(Object.entries(services));
  return { records: records.map((record) => toRecord(record, titles, stamp)), ...rest };
}

/** Returns the id that most records have, derived from their URL. */
export function toObjectID({ url, service }: Pick<SearchRecord, 'url' | 'service'>): string {
  const [path = '', hash] = url.split('#');
  const name = service === undefined ? `page:${path.replace(/^\/|\/$/g, '')}` : `api:${service}`;
  return hash === undefined ? name : `${name}#${hash}`;
}

function toRecord(
  { objectID: own, levels, names = [], places = [], group, ...rest }: PackedRecord,
  titles: ReadonlyMap<string, string>,
  stamp: Pick<SearchRecord, 'build' | 'version' | 'locale'>,
): SearchRecord {
  const objectID = own ?? toObjectID(rest);
  const hierarchy = toHierarchy(levels);
  return {
    ...rest,
    ...(rest.service === undefined ? {} : { serviceTitle: titles.get(rest.service) }),
    ...stamp,
    objectID,
    hierarchy,
    inherited: toInherited({ ...rest, hierarchy }),
    names,
    places,
    group: group ?? objectID,
  };
}

/**
 * Compresses a text with gzip and encodes it in Base64, so that it fits into a JSON file. A large index then needs a fifth of
 * the storage, and a fifth of the transfer if the host does not compress. This needs only APIs of browsers and Node.
 */
export async function toCompressed(text: string): Promise<string> {
  const bytes = await pass(new TextEncoder().encode(text), new CompressionStream('gzip'));
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

/** Restores a text from the output of `toCompressed()`. */
async function fromCompressed(data: string): Promise<string> {
  const binary = atob(data);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return new TextDecoder().decode(await pass(bytes, new DecompressionStream('gzip')));
}

async function pass(bytes: Uint8Array<ArrayBuffer>, through: GenericTransformStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer());
}

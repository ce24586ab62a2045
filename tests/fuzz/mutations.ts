import { readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { loadForeignConfig } from '@/openapi/source/redocly-config-and-unhandled-rejections';
import { loadService } from '@/openapi/source/lint-and-bundle-service';
import { table, type WrongValue } from './severities/table';

type Container = Record<string, unknown>;
/** A node of a document: the object or list that contains it, and its key there. */
interface Slot {
  parent: Container;
  key: string;
}

/** A change of a document at a relative position between 0 and 1. */
interface Edit {
  at: number;
  to: number;
  kind: 'row' | 'replace' | 'remove' | 'rename' | 'copy' | 'refer';
  row: WrongValue | undefined;
  odd: unknown;
  name: string;
}

const number = fc.double({ min: 0, max: 0.999_999, noNaN: true });
const names = [
  '',
  ' ',
  'x-a',
  '$ref',
  '__proto__',
  'constructor',
  'a b',
  'a/b~c',
  '%zz',
  '200',
  'get',
  'type',
  '{a}',
  '*',
];
const references = [
  '#',
  '#/',
  '#a',
  '#/gone',
  '#/%zz',
  '#/paths/0',
  '#/components/schemas/constructor',
  'openapi.json',
  './fuzz.json#/info',
  '../up.yaml',
  '/etc/hostname',
  'file:/etc/hostname',
  'http://127.0.0.1:9/a',
  '%zz.yaml',
  'a\0b',
  'a\\b',
  '',
];
const oddValues = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  '',
  'x',
  '\0',
  '\ud800',
  '${a}',
  '(a+)+$',
  [],
  {},
  [null],
  [[]],
];

const edit: fc.Arbitrary<Edit> = fc.record({
  at: number,
  to: number,
  kind: fc.constantFrom('row', 'row', 'replace', 'remove', 'rename', 'copy', 'refer'),
  row: fc.constantFrom(...table),
  odd: fc.oneof(
    fc.constantFrom<unknown>(...oddValues),
    fc.constantFrom(...references).map(($ref) => ({ $ref })),
    fc.jsonValue({ maxDepth: 2 }),
  ),
  name: fc.constantFrom(...names, ...references),
});

/** A few changes of one of the documents. */
export const mutation = fc.record({
  document: number,
  start: number,
  edits: fc.array(edit, { minLength: 1, maxLength: 3 }),
});

type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

let loaded: Promise<Container[]> | undefined;

/** Reads the specs of the project and the fixtures, bundled. */
async function loadDocuments(): Promise<Container[]> {
  const config = await loadForeignConfig();
  const folders = ['openapi', 'tests/fixtures/specs/openapi'].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && entry.name !== 'rules' && entry.name !== 'versions'
        ? [path.resolve(folder, entry.name)]
        : [],
    ),
  );
  const documents: Container[] = [];
  for (const folder of folders) {
    const source = { service: 'a', folder, file: path.join(folder, 'openapi.yaml'), isForeign: true };
    documents.push((await loadService(folder, source, config)).document as Container);
  }
  return documents;
}

/** Returns a changed document with a few of the paths, because the time to build it depends on its size. */
export async function mutate({ document: which, start, edits }: Mutation): Promise<Container> {
  loaded ??= loadDocuments();
  const documents = await loaded;
  const document = structuredClone(documents[Math.floor(which * documents.length)] ?? {});
  const paths = Object.entries(document['paths'] ?? {});
  const first = Math.floor(start * paths.length);
  document['paths'] = Object.fromEntries(paths.slice(first, first + 3));
  for (const change of edits) apply(document, change);
  return document;
}

function apply(document: Container, { at, to, kind, row, odd, name }: Edit): void {
  const slots = listSlots(document);
  const slot = pick(slots, at);
  const other = pick(slots, to);
  if (!slot || !other) return;
  if (kind === 'remove') Reflect.deleteProperty(slot.parent, slot.key);
  else if (kind === 'copy') slot.parent[slot.key] = structuredClone(other.parent[other.key]);
  else if (kind === 'refer') slot.parent[slot.key] = { $ref: toPointer(document, other) };
  else if (kind === 'rename') define(slot.parent, name, slot.parent[slot.key]);
  else if (kind === 'row' && row) applyRow(slots, slot, row, to);
  else slot.parent[slot.key] = odd;
}

/** Gives a key that the document has the wrong value of a row, or replaces an object. */
function applyRow(slots: Slot[], slot: Slot, { key, value }: WrongValue, at: number): void {
  const same =
    key === undefined
      ? undefined
      : pick(
          slots.filter((other) => other.key === key),
          at,
        );
  if (!same || key === undefined) slot.parent[slot.key] = structuredClone(value);
  else if (Object.hasOwn(value, key)) same.parent[key] = structuredClone(value[key]);
  else Reflect.deleteProperty(same.parent, key);
}

function pick<Item>(items: Item[], at: number): Item | undefined {
  return items[Math.floor(at * items.length)];
}

function define(parent: Container, key: string, value: unknown): void {
  if (Array.isArray(parent)) return;
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}

function listSlots(document: Container): Slot[] {
  const slots: Slot[] = [];
  const pending: unknown[] = [document];
  for (const parent of pending) {
    if (typeof parent !== 'object' || parent === null) continue;
    for (const [key, value] of Object.entries(parent)) {
      if (key !== 'openapi') slots.push({ parent: parent as Container, key });
      pending.push(value);
    }
  }
  return slots;
}

/** Returns the pointer of a node, which may be an ancestor of the reference. */
function toPointer(document: Container, { parent, key }: Slot): string {
  const find = (value: unknown, pointer: string): string | undefined => {
    if (value === parent) return pointer;
    if (typeof value !== 'object' || value === null) return undefined;
    for (const [name, child] of Object.entries(value)) {
      const found = find(child, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return `${find(document, '#') ?? '#'}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

import {
  defineMember,
  findMember,
  findText,
  getEntries,
  isObject,
  type JsonObject,
} from '../find-members-of-parsed-json';
import { toFragment, toKeys, toPointer } from '@/lib/json-pointer';

/** How many references lead to a map of components at most. */
const longest = 50;

/** Finds and reads the files that references name. `FolderResolver`, which imports this file, is one. */
interface FileResolver {
  resolveExternalRef(base: string, reference: string): string;
  getParsed(file: string): unknown;
}

/** Returns the kind and name of each component that the root document declares, itself or by a reference to a map in another file. */
export function getComponentNames(document: unknown, file: string, resolver: FileResolver): Set<string> {
  const components = follow({ file, value: findMember(document, 'components'), pointer: '#/components' }, resolver);
  const kinds = isObject(components.value) ? Object.keys(components.value) : [];
  return new Set(
    kinds.flatMap((kind) => {
      const group = follow({ ...components, value: findMember(components.value, kind) }, resolver).value;
      return Object.keys(isObject(group) ? group : {}).map((name) => toKey(kind, name));
    }),
  );
}

/**
 * Returns a document whose `components` is a map. The bundler replaces a reference to a map in another file by the components that it
 * finds, so those that nothing else refers to would be lost.
 */
export function withComponents(document: unknown, file: string, resolver: FileResolver): unknown {
  const components = findMember(document, 'components');
  if (!isObject(document) || findText(components, '$ref') === undefined) return document;
  const target = follow({ file, value: components, pointer: '#/components' }, resolver);
  if (!isObject(target.value)) return document;
  const groups = Object.entries(target.value).map(([kind, group]) => {
    const $ref = `${target.file}${toFragment(toPointer(target.pointer, kind))}`;
    return [kind, isObject(group) && !kind.startsWith('x-') ? { $ref } : group];
  });
  return { ...document, components: Object.fromEntries(groups) as unknown };
}

interface Followed {
  file: string;
  value: unknown;
  pointer: string;
}

function follow(start: Followed, resolver: FileResolver): Followed {
  let at = start;
  for (let left = longest; left > 0; left--) {
    const reference = findText(at.value, '$ref');
    if (reference === undefined) return at;
    const [path = '', fragment = ''] = reference.split('#');
    const file = path === '' ? at.file : resolver.resolveExternalRef(at.file, path);
    const pointer = toPointer('#', ...toKeys(fragment));
    at = { file, pointer, value: toKeys(pointer).reduce<unknown>(findMember, resolver.getParsed(file)) };
  }
  return at;
}

/**
 * Corrects the names of components from other files, and returns the names that the bundler has given them. It names them after the
 * last segment of their pointers, without decoding it, or after their files. A component that is declared as a reference to such a file
 * gets its declared name.
 */
export function correctNames(document: unknown, authored: ReadonlySet<string>): Set<string> {
  const renamed = new Map<string, string>();
  for (const [kind, group] of getEntries(document, 'components')) {
    if (!isObject(group)) continue;
    unescapeNames(group, (name) => authored.has(toKey(kind, name)));
    for (const [name, value] of Object.entries(group)) {
      const target = findOnlyReference(value, kind);
      if (target === undefined || authored.has(toKey(kind, target)) || !authored.has(toKey(kind, name))) continue;
      if (!Object.hasOwn(group, target)) continue;
      rename(group, target, name);
      renamed.set(toPointer('#/components', kind, target), toPointer('#/components', kind, name));
    }
  }
  if (renamed.size > 0) replaceReferences(document, renamed);
  return new Set([...renamed.keys()].map((pointer) => toKeys(pointer).at(-1) ?? ''));
}

/** Returns true for the warning that the bundler has numbered a name that the document does not have after all. */
export function isRenaming(message: string, renamed: ReadonlySet<string>): boolean {
  const [, name = ''] = /^Two schemas are referenced with the same name .* to (.*)\.$/.exec(message) ?? [];
  return renamed.has(name);
}

function unescapeNames(group: JsonObject, isAuthored: (name: string) => boolean): void {
  for (const name of Object.keys(group).filter((key) => /~[01]|%/.test(key) && !isAuthored(key))) {
    const [key = name] = toKeys(`#/${name}`);
    if (!Object.hasOwn(group, key)) rename(group, name, key);
  }
}

/** Returns the name of the component that another one refers to, if it has no other key. */
function findOnlyReference(value: unknown, kind: string): string | undefined {
  const reference = isObject(value) && Object.keys(value).length === 1 ? findText(value, '$ref') : undefined;
  const [components, group, name, ...others] = reference?.startsWith('#/') ? toKeys(reference) : [];
  return components === 'components' && group === kind && others.length === 0 ? name : undefined;
}

function rename(group: JsonObject, from: string, to: string): void {
  defineMember(group, to, group[from]);
  Reflect.deleteProperty(group, from);
}

/** Replaces references to renamed components and to values in them, also in the mappings of discriminators. */
function replaceReferences(document: unknown, renamed: ReadonlyMap<string, string>): void {
  const seen = new Set<unknown>([document]);
  for (const value of seen) {
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (typeof child !== 'string') seen.add(child);
      else if (child.startsWith('#/components/')) Object.assign(value, { [key]: toRenamed(child, renamed) });
    }
  }
}

function toRenamed(reference: string, renamed: ReadonlyMap<string, string>): string {
  const keys = toKeys(reference);
  const target = renamed.get(toPointer('#', ...keys.slice(0, 3)));
  return target === undefined ? reference : `${target}${toPointer('', ...keys.slice(3))}`;
}

function toKey(kind: string, name: string): string {
  return `${kind} ${name}`;
}

import type { Place } from '@/lib/user-errors-and-mistakes';
import { BundledDocument } from '../find-in-bundled-document';
import { getEntries, isObject } from '../find-members-of-parsed-json';
import { toKeys, toPointer } from '@/lib/json-pointer';
import type { ServiceSource } from './service-names-and-root-documents';
import { SourceFiles, type FileNode } from './find-values-in-source-files';

/** Finds the lines from which the values of a bundled document come. */
export interface Locator {
  /** Returns the place of a value, or of the innermost value around it that has one. */
  locate: (pointer: string) => Promise<Place>;
}

/** Reads the files of a spec. In a pointer, `parameters/<in>.<name>` is a parameter of an operation or its path. */
export async function loadLocator(root: string, source: ServiceSource, document: unknown): Promise<Locator> {
  const files = new SourceFiles(root, source);
  const start = await files.findRoot();
  const components = await findComponents(files, new BundledDocument(document), start);
  return {
    locate: async (pointer) => {
      const keys = toKeys(pointer);
      const component = components.get(toPointer('#', ...keys.slice(0, 3)));
      const rest = component ? keys.slice(3) : keys;
      let path = [component ?? start];
      for (const key of rest) {
        const next = await findNext(files, path, key);
        if (!next) break;
        path = [next, ...path];
      }
      return files.toPlace(path[0] ?? start);
    },
  };
}

/** Returns the next value on a path, of which the innermost value comes first. */
async function findNext(files: SourceFiles, path: FileNode[], key: string): Promise<FileNode | undefined> {
  const [at, operation, pathItem] = path;
  if (!at) return undefined;
  const child = await files.findChild(at, key);
  // The parameters of an operation may all be those of its path.
  if (child || key === 'parameters') return child ?? at;
  const outer = operation && pathItem && (await files.findChild(pathItem, 'parameters'));
  return (await indexItems(files, at)).get(key) ?? (outer && (await indexItems(files, outer)).get(key));
}

const indexes = new WeakMap<FileNode['node'], Promise<Map<string, FileNode>>>();

/** Indexes the items of a list: parameters by location and name, other items by their text. */
function indexItems(files: SourceFiles, list: FileNode): Promise<Map<string, FileNode>> {
  const index = indexes.get(list.node) ?? toIndex(files, list);
  indexes.set(list.node, index);
  return index;
}

async function toIndex(files: SourceFiles, list: FileNode): Promise<Map<string, FileNode>> {
  const found = new Map<string, FileNode>();
  for (const child of list.node.isList ? list.node.getChildren().values() : []) {
    const item = { file: list.file, ...child };
    const { text } = item.node;
    const [name, location] = [await files.findChild(item, 'name'), await files.findChild(item, 'in')];
    if (name && location) {
      let target: FileNode | undefined = item;
      while (target && !target.node.getChildren().has('name')) target = await files.follow(target);
      found.set(`${location.node.text}.${name.node.text}`, { ...(target ?? name), start: name.node.start });
    } else if (text !== undefined && !found.has(text)) found.set(text, item);
  }
  return found;
}

/**
 * Finds the files of components that are not in the root document: the bundler makes a component of each file that another one
 * refers to. Follows the references of the document and of the files side by side.
 */
async function findComponents(
  files: SourceFiles,
  document: BundledDocument,
  start: FileNode,
): Promise<Map<string, FileNode>> {
  const found = new Map<string, FileNode>();
  const missing = new Set<string>();
  for (const [kind, group] of getEntries(document.root, 'components')) {
    for (const name of Object.keys(isObject(group) ? group : {})) {
      const pointer = toPointer('#/components', kind, name);
      if (!(await files.find(start.file, pointer))) missing.add(pointer);
    }
  }
  const pending: { value: unknown; at: FileNode }[] = missing.size === 0 ? [] : [{ value: document.root, at: start }];
  // Grows while it is walked.
  for (const { value, at } of pending) {
    if (typeof value !== 'object' || value === null) continue;
    const reference = isObject(value) && typeof value['$ref'] === 'string' ? value['$ref'] : undefined;
    if (reference !== undefined && missing.has(reference) && !found.has(reference)) {
      const target = await files.follow(at);
      if (!target) continue;
      found.set(reference, target);
      pending.push({ value: document.find(reference), at: target });
    }
    for (const [key, child] of Object.entries(value)) {
      const next = await files.findChild(at, key);
      if (next) pending.push({ value: child, at: next });
    }
  }
  return found;
}

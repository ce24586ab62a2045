import { getEntries, isObject } from '../json';
import { toKeys } from '../pointer';

/** Gets the kind and name of each component. */
export function getComponentNames(document: unknown): Set<string> {
  const groups = getEntries(document, 'components');
  return new Set(
    groups.flatMap(([kind, group]) => Object.keys(isObject(group) ? group : {}).map((name) => `${kind} ${name}`)),
  );
}

/** Corrects the names of components that come from other files: the bundler takes the last part of their pointers as it is written. */
export function unescapeNames(document: unknown, authored: ReadonlySet<string>): void {
  for (const [kind, group] of getEntries(document, 'components')) {
    if (!isObject(group)) continue;
    for (const name of Object.keys(group).filter((key) => /~[01]|%/.test(key) && !authored.has(`${kind} ${key}`))) {
      const [key = name] = toKeys(`#/${name}`);
      if (Object.hasOwn(group, key)) continue;
      Object.defineProperty(group, key, { value: group[name], enumerable: true, configurable: true, writable: true });
      Reflect.deleteProperty(group, name);
    }
  }
}

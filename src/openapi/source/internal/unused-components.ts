import { findMember, getEntries, isObject, type JsonObject } from '../../find-members-of-parsed-json';
import { toKeys } from '@/lib/json-pointer';
import { visit } from './internal-items';

/** Removes the components of a changed document that only what has been removed from the original refers to. */
export function withoutUnused(original: JsonObject, changed: JsonObject): JsonObject {
  const bare = findBare(original);
  const [before, after] = [findReached(original, bare), findReached(changed, bare)];
  const isKept = (name: string) => after.has(name) || !before.has(name);
  const components = getEntries(changed, 'components').flatMap(([kind, group]): [string, unknown][] => {
    if (!isObject(group)) return [[kind, group]];
    const kept = Object.entries(group).filter(([name]) => isKept(`${kind}/${name}`));
    return kept.length === 0 && Object.keys(group).length > 0 ? [] : [[kind, Object.fromEntries(kept)]];
  });
  return 'components' in changed ? { ...changed, components: Object.fromEntries(components) } : changed;
}

/** Returns the components that nothing refers to. The site shows them nevertheless. */
function findBare(root: JsonObject): Set<string> {
  const all = getComponents(root);
  const referred = new Set<string>();
  visit(root, (object) => getReferences(object).forEach((name) => referred.add(name)));
  return new Set([...all.keys()].filter((name) => !referred.has(name)));
}

/** Returns the components that can be reached from paths, webhooks, and the given components. */
function findReached(root: JsonObject, bare: ReadonlySet<string>): Set<string> {
  const all = getComponents(root);
  const reached = new Set([...bare].filter((name) => all.has(name)));
  const add = (value: unknown) => visit(value, (object) => getReferences(object).forEach((name) => reached.add(name)));
  add({ ...root, components: undefined });
  // Grows while it is walked.
  for (const name of reached) add(all.get(name));
  return reached;
}

function getComponents(root: JsonObject): Map<string, unknown> {
  const components = findMember(root, 'components');
  return new Map(
    Object.keys(isObject(components) ? components : {}).flatMap((kind) =>
      getEntries(components, kind).map(([name, value]): [string, unknown] => [`${kind}/${name}`, value]),
    ),
  );
}

/** Returns the components that an object refers to, as `kind/name`: by a reference, a mapping, or a security requirement. */
function getReferences(object: JsonObject): string[] {
  const mapped = Object.values(findMember(findMember(object, 'discriminator'), 'mapping') ?? {});
  const security = findMember(object, 'security');
  const required = (Array.isArray(security) ? security : []).flatMap((requirement) =>
    isObject(requirement) ? Object.keys(requirement) : [],
  );
  const references = [findMember(object, '$ref'), ...mapped].flatMap((reference) => {
    if (typeof reference !== 'string') return [];
    const [components, kind, name] = toKeys(reference);
    if (components === 'components' && kind !== undefined && name !== undefined) return [`${kind}/${name}`];
    return reference.includes('/') ? [] : [`schemas/${reference}`];
  });
  return [...references, ...required.map((name) => `securitySchemes/${name}`)];
}

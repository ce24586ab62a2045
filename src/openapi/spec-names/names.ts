import { fail } from '@/lib/fail';
import { findAllNearest, toQuestion } from '@/lib/nearest';
import type { Spec } from '../model';
import { findItem, getComponents, type Item } from './item';

/** Fails for a name that a spec does not have, with the most similar names. `service` is what pages call the spec. */
export function failForName(spec: Spec, service: string, name: string): never {
  const nearest = findAllNearest(name, getKnownNames(spec, name));
  const question = toQuestion(nearest.slice(0, 3).map((known) => `${service}.${known}`));
  return fail(`"${service}.${name}" names nothing in the specification`, {
    fix: question || `Its names are on /api/${spec.service}/.`,
  });
}

/** Lists the names that a wrong one may be a misspelling of: of operations and schemas, and of what is in the nearest of them. */
function getKnownNames(spec: Spec, name: string): string[] {
  for (let owner = toOwner(name); owner !== ''; owner = toOwner(owner)) {
    const inside = getInside(spec, owner);
    if (inside.length > 0) return inside;
  }
  const components = getComponents(spec).flatMap((node) => node.name ?? []);
  return [...spec.operations.map(({ id }) => id), ...components];
}

function toOwner(name: string): string {
  return /^(.*)[.=]/s.exec(name)?.[1] ?? '';
}

/** Lists the names of what is directly in an item. */
function getInside(spec: Spec, owner: string): string[] {
  const item: Item | undefined = findItem(spec, owner);
  if (item?.kind === 'operation')
    return item.operation.parameters.flatMap((group) =>
      group.parameters.map(({ name }) => `${owner}.${group.in}.${name}`),
    );
  if (item?.kind !== 'schema') return [];
  const node = spec.schemas[item.schema];
  const object = spec.schemas[(node?.kind === 'array' ? node.items : undefined) ?? item.schema];
  return [
    ...(object?.kind === 'object' ? object.properties.map(({ name }) => `${owner}.${name}`) : []),
    ...(node?.enumeration ?? []).map((value) => `${owner}=${JSON.parse(value.value) as string}`),
  ];
}

import { getComponentSchemas } from '../list-components-and-filter-operations';
import { toValueText } from '../exact-numbers';
import { fail } from '@/lib/user-errors-and-mistakes';
import { findAllNearest, toQuestion } from '@/lib/nearest-names';
import type { Spec } from '../model/spec';
import { findItem, type Item } from './find-item';

/** Fails for a name that a spec does not have, with the most similar names. `service` is what pages call the spec. */
export function failForName(spec: Spec, service: string, name: string): never {
  const known = getKnownNames(spec, name);
  const nearest = findAllNearest(name, known);
  const shown = (nearest.length > 0 ? nearest : known).slice(0, mostNames).map((one) => `${service}.${one}`);
  return fail(`"${service}.${name}" names nothing in the specification`, {
    fix:
      nearest.length > 0
        ? toQuestion(shown)
        : `${known.length > 0 ? `There are ${shown.join(', ')}${known.length > mostNames ? ', …' : ''}. ` : ''}See /api/${spec.service}/.`,
  });
}

/** The maximum number of names in a message. */
const mostNames = 5;

/** Lists the names that a wrong one may be a misspelling of: of operations and schemas, and of what is in the nearest of them. */
function getKnownNames(spec: Spec, name: string): string[] {
  for (let owner = toOwner(name); owner !== ''; owner = toOwner(owner)) {
    const inside = getInside(spec, owner);
    if (inside.length > 0) return inside;
  }
  const components = getComponentSchemas(spec).flatMap((node) => node.name ?? []);
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
    ...(node?.enumeration ?? []).map(({ value }) => `${owner}=${toValueText(value)}`),
  ];
}

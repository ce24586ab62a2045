import { getParts } from '../schema-parts-and-their-anchors';
import { toFirstPointer } from '@/lib/schema-ids';
import { getOperations } from '../list-components-and-filter-operations';
import type { Operation } from '../model/operation';
import type { Direction, SchemaId, SchemaNode } from '../model/schema';
import type { Spec } from '../model/spec';
import { getOwnValues, isBody } from '../operation-values';
import { toPointer } from '@/lib/json-pointer';
import { toOperationPointer, type Spot, getComponentSpots } from './finding-types-and-build-spots';

/** A parameter, a header of a response, or a property at any depth. */
export interface DeclaredValue {
  kind: 'parameter' | 'header' | 'property';
  name: string;
  schema: SchemaId;
  spot: Place;
}

/** The place of a value that goes in a direction. If its page leaves out a property, everything inside has the anchor of the property. */
interface Place extends Spot {
  direction?: Direction;
  isLeftOut?: boolean;
}

/** An object or a schema whose inner properties have not been listed yet. */
interface Pending {
  id: SchemaId;
  spot: Place;
}

/** Lists the parameters, headers, and properties of a spec. Each schema is visited once, where it is declared. */
export function getDeclaredValues(spec: Spec): DeclaredValue[] {
  const found: DeclaredValue[] = [];
  const pending: Pending[] = getComponentSpots(spec).map((spot) => ({ id: spot.pointer, spot }));
  for (const operation of getOperations(spec)) {
    for (const value of toOperationValues(spec, operation)) {
      found.push(value);
      pending.push({ id: value.schema, spot: value.spot });
    }
    pending.push(...toBodies(spec, operation));
  }
  const components = new Set(spec.componentIds);
  const seen = new Set<SchemaId>();
  // Grows while it is walked.
  for (const { id, spot } of pending) {
    const node = spec.schemas[id];
    const isOther = components.has(id) && spot.pointer !== id;
    if (!node || isOther || node.annotatedRef !== undefined || seen.has(id)) continue;
    seen.add(id);
    for (const value of toProperties(spec, node, spot)) {
      found.push(value);
      pending.push({ id: value.schema, spot: value.spot });
    }
    for (const { schema, step, property } of getParts(node))
      if (!property)
        pending.push({ id: schema, spot: { ...spot, pointer: toFirstPointer(schema), anchor: toInner(spot, step) } });
  }
  return found;
}

function toOperationValues(spec: Spec, operation: Operation): DeclaredValue[] {
  const pointer = toOperationPointer(operation);
  const values = getOwnValues(operation).filter((value) => !isBody(value));
  return values.map(({ in: location, status = '', name, page, anchor, direction, schema }) => {
    const keys =
      location === undefined ? ['responses', status, 'headers', name] : ['parameters', `${location}.${name}`];
    const label = location === undefined ? `${operation.title}: ${name}` : location === 'path' ? `{${name}}` : name;
    const spot = { spec, pointer: toPointer(pointer, ...keys), page, anchor, label, direction };
    return { kind: location === undefined || location === 'header' ? 'header' : 'parameter', name, schema, spot };
  });
}

function toBodies(spec: Spec, operation: Operation): Pending[] {
  const bodies = getOwnValues(operation).filter(isBody);
  return bodies.map(({ schema: id, page, anchor, direction }) => ({
    id,
    spot: { spec, pointer: toFirstPointer(id), page, anchor, label: operation.title, direction },
  }));
}

/** Lists the properties that an object declares itself, without those of its bases. */
function toProperties({ schemas }: Spec, node: SchemaNode, spot: Place): DeclaredValue[] {
  if (node.kind !== 'object') return [];
  const inherited = new Set(
    node.allOfBases.flatMap((id) => {
      const base = schemas[id];
      return base?.kind === 'object' ? base.properties.map(({ name, schema }) => `${name} ${schema}`) : [];
    }),
  );
  return node.properties
    .filter(({ name, schema }) => !inherited.has(`${name} ${schema}`))
    .map(({ name, schema, anchor, leftOutOf }) => ({
      kind: 'property',
      name,
      schema,
      spot: {
        ...spot,
        pointer: toPointer(toFirstPointer(node.id), 'properties', name),
        anchor: toInner(spot, anchor),
        label: `${spot.label}.${name}`,
        isLeftOut: spot.isLeftOut ?? (leftOutOf !== undefined && leftOutOf === spot.direction ? true : undefined),
      },
    }));
}

/** Returns the anchor of a value inside of another one. */
function toInner({ anchor = '', isLeftOut }: Place, step: string): string {
  return isLeftOut ? anchor : anchor + step;
}

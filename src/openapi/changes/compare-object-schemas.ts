import { toFirstPointer } from '@/lib/schema-ids';
import type { Property, SchemaId, SchemaNode } from '../model/schema';
import { toPointer } from '@/lib/json-pointer';
import type { Merged } from '../transform/schema/read-keywords-of-applying-schemas';
import type { ComparedSpec } from './compared-spec';
import type { NodePair } from './comparison-types-and-operation-names';

type ObjectNode = Extract<SchemaNode, { kind: 'object' }>;

/** Compares the properties of two objects, and what they say about other properties. */
export function compareObjects(nodes: NodePair): void {
  const { before, after } = nodes;
  if (before.kind !== 'object' || after.kind !== 'object') return;
  const [old, now] = [toMap(before), toMap(after)];
  for (const [name, property] of old) {
    const other = now.get(name);
    if (other) compareProperty(nodes, property, other);
    else reportRemoved(nodes, property, after);
  }
  for (const [name, property] of now) if (!old.has(name)) reportAdded(nodes, property);
  comparePatterns(nodes, before, after);
  compareAdditional(nodes, before, after);
}

function toMap({ properties }: ObjectNode): Map<string, Property> {
  return new Map(properties.map((property) => [property.name, property]));
}

function compareProperty(nodes: NodePair, before: Property, after: Property): void {
  const { specs, mode, merged, report, descend } = nodes;
  const [old, now] = [getAccess(specs.before, before), getAccess(specs.after, after)];
  const found = {
    name: after.name,
    pointers: { before: toMember(merged.before, before), after: toMember(merged.after, after) },
  };
  const [wasSent, isSent] = [isIn(mode, old), isIn(mode, now)];
  if (!wasSent && !isSent) return;
  if (wasSent !== isSent) {
    if (mode === 'request') {
      if (wasSent) return report({ rule: 'became-read-only', ...found });
      return report({ rule: after.required ? 'required-no-longer-read-only' : 'no-longer-read-only', ...found });
    }
    return report({ rule: wasSent ? 'became-write-only' : 'no-longer-write-only', ...found });
  }
  if (before.required !== after.required)
    report({ rule: after.required ? 'property-became-required' : 'property-became-optional', ...found });
  const conditions = { before: before.requiredWith, after: after.requiredWith };
  if (conditions.before !== conditions.after && before.required === after.required) {
    if (conditions.before === undefined) report({ rule: 'required-with-added', ...found, ...conditions });
    else if (conditions.after === undefined) report({ rule: 'required-with-removed', ...found, ...conditions });
    else report({ rule: 'required-with-changed', ...found, ...conditions });
  }
  descend(before.schema, after.schema, found.pointers.after);
}

function reportAdded({ specs, mode, merged, before, report }: NodePair, property: Property): void {
  if (!isIn(mode, getAccess(specs.after, property))) return;
  const pointers = { before: toFirstPointer(before.id), after: toMember(merged.after, property) };
  report({ rule: property.required ? 'required-property-added' : 'property-added', name: property.name, pointers });
}

function reportRemoved({ specs, mode, merged, report }: NodePair, property: Property, holder: ObjectNode): void {
  if (!isIn(mode, getAccess(specs.before, property))) return;
  const pointers = { before: toMember(merged.before, property), after: toFirstPointer(holder.id) };
  const isClosed = holder.additionalProperties === false && mode === 'request';
  const rule = isClosed ? 'property-refused' : property.required ? 'required-property-removed' : 'property-removed';
  report({ rule, name: property.name, pointers, subject: pointers.before });
}

/** Returns true if a property with this access is in requests or responses. Conditions apply to both. */
function isIn(mode: NodePair['mode'], access: SchemaNode['access']): boolean {
  return mode === 'condition' || access === 'read-write' || (access === 'read') === (mode === 'response');
}

function getAccess({ schemas }: ComparedSpec, { schema }: Property): SchemaNode['access'] {
  return schemas[schema]?.access ?? 'read-write';
}

function toPatterns({ patternProperties }: ObjectNode): Map<string, SchemaId> {
  return new Map(patternProperties.map(({ pattern, schema }) => [pattern, schema]));
}

function comparePatterns({ report, descend, ...nodes }: NodePair, before: ObjectNode, after: ObjectNode): void {
  const [old, now] = [toPatterns(before), toPatterns(after)];
  for (const [name, schema] of old) {
    const other = now.get(name);
    const pointers = { before: toFirstPointer(schema), after: toFirstPointer(nodes.after.id) };
    if (other !== undefined) descend(schema, other);
    else report({ rule: 'pattern-properties-removed', name, pointers });
  }
  for (const [name, schema] of now) {
    const pointers = { before: toFirstPointer(nodes.before.id), after: toFirstPointer(schema) };
    if (!old.has(name))
      report({ rule: 'pattern-properties-added', name, pointers, subject: toFirstPointer(nodes.after.id) });
  }
}

function compareAdditional({ specs, report, descend }: NodePair, before: ObjectNode, after: ObjectNode): void {
  const keyword = 'additionalProperties';
  const [old, now] = [toOpenness(before, specs.before), toOpenness(after, specs.after)];
  if (typeof old === 'string' && typeof now === 'string') descend(old, now);
  else if (old === now) return;
  else if (now === false) report({ rule: 'other-properties-refused', keyword });
  else if (old === false) report({ rule: 'other-properties-allowed', keyword });
  else report({ rule: now === true ? 'other-properties-unlimited' : 'other-properties-limited', keyword });
}

/** Returns whether other properties are allowed, or the schema that they must match. */
function toOpenness({ additionalProperties }: ObjectNode, { schemas }: ComparedSpec): SchemaId | boolean {
  if (typeof additionalProperties !== 'string') return additionalProperties ?? true;
  return schemas[additionalProperties]?.label === 'any' ? true : additionalProperties;
}

/** Finds where a property is declared, which may be in another schema than the one that it refers to. */
function toMember(merged: Merged, { name, schema }: Property): string {
  const [source] = merged.getMembers('properties').get(name) ?? [];
  return source ? toPointer(source.pointer, 'properties', name) : toFirstPointer(schema);
}

import { toJsonText } from '../../big-integers';
import * as messages from '@/messages';
import type { SchemaId, SchemaNode } from '../../model';
import { toExternalDocs } from '../external-docs';
import { buildItems } from './array';
import type { Build } from './build';
import type { SchemaBuilder } from './builder';
import { toConstraints } from './constraints';
import { toEnumeration } from './enumeration';
import { toName } from './inheritance';

import { Merged, toFacts } from './merged';
import { buildFields, buildMaps } from './object';
import { buildParts } from './parts';
import type { Place } from './references';
import { getNodeTypes, isNullable } from './node-types';
import { collectSources, isComponent } from './sources';
import { jsonTypes } from './types';

type Base = Omit<Extract<SchemaNode, { kind: 'any' }>, 'kind'>;
type NodeKind = 'object' | 'array' | 'scalar' | 'choice' | 'any' | 'never';

/**
 * Builds the node of one schema, from all the schema objects that hold together there.
 * @see https://spec.openapis.org/oas/v3.1.1.html#schema-object
 */
export function buildNode(
  builder: SchemaBuilder,
  id: SchemaId,
  places: Place[],
  known: ReadonlyMap<string, SchemaId>,
): SchemaNode {
  const { sources, ordered, bases, never, notes } = collectSources(builder.references, places);
  const merged = new Merged(sources);
  const build: Build = { builder, id, places, merged, sources, ordered, fieldIds: new Map(known), notes };
  const types = getNodeTypes(build);
  const fields = types.length === 1 && types[0] === 'object' ? buildFields(build, known) : [];
  for (const { name, schema } of fields) build.fieldIds.set(name, schema);
  const items = types.length === 1 && types[0] === 'array' ? buildItems(build) : { prefix: [] };
  const base = toBase(build, bases);
  builder.facts.set(id, toFacts(merged));
  if (never) return { ...base, kind: 'never' };
  const kind = toKind(types, base);
  switch (kind) {
    case 'object':
      return toObjectOrChoice(base, fields, buildMaps(build));
    case 'array':
      return { ...base, kind, ...items };
    case 'scalar':
      return { ...base, kind, type: types.join(' or '), format: merged.findText('format') };
    case 'choice':
      return { ...base, kind, parts: base.parts.length > 0 ? base.parts : [toTypeVariants(build, types)] };
    default:
      return {
        ...base,
        kind: 'any',
        label: sources.every(({ schema }) => Object.keys(schema).length === 0) ? 'any' : messages.untyped,
      };
  }
}

/** Builds a node of which nothing can be said but why. */
export function buildEmptyNode(id: SchemaId, note: string): SchemaNode {
  const empty = {
    bases: [],
    label: 'any',
    deprecated: false,
    nullable: false,
    constraints: [],
    examples: [],
    parts: [],
  };
  return { ...empty, id, kind: 'any', access: 'read-write', notes: [note] };
}

function toBase(build: Build, bases: string[]): Base {
  const { builder, id, merged, places, notes } = build;
  const { constraints, notes: conflicts } = toConstraints(merged);
  const { enumeration, notes: mismatches } = toEnumeration(merged, builder.toProse);
  const constants = [...new Set(merged.getAll('const').map((value) => toJsonText(value)))];
  const [place] = places;
  const parts = buildParts(build);
  return {
    id,
    name: places.length === 1 && place && !place.only && isComponent(place.pointer) ? toName(place.pointer) : undefined,
    bases,
    label: '',
    title: merged.findText('title'),
    description: builder.toProse(merged.findText('description')),
    deprecated: merged.isTrue('deprecated'),
    nullable: isNullable(build),
    access: toAccess(merged),
    constraints,
    default: toOptionalText(merged, 'default'),
    const: constants[0],
    examples: toExamples(merged),
    enumeration,
    externalDocs: toExternalDocs(merged.find('externalDocs')),
    assumed: merged.findText('x-assumed'),
    parts,
    notes: [
      ...notes,
      ...conflicts,
      ...mismatches,
      ...(constants.length > 1 ? [messages.constConflict] : []),
      ...toNote(merged),
    ],
  };
}

function toKind(types: string[], { parts, enumeration }: Base): NodeKind {
  const [type, ...others] = types;
  const hasChoice = parts.some((part) => part.kind === 'choice');
  if (type === undefined) return hasChoice ? 'choice' : enumeration ? 'scalar' : 'any';
  if (others.length === 0) return type === 'object' || type === 'array' ? type : 'scalar';
  if (!types.includes('object') && !types.includes('array')) return 'scalar';
  return types.length >= jsonTypes.length - 1 ? 'any' : 'choice';
}

/** An object that says nothing but which objects it may be is a choice. */
function toObjectOrChoice(
  base: Base,
  fields: Extract<SchemaNode, { kind: 'object' }>['fields'],
  maps: ReturnType<typeof buildMaps>,
): SchemaNode {
  const isBare =
    fields.length === 0 && maps.patterns.length === 0 && maps.additional === undefined && !maps.propertyNames;
  const isChoice = isBare && base.parts.some((part) => part.kind === 'choice');
  return isChoice ? { ...base, kind: 'choice' } : { ...base, kind: 'object', fields, ...maps };
}

function toTypeVariants({ builder, places, fieldIds }: Build, types: string[]): Base['parts'][number] {
  const [place] = places;
  const variants = types.map((type) => ({
    schema: place ? builder.register({ ...place, only: type }, fieldIds) : '',
    anchor: `:${type}`,
    title: type,
    values: [],
  }));
  return { kind: 'choice', mode: 'oneOf', variants };
}

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-9.4 */
function toAccess(merged: Merged): Base['access'] {
  const [read, write] = [merged.isTrue('readOnly'), merged.isTrue('writeOnly')];
  return read === write ? 'read-write' : read ? 'read' : 'write';
}

function toExamples(merged: Merged): string[] {
  const lists = merged.getAll('examples').flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []));
  const singles = merged.getAll('example');
  const first = merged.sources.find(
    ({ schema }) => schema['example'] !== undefined || Array.isArray(schema['examples']),
  );
  const isOwn = !first || first === merged.sources[0] || !first.inherited;
  return isOwn ? [...new Set([...singles, ...lists].map((value) => toJsonText(value)))] : [];
}

function toOptionalText(merged: Merged, key: string): string | undefined {
  const values = merged.getAll(key);
  return values.length === 0 ? undefined : toJsonText(values[0]);
}

function toNote(merged: Merged): string[] {
  const note = merged.findText('x-note');
  return note === messages.requiredAlone ? [note] : [];
}

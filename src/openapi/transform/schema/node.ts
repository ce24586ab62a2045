import { toJsonText } from '../../exact-numbers';
import * as messages from '@/messages';
import type { SchemaId, SchemaNode } from '../../model/schema';
import { toExternalDocs } from '../external-docs-and-name-with-description';
import { buildItems } from './array';
import type { Build, KnownProperties, SchemaRegistry } from './build-context';
import { toConstraints } from './constraints';
import { toEnumeration } from './enumeration';
import { toName } from './inheritance';
import { Merged } from './read-keywords-of-applying-schemas';
import { toSamplerKeywords } from './sampler-keywords';
import { buildProperties, buildUndeclaredProperties } from './object';
import { buildApplicators } from './build-applicators';
import { isComponent, type SchemaLocation } from './references';
import { getNodeTypes, isNullable } from './get-allowed-json-types';
import { toOtherKeywords } from './list-keywords-not-shown-elsewhere';
import { toSchemaMarks } from './lifecycle-marks-of-schema';
import { collectSources } from './applying-schemas';
import { jsonTypes } from './find-json-types-and-their-keywords';
import { hasTypeVariants, toTypeVariants, withoutTypes } from './type-variants';

type Base = Omit<Extract<SchemaNode, { kind: 'any' }>, 'kind'>;
type NodeKind = 'object' | 'array' | 'scalar' | 'composition' | 'any' | 'never';

/**
 * Builds the node of one schema from all the schema objects that apply together.
 * @see https://spec.openapis.org/oas/v3.1.1.html#schema-object
 */
export function buildNode(
  builder: SchemaRegistry,
  id: SchemaId,
  locations: SchemaLocation[],
  known: KnownProperties,
): SchemaNode {
  const { sources, ordered, allOfBases, never, notes } = collectSources(builder.references, locations);
  const merged = new Merged(sources);
  const build: Build = { builder, id, locations, merged, sources, ordered, propertyIds: new Map(known), notes };
  const types = getNodeTypes(build);
  const properties = types.length === 1 && types[0] === 'object' ? buildProperties(build, known) : [];
  for (const { name, schema } of properties) build.propertyIds.set(name, schema);
  const items = types.length === 1 && types[0] === 'array' ? buildItems(build) : { prefixItems: [] };
  const hasVariants = hasTypeVariants(types, sources);
  const base = toBase(build, allOfBases, hasVariants ? types : [], types.length === 1 && types[0] === 'array');
  builder.keywords.set(id, toSamplerKeywords(merged));
  builder.merged?.set(id, merged);
  if (never) return { ...base, kind: 'never' };
  const kind = hasVariants ? 'composition' : toKind(types, base);
  base.otherKeywords = toOtherKeywords(sources, kind, hasVariants ? types : []);
  switch (kind) {
    case 'object':
      return toObjectOrAlternatives(base, properties, buildUndeclaredProperties(build));
    case 'array':
      return { ...base, kind, ...items };
    case 'scalar':
      return {
        ...base,
        kind,
        type: types.join(' or '),
        format: merged.findText('format'),
        contentMediaType: merged.findText('contentMediaType'),
        contentEncoding: merged.findText('contentEncoding'),
      };
    case 'composition':
      return hasVariants
        ? { ...base, kind, applicators: [toTypeVariants(build, types, base.applicators), ...base.applicators] }
        : { ...base, kind };
    default:
      return {
        ...base,
        kind: 'any',
        label: sources.every(({ schema }) => Object.keys(schema).length === 0) ? 'any' : messages.untyped,
      };
  }
}

/** Builds a node that has only a note on why its content is missing. A component has a name nevertheless. */
export function buildEmptyNode(id: SchemaId, pointer: string, note: string): SchemaNode {
  const empty = {
    allOfBases: [],
    label: 'any',
    nullable: false,
    constraints: [],
    examples: [],
    applicators: [],
  };
  const name = isComponent(pointer) ? toName(pointer) : undefined;
  return { ...empty, id, name, kind: 'any', access: 'read-write', notes: [note] };
}

/**
 * Creates what nodes of all kinds have. Constraints of the types in `described` are left out, because an alternative for each of these types
 * has them.
 */
function toBase(build: Build, allOfBases: string[], described: string[], isArray: boolean): Base {
  const { builder, id, merged, locations, notes } = build;
  const isProperty = /\/(?:(?:patternP|p)roperties\/[^/]+|additionalProperties|items)$/.test(
    locations[0]?.pointer ?? '',
  );
  const { constraints, notes: conflicts } = toConstraints(withoutTypes(merged, described), isArray, isProperty);
  const { enumeration, notes: mismatches } = toEnumeration(merged, builder.toProse);
  const constants = [...new Set(merged.getAll('const').map((value) => toJsonText(value)))];
  const [location] = locations;
  const name =
    locations.length === 1 && location && !location.only && isComponent(location.pointer)
      ? toName(location.pointer)
      : undefined;
  const applicators = buildApplicators(build);
  return {
    id,
    name,
    allOfBases,
    label: '',
    title: merged.findText('title'),
    description: builder.toProse(merged.findText('description')),
    ...toSchemaMarks(merged, allOfBases, name !== undefined),
    nullable: isNullable(build),
    access: toAccess(merged),
    constraints,
    default: toOptionalText(merged, 'default'),
    const: constants[0],
    examples: toExamples(merged),
    enumeration,
    externalDocs: toExternalDocs(merged.find('externalDocs')),
    assumed: merged.findText('x-assumed'),
    applicators,
    notes: [
      ...notes,
      ...conflicts,
      ...mismatches,
      ...(constants.length > 1 ? [messages.constConflict] : []),
      ...toNote(merged),
    ],
  };
}

function toKind(types: string[], { applicators, enumeration }: Base): NodeKind {
  const [type, ...others] = types;
  const hasAlternatives = applicators.some((applicator) => 'variants' in applicator);
  if (type === undefined) return hasAlternatives ? 'composition' : enumeration ? 'scalar' : 'any';
  if (others.length === 0) return type === 'object' || type === 'array' ? type : 'scalar';
  if (!types.includes('object') && !types.includes('array')) return 'scalar';
  return types.length >= jsonTypes.length - 1 ? 'any' : 'composition';
}

/** Returns an object, or a composition if there are only alternatives. */
function toObjectOrAlternatives(
  base: Base,
  properties: Extract<SchemaNode, { kind: 'object' }>['properties'],
  maps: ReturnType<typeof buildUndeclaredProperties>,
): SchemaNode {
  const isBare =
    properties.length === 0 &&
    maps.patternProperties.length === 0 &&
    maps.additionalProperties === undefined &&
    !maps.propertyNames;
  const isAlternatives = isBare && base.applicators.some((applicator) => 'variants' in applicator);
  if (isAlternatives) return { ...base, kind: 'composition' };
  // Only declared properties are followed by a sentence that there are no others.
  const isClosed = properties.length === 0 && maps.additionalProperties === false;
  const isEmpty = maps.patternProperties.length === 0 && base.applicators.length === 0;
  const closed = isEmpty ? messages.noPropertiesAllowed : messages.otherFieldsRefused;
  return { ...base, kind: 'object', properties, ...maps, notes: [...base.notes, ...(isClosed ? [closed] : [])] };
}

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-9.4 */
function toAccess(merged: Merged): Base['access'] {
  const [read, write] = [merged.isTrue('readOnly'), merged.isTrue('writeOnly')];
  return read === write ? 'read-write' : read ? 'read' : 'write';
}

/**
 * Returns the examples of a schema, or none if the first schema object with an example is inherited through `allOf`: that example
 * may lack properties.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-9.5
 */
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

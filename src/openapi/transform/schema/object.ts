import { Segments, addFormerAnchors } from '../../anchors-and-former-anchors';
import { findMember, findText, getEntries, getTexts, isObject } from '../../find-members-of-parsed-json';
import * as messages from '@/messages';
import type { Property, SchemaId } from '../../model/schema';
import { toPointer } from '@/lib/json-pointer';
import type { Build, KnownProperties } from './build-context';
import type { SchemaLocation } from './references';

/**
 * Builds the properties of an object in the order of the document. Required ones without a schema come last. `known` has the
 * schemas of some of these by name.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2
 */
export function buildProperties(build: Build, known: KnownProperties): Property[] {
  const locations = getPropertyLocations(build);
  addDiscriminatorValues(build, locations);
  const required = new Set(build.merged.getTexts('required'));
  const requiredWith = getRequiredWith(build);
  const undeclared = [...required, ...requiredWith.keys()].filter((name) => !locations.has(name));
  const segments = new Segments();
  const toProperty = (name: string, schema: SchemaId): Property => {
    const other = requiredWith.get(name);
    const condition = other === undefined || required.has(name) ? {} : { requiredWith: other };
    return { name, anchor: `.${segments.claim(name)}`, schema, required: required.has(name), ...condition };
  };
  const declared = [...locations].map(([name, found]) => ({
    item: toProperty(name, build.builder.registerAll(found)),
    sources: found.map(({ pointer }) => build.builder.references.find(pointer)),
  }));
  addFormerAnchors(declared);
  return [
    ...declared.map(({ item }) => item),
    ...[...new Set(undeclared)].map((name) => toProperty(name, known.get(name) ?? registerUndeclared(build, name))),
  ];
}

/**
 * Builds the schemas of property names and of properties that `properties` does not declare: patternProperties,
 * additionalProperties or unevaluatedProperties, and propertyNames.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2.2
 */
export function buildUndeclaredProperties({ builder, merged, sources }: Build) {
  const patternProperties = [...merged.getMembers('patternProperties')].map(([pattern, found], index) => ({
    pattern,
    anchor: `.*${index + 1}`,
    schema: builder.registerAll(
      found.map(({ pointer, scope }) => ({ pointer: toPointer(pointer, 'patternProperties', pattern), scope })),
    ),
  }));
  const names = sources.find(({ schema }) => schema['propertyNames'] !== undefined);
  const propertyNames =
    names && builder.register({ pointer: toPointer(names.pointer, 'propertyNames'), scope: names.scope });
  return { patternProperties, additionalProperties: buildAdditional(sources, builder), propertyNames };
}

/**
 * Returns `false` if any schema forbids other properties.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2.3
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-11.3
 */
function buildAdditional(sources: Build['sources'], builder: Build['builder']): SchemaId | boolean | undefined {
  const found = ['additionalProperties', 'unevaluatedProperties'].flatMap((key) =>
    sources
      .filter(({ schema }) => schema[key] !== undefined)
      .map((source) => ({ key, source, value: source.schema[key] })),
  );
  if (found.some(({ value }) => value === false)) return false;
  const described = found.find(({ value }) => isObject(value) && Object.keys(value).length > 0);
  if (!described) return found.length > 0 ? true : undefined;
  return builder.register({
    pointer: toPointer(described.source.pointer, described.key),
    scope: described.source.scope,
  });
}

/** Returns the properties in the order of the document, each with the locations of its schemas in the order in which they merge. */
function getPropertyLocations({ ordered, merged }: Build): Map<string, SchemaLocation[]> {
  const locations = new Map<string, SchemaLocation[]>();
  for (const { schema, pointer, scope } of ordered) {
    for (const [name] of getEntries(schema, 'properties')) {
      locations.set(name, [...(locations.get(name) ?? []), { pointer: toPointer(pointer, 'properties', name), scope }]);
    }
  }
  const rank = new Map(merged.sources.map(({ pointer }, index) => [pointer, index]));
  const toRank = (name: string, location: SchemaLocation) =>
    rank.get(location.pointer.slice(0, -toPointer('', 'properties', name).length)) ?? 0;
  for (const [name, found] of locations) found.sort((one, other) => toRank(name, one) - toRank(name, other));
  return locations;
}

/**
 * If a base schema has a discriminator, restricts that property to the values that select this schema or one that extends
 * it. Adds to `locations`.
 * @see https://spec.openapis.org/oas/v3.1.1.html#discriminator-object
 */
function addDiscriminatorValues({ builder, sources, id }: Build, locations: Map<string, SchemaLocation[]>): void {
  for (const source of sources) {
    const discriminator = source.schema['discriminator'];
    const property = findText(discriminator, 'propertyName');
    if (property === undefined || source.schema['oneOf'] || source.schema['anyOf']) continue;
    const own = new Set(sources.map(({ pointer }) => pointer));
    const targets = builder.inheritance.getTargets(source.pointer, discriminator);
    const [nearest] = targets
      .filter(({ pointer }) => own.has(pointer))
      .sort((one, other) => toIndex(one.pointer) - toIndex(other.pointer));
    if (!nearest) continue;
    const descendants = new Set(builder.inheritance.getDescendants(nearest.pointer));
    const values = [nearest, ...targets.filter(({ pointer }) => descendants.has(pointer))].flatMap(
      (target) => target.values,
    );
    const pointer = builder.references.addVirtual(
      `${id}/discriminator/${property}`,
      values.length === 1 ? { const: values[0] } : { enum: values },
    );
    locations.set(property, [...(locations.get(property) ?? []), { pointer, scope: {} }]);
  }
  function toIndex(pointer: string): number {
    return sources.findIndex((source) => source.pointer === pointer);
  }
}

/**
 * Returns the properties that are required if another one is present, each with that other property: the last one, if several.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.5.4
 */
function getRequiredWith({ merged }: Build): Map<string, string> {
  const conditions = merged.getAll('dependentRequired').filter(isObject);
  return new Map(
    conditions.flatMap((map) =>
      Object.keys(map).flatMap((other) => getTexts(map, other).map((name): [string, string] => [name, other])),
    ),
  );
}

/** Returns the additionalProperties schema for a required property that `properties` does not declare, otherwise one with a note. */
function registerUndeclared(build: Build, name: string): SchemaId {
  const additional = build.sources.find(({ schema }) => isObject(findMember(schema, 'additionalProperties')));
  if (additional)
    return build.builder.register({
      pointer: toPointer(additional.pointer, 'additionalProperties'),
      scope: additional.scope,
    });
  const pointer = build.builder.references.addVirtual(`${build.id}/required/${name}`, {
    'x-note': messages.requiredAlone,
  });
  return build.builder.register({ pointer, scope: {} });
}

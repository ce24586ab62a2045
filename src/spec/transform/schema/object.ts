import { Segments } from '../../anchors';
import { findMember, findText, getEntries, getTexts, isObject } from '../../json';
import * as messages from '@/messages';
import type { Property, SchemaId } from '../../model';
import { toPointer } from '../../pointer';
import type { Build } from './build';
import type { SchemaLocation } from './references';

/**
 * Builds the properties of an object in the order of the document. Required ones without a schema come last.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2
 */
export function buildProperties(build: Build, known: ReadonlyMap<string, SchemaId>): Property[] {
  const locations = getPropertyLocations(build);
  addSelectingValues(build, locations);
  const required = new Set(build.merged.getTexts('required'));
  const requiredWith = getRequiredWith(build);
  const undescribed = [...required, ...requiredWith.keys()].filter((name) => !locations.has(name));
  const segments = new Segments();
  const toProperty = (name: string, schema: SchemaId): Property => {
    const other = requiredWith.get(name);
    const condition = other === undefined || required.has(name) ? {} : { requiredWith: other };
    return { name, anchor: `.${segments.claim(name)}`, schema, required: required.has(name), ...condition };
  };
  return [
    ...[...locations].map(([name, found]) => toProperty(name, build.builder.registerAll(found))),
    ...[...new Set(undescribed)].map((name) => toProperty(name, known.get(name) ?? registerUndescribed(build, name))),
  ];
}

/**
 * Builds the schemas of property names and of properties that `properties` does not declare.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2.2
 */
export function buildMaps({ builder, merged, sources }: Build) {
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

/** @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2.3 */
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
 * Limits the discriminator property of a schema that extends a base with a discriminator to the values that select the
 * schema or one that extends it.
 * @see https://spec.openapis.org/oas/v3.1.1.html#discriminator-object
 */
function addSelectingValues({ builder, sources, id }: Build, locations: Map<string, SchemaLocation[]>): void {
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
    const below = new Set(builder.inheritance.getDescendants(nearest.pointer));
    const values = [nearest, ...targets.filter(({ pointer }) => below.has(pointer))].flatMap((target) => target.values);
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
 * Returns, by name, the property whose presence makes another one required.
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

/** Registers the schema of a required property that `properties` does not declare. */
function registerUndescribed(build: Build, name: string): SchemaId {
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

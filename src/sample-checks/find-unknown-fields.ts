import { toPointer } from '@/lib/json-pointer';
import { toSafePattern } from '@/openapi/examples/regex-engine-with-time-limit';
import { getItems } from '@/openapi/find-members-of-parsed-json';
import { toSuggestion } from './problem';
import { getApplyingSchemas, type SampleSpec, toJson, toSchemaName } from './read-operations-and-schemas-from-spec';

export type Path = (string | number)[];

interface UnknownField {
  path: Path;
  message: string;
}

/** The allowed content of a value according to all schemas that apply to it. */
interface Shape {
  /** The pointers to the schemas of each property. */
  properties: Map<string, string[]>;
  /** The patterns of the names of further properties, each with the pointer to its schema. */
  patterns: { expression: { test: (name: string) => boolean }; pointer: string }[];
  /** Functions that return the pointer to a schema of the item at an index. */
  items: ((index: number) => string)[];
  /** The pointers to the schemas of undeclared properties. */
  others: string[];
  /** True if undeclared properties are allowed. */
  isOpen: boolean;
}

/**
 * Returns the undeclared properties of a value. A schema without `additionalProperties` allows them, but in a sample they
 * are usually mistakes. So an object whose schemas declare properties may have no others here.
 */
export function getUnknownFields(spec: SampleSpec, pointer: string, root: unknown, rootName: string): UnknownField[] {
  const visit = (pointers: string[], value: unknown, path: Path, name: string): UnknownField[] => {
    const shape = getShape(spec, pointers);
    if (Array.isArray(value)) {
      return value.flatMap((item, index) => {
        const known = shape.items.map((toItem) => toItem(index));
        return visit(known, item, [...path, index], toSchemaName(spec, known, name));
      });
    }
    return Object.entries(toJson(value)).flatMap(([key, child]) => {
      const known = findKnown(shape, key);
      if (known) return visit(known, child, [...path, key], toSchemaName(spec, known, `${name}.${key}`));
      const suggestion = toSuggestion(key, [...shape.properties.keys()]);
      return [{ path: [...path, key], message: `unknown field "${key}" in ${name}${suggestion}` }];
    });
  };
  return visit([pointer], root, [], rootName);
}

/** Returns the pointers to the schemas of a property. Returns undefined for one that is not allowed. */
function findKnown({ properties, patterns, others, isOpen }: Shape, name: string): string[] | undefined {
  const matching = patterns.filter(({ expression }) => expression.test(name)).map(({ pointer }) => pointer);
  const known = [...(properties.get(name) ?? []), ...matching];
  return known.length > 0 ? known : isOpen ? others : undefined;
}

function getShape(spec: SampleSpec, pointers: string[]): Shape {
  const shape: Shape = { properties: new Map(), patterns: [], items: [], others: [], isOpen: true };
  let hasSaidMore = false;
  let isClosed = false;
  for (const { at, schema, isAlternative } of getApplyingSchemas(spec, pointers)) {
    for (const name of Object.keys(toJson(schema.properties))) {
      shape.properties.set(name, [...(shape.properties.get(name) ?? []), toPointer(at, 'properties', name)]);
    }
    for (const pattern of Object.keys(toJson(schema.patternProperties))) {
      const pointer = toPointer(at, 'patternProperties', pattern);
      shape.patterns.push({ expression: toSafePattern(pattern, ''), pointer });
    }
    const count = getItems(schema, 'prefixItems').length;
    if (count > 0 || schema.items !== undefined)
      shape.items.push((index) => toPointer(at, ...(index < count ? ['prefixItems', index] : ['items'])));
    // What one alternative forbids, another may allow.
    if (schema.additionalProperties === false && !isAlternative) isClosed = true;
    for (const keyword of ['additionalProperties', 'unevaluatedProperties']) {
      hasSaidMore ||= (schema[keyword] ?? false) !== false;
      if (Object.keys(toJson(schema[keyword])).length > 0) shape.others.push(toPointer(at, keyword));
    }
  }
  shape.isOpen = !isClosed && (hasSaidMore || shape.properties.size === 0);
  return shape;
}

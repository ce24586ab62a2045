import { dereference, encodePointer, validate, type OutputUnit, type Schema } from '@cfworker/json-schema';
import { toSegments, type Path } from './value-paths';
import { toTexts, type Fault } from './problem-texts';
import { isSchemaObject } from './find-subschemas-properties-and-keywords';
import type { Candidate, JsonSchema, ServiceSchemas } from './schema-and-explanation-types';

const mostProblems = 100;

/** A problem of the value at a path. */
export interface ValueProblem {
  path: Path;
  text: string;
}

/** Validates a payload against a schema. Each problem is that of the innermost value. */
export function findProblems(value: unknown, candidate: Candidate, service: ServiceSchemas): ValueProblem[] {
  const own = { ...Object(candidate.schema) } as Schema;
  const lookup = dereference(own);
  // One by one, because in one object, a component named like a keyword, such as `id` or `default`, would count as that keyword.
  for (const [name, component] of Object.entries(service.schemas))
    dereference(component as Schema, lookup, undefined, `/components/schemas/${encodePointer(name)}`);
  const { errors, valid } = validate(value, own, service.draft, lookup, false);
  const schema = { ...own, components: { schemas: service.schemas } } as Schema;
  const problems = toLeaves(withoutContains(errors), schema).flatMap((unit) =>
    toProblems(unit, value, schema, service),
  );
  const distinct = [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
  if (distinct.length === 0 && !valid) return toTexts({ keyword: '', value }).map((text) => ({ path: [], text }));
  return distinct.slice(0, mostProblems);
}

/** Keywords whose errors only repeat that an inner value has one. */
const containers = new Set(
  'properties patternProperties additionalProperties unevaluatedProperties items prefixItems additionalItems unevaluatedItems allOf $ref $recursiveRef if dependentSchemas'.split(
    ' ',
  ),
);

/** An error of the validator, with those of the names below `propertyNames` and the parent of a schema that allows nothing. */
interface Leaf extends OutputUnit {
  parent?: OutputUnit;
  ofName?: OutputUnit;
}

/** The items that do not match `contains` have no problem; only the array has one. */
function withoutContains(units: OutputUnit[]): OutputUnit[] {
  const arrays = units.filter(({ keyword }) => /^(?:contains|minContains|maxContains)$/.test(keyword));
  const insides = new Set(arrays.map(({ keywordLocation }) => `${keywordLocation.replace(/\/\w+$/, '')}/contains/`));
  if (insides.size === 0) return units;
  return units.filter(
    (unit, index) =>
      !(unit.keyword === 'false' && units[index - 1]?.keyword.endsWith('ontains')) &&
      ![...insides].some((inside) => unit.keywordLocation.startsWith(inside)),
  );
}

/** Returns the errors of innermost values. The validator lists the errors inside of a subschema right after that of the subschema. */
function toLeaves(units: OutputUnit[], root: unknown): Leaf[] {
  const leaves: Leaf[] = [];
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] as OutputUnit;
    if (/^(?:anyOf|oneOf|propertyNames)$/.test(unit.keyword)) {
      let end = at + 1;
      while (end < units.length && isInside(units[end] as OutputUnit, unit)) end++;
      const inner = units.slice(at + 1, end);
      leaves.push(...(unit.keyword === 'propertyNames' ? toNames(inner, root) : choose(unit, inner, root)));
      at = end - 1;
    } else if (unit.keyword === 'false') leaves.push({ ...unit, parent: units[at - 1] });
    else if (!containers.has(unit.keyword)) leaves.push(unit);
  }
  return leaves;
}

/** The error of a schema that is `false` has no location of a keyword. */
function isInside(unit: OutputUnit, { keywordLocation }: OutputUnit): boolean {
  return unit.keyword === 'false' || unit.keywordLocation.startsWith(`${keywordLocation}/`);
}

function toNames(inner: OutputUnit[], root: unknown): Leaf[] {
  return toLeaves(inner, root).map((unit) => ({ ...unit, keyword: 'propertyNames', ofName: unit }));
}

/** Returns the errors of the alternative that fits best, or that of the choice if the value has the type of none or fits several. */
function choose(unit: OutputUnit, inner: OutputUnit[], root: unknown): Leaf[] {
  const alternatives = new Map<string, OutputUnit[]>();
  let branch = '';
  for (const error of inner) {
    if (error.keyword !== 'false')
      branch = error.keywordLocation.slice(unit.keywordLocation.length + 1).split('/')[0] ?? '';
    alternatives.set(branch, [...(alternatives.get(branch) ?? []), error]);
  }
  const schemas = find(root, unit.keywordLocation);
  if (Array.isArray(schemas) && alternatives.size < schemas.length) return [unit];
  const fitting = [...alternatives.values()]
    .map((errors) => toLeaves(errors, root))
    .filter((errors) => !errors.some((error) => isType(error) && error.instanceLocation === unit.instanceLocation))
    .sort((one, other) => one.length - other.length);
  // One message names the values of all alternatives.
  const areValues = fitting.flat().every((error) => isValue(error) && error.instanceLocation === unit.instanceLocation);
  return fitting.length > 1 && areValues ? [unit] : (fitting[0] ?? [unit]);
}

const isValue = ({ keyword }: OutputUnit) => /^(?:const|enum)$/.test(keyword);
const isType = ({ keyword }: OutputUnit) => /^(?:type|false|anyOf|oneOf)$/.test(keyword);

function toProblems(leaf: Leaf, root: unknown, schema: unknown, service: ServiceSchemas): ValueProblem[] {
  const path = toSegments(leaf.instanceLocation, root);
  const value = path.reduce<unknown>((inner, key) => Object(inner)[key] as unknown, root);
  const toFault = (unit: OutputUnit, own: unknown): Fault => ({
    keyword: unit.keyword,
    value: own,
    schema: find(schema, unit.keywordLocation.replace(/\/[^/]*$/, '')),
    alternatives: find(schema, unit.keywordLocation),
    root: schema,
    service,
  });
  const name = path.at(-1);
  const fault: Fault = { ...toFault(leaf, value), name };
  if (leaf.ofName) fault.ofName = toFault(leaf.ofName, name);
  if (leaf.parent && leaf.keyword === 'false')
    fault.parent = find(schema, leaf.parent.keywordLocation.replace(/\/[^/]*$/, ''));
  return toTexts(fault).map((text) => ({ path, text }));
}

/** Returns the schema at the location of a keyword, which leads through references. */
function find(root: unknown, location: string): unknown {
  return toSegments(location, undefined).reduce<unknown>((schema, key) => {
    if (key !== '$ref' || !isSchemaObject(schema) || typeof schema['$ref'] !== 'string')
      return Object(schema)[key] as unknown;
    return toSegments(schema['$ref'], undefined).reduce<unknown>((inner, step) => Object(inner)[step] as unknown, root);
  }, root);
}

/** A value with its schema, and the path of the value in what the reader fills in. */
export interface CheckedValue {
  path: Path;
  schema: JsonSchema;
  value: unknown;
}

/** Finds the problems of several values, whose schemas refer to components. A schema that cannot be read finds none. */
export function findAllProblems(values: CheckedValue[], components: Record<string, JsonSchema>): ValueProblem[] {
  const service = { title: '', draft: '2020-12' as const, schemas: components, candidates: [] };
  return values.flatMap(({ path, schema, value }) => {
    try {
      const problems = findProblems(value, { title: '', href: '', schema }, service);
      return problems.map(({ path: inner, text }) => ({ path: [...path, ...inner], text }));
    } catch {
      return [];
    }
  });
}

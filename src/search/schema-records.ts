import * as messages from '@/messages';
import { toPlainText } from '@/markdown/plain-text';
import type { Prose } from '@/openapi/model/prose-marks-server-and-docs-links';
import type { Direction, EnumValue, Property, SchemaId, SchemaNode } from '@/openapi/model/schema';
import type { Spec } from '@/openapi/model/spec';
import { toPointers } from '@/lib/schema-ids';
import { toMarkedText, type RecordDraft } from './record-types-and-derived-fields';

/** The place of an item of a spec. */
export interface ItemPlace {
  spec: Spec;
  /** The page that contains the complete schema or the operation. */
  page: string;
  anchor: string;
  /** The title of the owner: a schema's name, an operation's title, or that of the API. */
  place: string;
}

/** The state of the traversal of a schema. */
interface Step extends ItemPlace {
  levels: string[];
  /** Where the value goes. The page leaves out properties that do not go there. */
  direction?: Direction;
  /** The schemas that have been entered so far. For a named schema, the first one is that schema. */
  seen: Set<SchemaId>;
}

/** Creates one record for a named schema, and one for each of its properties and values. */
export function toSchemaRecords(spec: Spec, id: SchemaId): RecordDraft[] {
  const node = spec.schemas[id];
  if (node?.anchor === undefined || node.page === undefined) return [];
  const name = node.name ?? node.title ?? node.anchor;
  const levels = [messages.searchAreas.api, spec.title, messages.searchSchemas, name];
  const type = spec.schemas[node.annotatedRef ?? '']?.name ?? node.label;
  const step: Step = { spec, page: node.page, levels, anchor: node.anchor, place: name, seen: new Set([id]) };
  return [
    {
      ...toBase(step),
      kind: 'schema',
      title: name,
      levels,
      names: node.title && node.title !== name ? [node.title] : [],
      ...toMarkedText({ marks: node.sectionMarks ?? node.marks }, toWords(node)),
      type: type === name ? undefined : type,
      weight: 55,
    },
    ...(node.annotatedRef === undefined ? toShapeRecords(step, node) : []),
  ];
}

/**
 * Creates records for the properties and values below a schema, down to the next named schema, which has its own
 * records.
 */
export function toPropertyRecords(step: Step, id: SchemaId): RecordDraft[] {
  const node = step.spec.schemas[id];
  if (
    !node ||
    node.anchor !== undefined ||
    step.seen.has(id) ||
    isAnnotatedRef(step.spec, node) ||
    isOfOthers(step, id)
  )
    return [];
  step.seen.add(id);
  return toShapeRecords(step, node);
}

/** Returns true for an inline schema of another component schema, whose records include it. */
function isOfOthers({ seen, spec }: Step, id: SchemaId): boolean {
  const [root] = seen;
  return toPointers(id).every((pointer) => {
    const holder = /^#\/components\/schemas\/[^/]+/.exec(pointer)?.[0];
    return holder !== undefined && holder !== root && spec.schemas[holder]?.anchor !== undefined;
  });
}

/**
 * Returns true for an annotated `$ref`, or a schema that only repeats the properties of its `allOf` base. The named schema has
 * the records, and following such references might never end.
 */
function isAnnotatedRef({ schemas }: Spec, node: SchemaNode): boolean {
  if (node.annotatedRef !== undefined) return true;
  const base = node.allOfBases.length === 1 ? schemas[node.allOfBases[0] ?? ''] : undefined;
  if (base?.kind !== 'object' || node.kind !== 'object' || node.properties.length !== base.properties.length)
    return false;
  return node.properties.every(({ schema }, index) => schema === base.properties[index]?.schema);
}

function toShapeRecords(step: Step, node: SchemaNode): RecordDraft[] {
  const values = (node.enumeration ?? []).map((value) => toValueRecord(step, value, node));
  const variants = node.applicators.flatMap((applicator) =>
    'variants' in applicator
      ? applicator.variants.flatMap(({ anchor, schema }) => toInnerRecords(step, anchor, schema))
      : [],
  );
  return [...values, ...toChildRecords(step, node), ...variants];
}

function toChildRecords(step: Step, node: SchemaNode): RecordDraft[] {
  if (node.kind === 'object') {
    const { properties, patternProperties, additionalProperties } = node;
    const shown = properties.filter(({ leftOutOf }) => leftOutOf === undefined || leftOutOf !== step.direction);
    return [
      ...shown.flatMap((property) => toNamedRecords(step, property)),
      ...patternProperties.flatMap(({ anchor, schema }) => toInnerRecords(step, anchor, schema)),
      ...(typeof additionalProperties === 'string' ? toInnerRecords(step, '.*', additionalProperties) : []),
    ];
  }
  if (node.kind !== 'array') return [];
  const { prefixItems, items, contains } = node;
  const isPlain = prefixItems.length === 0 && contains === undefined && node.applicators.length === 0;
  return [
    ...prefixItems.flatMap((item, index) => toInnerRecords(step, `.${index}`, item)),
    ...(items === undefined ? [] : toInnerRecords(step, isPlain ? '' : ':items', items)),
    ...(contains === undefined ? [] : toInnerRecords(step, ':contains', contains)),
  ];
}

/** Creates the records of a schema without a name, whose anchor ends with `end`. */
function toInnerRecords(step: Step, end: string, schema: SchemaId): RecordDraft[] {
  return toPropertyRecords({ ...step, anchor: `${step.anchor}${end}` }, schema);
}

function toNamedRecords(step: Step, property: Property): RecordDraft[] {
  const { spec } = step;
  const node = spec.schemas[property.schema];
  const inner = { ...step, anchor: `${step.anchor}${property.anchor}`, levels: [...step.levels, property.name] };
  const type = node?.label ?? '';
  const marked = toMarkedText(node ?? {}, node ? toWords(node) : '');
  return [
    {
      ...toBase(inner),
      kind: 'field',
      title: property.name,
      levels: inner.levels,
      names: node?.constraints.some((constraint) => /\d/.test(constraint)) ? [messages.searchLimit] : [],
      ...marked,
      type,
      weight: 60,
      mergeKey: JSON.stringify(['field', spec.service, property.name, type, marked.text]),
    },
    ...toPropertyRecords(inner, property.schema),
  ];
}

function toValueRecord(step: Step, entry: EnumValue, node: SchemaNode): RecordDraft {
  const { value, anchor, name, description } = entry;
  const parsed: unknown = JSON.parse(value);
  const title = typeof parsed === 'string' ? parsed : value;
  const marked = toMarkedText(entry, toText(description));
  const inner = { ...step, anchor: `${step.anchor}${anchor}` };
  return {
    ...toBase(inner),
    kind: 'value',
    title,
    levels: [...step.levels, title],
    names: name && name !== title ? [name] : [],
    ...marked,
    type: node.label,
    weight: 40,
    mergeKey: JSON.stringify(['value', step.spec.service, ...step.levels, title, marked.text]),
  };
}

/** Returns the properties of a record that follow from the place of its item. */
export function toBase({
  spec,
  page,
  anchor,
  place,
}: ItemPlace): Pick<RecordDraft, 'objectID' | 'url' | 'service' | 'place'> {
  return {
    objectID: `api:${spec.service}#${anchor}`,
    url: `${page}#${anchor}`,
    service: spec.service,
    place,
  };
}

/** Returns the plain text of a description. */
export function toText(prose: Prose | undefined): string {
  return prose ? toPlainText(prose.tree) : '';
}

function toWords({ description, constraints }: SchemaNode): string {
  return [toText(description), constraints.join(', ')].filter(Boolean).join(' · ');
}

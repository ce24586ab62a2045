import type { JsonText } from '../exact-numbers';
import type { Example } from './example';
import type { ExternalDocs, Mark, Marked, Prose } from './prose-marks-server-and-docs-links';

/** A JSON pointer into the bundled document: `#/components/schemas/Pet/properties/name`. */
export type SchemaId = string;

export type SchemaTable = Record<SchemaId, SchemaNode>;

/** Where a value goes: in a request to the API, or in a response from it. */
export type Direction = 'request' | 'response';

/** The properties that all schema nodes share. Children are stored as ids, never as nodes. */
interface NodeBase extends Marked {
  id: SchemaId;
  /** The name of the component, if the node is one. */
  name?: string;
  /** The anchor of the component, if the node is one: `schema.Pet`. */
  anchor?: string;
  /** The anchors that the component had under former names, from `x-aliases`. */
  aliases?: string[];
  /** The path of the page with the component, without the base path. */
  page?: string;
  /** The generated example of the component, if the node is one; a document with very many components has none. */
  example?: Example;
  /**
   * The component schemas that are merged into this node: by `allOf`, by a `$ref` with siblings, or as the only
   * alternative of `oneOf` or `anyOf` other than `null`.
   */
  allOfBases: SchemaId[];
  /** For an annotated `$ref`: the component that it refers to, which shows the content. */
  annotatedRef?: SchemaId;
  /** The type as text: `array of Pet`, `string <uuid> or null`. */
  label: string;
  title?: string;
  description?: Prose;
  /** The marks in the section of a component, if it has some that do not hold for the places that use it, such as its age. */
  sectionMarks?: Mark[];
  nullable: boolean;
  access: 'read-write' | 'read' | 'write';
  /** The constraints as short phrases: `<= 30 characters`, `unique`. The language is that of the site. */
  constraints: string[];
  default?: JsonText;
  const?: JsonText;
  examples: JsonText[];
  enumeration?: EnumValue[];
  externalDocs?: ExternalDocs;
  assumed?: string;
  /** The applicators next to the node's own properties: `oneOf`, `anyOf`, `not`, `if`. */
  applicators: Applicator[];
  /** The keywords that nothing else of the node shows, such as `uniqueItems` of a string. */
  otherKeywords?: { keyword: string; value: JsonText }[];
  /** Notes for readers about conflicts between merged schemas and about missing or incomplete ones. */
  notes: string[];
}

export interface EnumValue extends Marked {
  value: JsonText;
  /** The suffix for the anchor of the node: `=Unknown`. */
  anchor: string;
  /** The name from an extension such as `x-enum-varnames`, or the title of the constant. */
  name?: string;
  description?: Prose;
}

/** The alternatives of `oneOf` or `anyOf`. */
export interface Alternatives {
  kind: 'oneOf' | 'anyOf';
  discriminator?: string;
  variants: Variant[];
}

export type Applicator =
  | Alternatives
  /** What a value must not match, or what the JSON in a string matches: `contentSchema`. */
  | { kind: 'not' | 'content'; schema: SchemaId }
  | { kind: 'if'; if: SchemaId; then?: SchemaId; else?: SchemaId };

export interface Variant {
  schema: SchemaId;
  /** The suffix for the anchor of the node: `:Cat`. */
  anchor: string;
  title: string;
  /** The values of the discriminator property that select this variant. */
  values: string[];
  /** True if any other value selects it, or the absence of the property. */
  isDefault?: true;
}

export interface Property {
  name: string;
  /** The suffix for the anchor of the node: `.shortName`. */
  anchor: string;
  /** The suffixes of former names, from `x-aliases`. */
  aliases?: string[];
  schema: SchemaId;
  required: boolean;
  /** The direction in which the property is left out: a read-only one in requests, a write-only one in responses. */
  leftOutOf?: Direction;
  /** True for the property that selects a variant. The variants show its values. */
  discriminator?: boolean;
  /** The name of another property whose presence makes this one required. */
  requiredWith?: string;
}

export type SchemaNode =
  | (NodeBase & {
      kind: 'object';
      properties: Property[];
      /** The patternProperties. The suffixes of their anchors are `.*1`, `.*2`, ... */
      patternProperties: { pattern: string; anchor: string; schema: SchemaId }[];
      /**
       * The additionalProperties: a schema (the suffix of its anchor is `.*`), `true` for any, `false` for none,
       * undefined if they are not declared.
       */
      additionalProperties?: SchemaId | boolean;
      propertyNames?: SchemaId;
    })
  | (NodeBase & {
      kind: 'array';
      items?: SchemaId;
      prefixItems: SchemaId[];
      contains?: SchemaId;
      /** True if no item has to match `contains`. */
      isContainsOptional?: true;
    })
  | (NodeBase & { kind: 'scalar'; type: string; format?: string; contentMediaType?: string; contentEncoding?: string })
  /** A node that has only alternatives. */
  | (NodeBase & { kind: 'composition' })
  /** Any value. The label is `any` for the empty schema, otherwise `untyped`. */
  | (NodeBase & { kind: 'any' })
  /** The schema `false`. */
  | (NodeBase & { kind: 'never' });

/** A schema that another one refers to. */
interface Child {
  schema: SchemaId;
  /**
   * The step to it: the name of a property, `[]` for an item of an array, and `*` for a value of a map. Undefined for a base or an
   * alternative, which describes the same value.
   */
  step?: string;
}

/** Lists all subschemas of a node, and its bases. */
export function getChildren(node: SchemaNode): Child[] {
  const same = node.applicators.flatMap((applicator) => {
    if ('variants' in applicator) return applicator.variants.map(({ schema }) => schema);
    return 'schema' in applicator
      ? [applicator.schema]
      : [applicator.if, applicator.then ?? [], applicator.else ?? []].flat();
  });
  return [...getInner(node), ...[...node.allOfBases, ...same].map((schema) => ({ schema }))];
}

function getInner(node: SchemaNode): Child[] {
  if (node.kind === 'object') {
    const { properties, patternProperties, additionalProperties, propertyNames } = node;
    return [
      ...properties.map(({ name, schema }) => ({ schema, step: name })),
      ...patternProperties.map(({ pattern, schema }) => ({ schema, step: `/${pattern}/` })),
      ...(typeof additionalProperties === 'string' ? [{ schema: additionalProperties, step: '*' }] : []),
      ...(propertyNames === undefined ? [] : [{ schema: propertyNames, step: '*' }]),
    ];
  }
  if (node.kind !== 'array') return [];
  return [...node.prefixItems, node.items ?? [], node.contains ?? []].flat().map((schema) => ({ schema, step: '[]' }));
}

/** Lists the ids of these schemas. */
export function getChildIds(node: SchemaNode): SchemaId[] {
  return getChildren(node).map(({ schema }) => schema);
}

import {
  inline,
  join,
  toCode,
  toCodeElement,
  toHeading,
  toLines,
  toLink,
  toList,
  toTable,
  toTree,
  type Inline,
} from '@/markdown/build-hast-for-generated-pages';
import * as messages from '@/messages';
import { distinctBy } from '@/lib/lists';
import { memoBy } from '@/lib/memo';
import { toPhrases } from '../collect-constraints';
import { notDocumented, toMeaning, toMarkTexts } from '../item-texts-and-links';
import type { Example } from '../../model/example';
import type { Direction, SchemaNode } from '../../model/schema';
import type { Spec } from '../../model/spec';
import { toComponentLink, toReferenceLink, type Component } from '../component-schemas';
import { findGuides, toGuideLinks, type Guide } from '../guides-that-mention-items';
import type { CrossReferencePage } from '../cross-reference-page-type';
import { toValueText } from '../../exact-numbers';
import { toSchemaUsesTable } from '../schema-uses-table';
import { toSameNameSection } from './schemas-with-same-name-section';
import { toExampleNotes } from '@/openapi/markdown/example';
import { crossReferencePath } from '../page-paths-and-anchors';

/** The page of a component schema: its properties, values, users, example, type, and counterparts in other services. */
export function toSchemaPage(
  component: Component,
  {
    all,
    toType,
    showAssumed,
  }: {
    all: Component[];
    toType: (component: Component) => string | undefined;
    showAssumed: boolean;
  },
): CrossReferencePage {
  const { node, spec, path } = component;
  const isLarge = spec.pages.length > 0;
  const write = (guides: readonly Guide[] = []) => {
    const type = isLarge ? undefined : toType(component);
    const sections: Inline[][] = [
      toMarksLine(component),
      node.description === undefined ? [] : [toMeaning(node.description)],
      node.assumed === undefined || !showAssumed ? [] : [messages.markdownAssumed(node.assumed)],
      [
        isLarge
          ? inline`${toReferenceLink(component, toCode(node.name))} shows its properties and an example.`
          : inline`Defined in ${toReferenceLink(component, spec.title)}.`,
      ],
      isLarge ? [] : toPropertiesSection(component, all),
      toValuesSection(component),
      toUsesSection(component),
      toSchemasSection(component),
      toGuidesSection(findGuides(spec, guides).get(node.anchor) ?? []),
      toSameNameSection(component, all),
      node.example === undefined || isLarge ? [] : toExampleSection(node.example),
      type === undefined
        ? []
        : [toHeading(2, 'TypeScript type', 'typescript'), toCodeElement(withoutLinks(type), 'ts')],
    ];
    return toTree(sections.flat());
  };
  return {
    path,
    list: `${crossReferencePath}schemas/`,
    isOfLargeSpec: isLarge,
    title: node.name,
    description: `Where the schema ${node.name} of ${spec.title} is used, with its ${node.enumeration ? 'values' : 'properties'}.`,
    keywords: [`where is ${node.name} used`],
    write,
  };
}

function toExampleSection(example: Example): Inline[] {
  return [
    toHeading(2, 'Example', 'example'),
    toCodeElement(example.source, example.language),
    toExampleNotes(example).join(' '),
  ];
}

/** Reduces links in the comments of a type to their texts: their anchors are those of the API page, and code has no links. */
function withoutLinks(type: string): string {
  return type.replace(/\[([^[\]\n]+)\]\([#/][^()\s]*\)/g, '$1');
}

function toMarksLine({ spec, node: { marks, sectionMarks = marks } }: Component): Inline[] {
  return sectionMarks ? [join(toMarkTexts(spec, { marks: sectionMarks }))] : [];
}

function toPropertiesSection({ node, spec }: Component, all: Component[]): Inline[] {
  if (node.kind !== 'object' || node.properties.length === 0) return [];
  const rows = node.properties.map(({ name, anchor, schema, required, leftOutOf }) => {
    const value = spec.schemas[schema];
    const others = all.filter((other) => other.spec === spec);
    const type = [
      value ? toTypeText(value, others) : notDocumented,
      ...(required ? ['required'] : []),
      ...(leftOutOf === 'request' ? ['read-only'] : leftOutOf === 'response' ? ['write-only'] : []),
      ...(value ? [...toPhrases(value), ...toMarkTexts(spec, value)] : []),
    ];
    return [
      toLines([toLink(toCode(name), node.page, node.anchor + anchor), join(type)]),
      toMeaning(value?.description),
    ];
  });
  return [toHeading(2, 'Properties', 'properties'), toTable(['Property and type', 'Meaning'], rows)];
}

/** Writes the type of a value, with a link if it is a component. */
function toTypeText(node: SchemaNode, components: Component[]): Inline {
  const component = components.find(({ id }) => [node.id, node.annotatedRef, ...node.allOfBases].includes(id));
  if (component) return toComponentLink(component);
  return node.kind === 'any' ? notDocumented : toCode(node.label);
}

function toValuesSection({ node: { enumeration }, spec }: Component): Inline[] {
  if (enumeration === undefined) return [];
  const rows = enumeration.map(({ value, description, marks }) => [
    join([toCode(toValueText(value)), ...toMarkTexts(spec, { marks })]),
    toMeaning(description),
  ]);
  return [toHeading(2, 'Values', 'values'), toTable(['Value', 'Meaning'], rows)];
}

function toUsesSection({ uses, node }: Component): Inline[] {
  const heading = toHeading(2, 'Operations that use it', 'operations');
  if (uses.length === 0) return [heading, 'No operation uses this schema.'];
  return [heading, ...toWayOfProperties(node), ...toSchemaUsesTable(uses)];
}

/** Says how the way to a property follows from that to its schema, and which properties a direction leaves out. */
function toWayOfProperties(node: SchemaNode): Inline[] {
  const [first] = node.kind === 'object' ? node.properties : [];
  if (node.kind !== 'object' || !first) return [];
  const toLeftOut = (direction: Direction, text: string) => {
    const names = node.properties.filter(({ leftOutOf }) => leftOutOf === direction).map(({ name }) => toCode(name));
    return names.length === 0 ? [] : [inline`${text} ${join(names)}.`];
  };
  const sentences = [
    inline`Each path below leads to this schema. To reach a property, add its name, for example → ${toCode(first.name)}.`,
    ...toLeftOut('request', 'Never sent to the API:'),
    ...toLeftOut('response', 'Never sent by the API:'),
  ];
  return [join(sentences, ' ')];
}

function toSchemasSection({ spec, id }: Component): Inline[] {
  const places = spec.uses[id]?.places.filter(({ anchor }) => anchor.startsWith('schema.')) ?? [];
  if (places.length === 0) return [];
  const owners = getOwners(spec);
  const rows = places.map(({ anchor, title }) => {
    const [, name = ''] = anchor.split(/[.=:~](?=.)/);
    const owner = owners.get(name);
    return toLink(toCode(title), owner?.page ?? `/api/${spec.service}/`, anchor);
  });
  return [toHeading(2, 'Schemas that refer to it', 'schemas'), toList(rows)];
}

/** Returns the component schemas by the names in their anchors, also those that only stand for another one and have no page here. */
const getOwners = memoBy(({ componentIds, schemas }: Spec): ReadonlyMap<string, SchemaNode> => {
  const owners = distinctBy(
    componentIds.flatMap((id) => schemas[id] ?? []),
    ({ anchor }) => anchor?.split('.')[1] ?? '',
  );
  return new Map(owners.map((node) => [node.anchor?.split('.')[1] ?? '', node]));
});

function toGuidesSection(guides: Guide[]): Inline[] {
  const links = toGuideLinks(guides);
  return [toHeading(2, 'Guides', 'guides'), links.length === 0 ? 'No guide links to this schema.' : toList(links)];
}

import { inline, toCode, toLink, toTable, type Inline } from '@/markdown/build-hast-for-generated-pages';
import { toOperationLinks } from '../item-texts-and-links';
import type { Spec } from '../../model/spec';
import type { Component } from '../component-schemas';
import { getEntities, type Entity, type Shape } from '../find-entities-and-their-bodies';
import type { CrossReferenceList } from '../split-list-into-pages';
import { toCounterpartsSection } from './schemas-across-services-section';
import { crossReferencePath } from '../page-paths-and-anchors';
import { toBlock, toHeaded, toServiceSections, type Block } from '../build-sections-blocks-and-tables';

/** The path of the list of entities. */
export const createReadUpdatePath = `${crossReferencePath}create-read-update/`;

/** The page that compares the properties with which an entity is created, read, and updated. */
export function toCreateReadUpdatePage(specs: Spec[], components: Component[]): CrossReferenceList {
  const counterparts = toCounterpartsSection(components);
  const entities = getEntities(specs);
  return {
    path: createReadUpdatePath,
    title: 'Create, read, and update',
    description:
      'The properties of each entity side by side: where each one appears, is required, read-only, or not in the body.',
    keywords: [
      'missing in update',
      'difference between create and update',
      'create versus update',
      'compare request and response',
      'compare fields',
      'CRUD',
      'compare services',
    ],
    intro: [
      'Use this page to see what you send when you create or update an entity, and what you get when you read it. A property is shown as optional if the specification does not say that it is required. Operations are grouped if their paths differ only by parameters at the end.',
    ],
    sections: [
      ...toServiceSections(specs, (spec) => entities.filter((entity) => entity.spec === spec).map(toEntity)),
      ...(counterparts ? [counterparts] : []),
    ],
  };
}

/** The order of the columns, which is that of the title. */
const order = ['create', 'read', 'update'] as const;

/** Shows an entity below a heading, unless that of its service says enough. */
function toEntity({ spec, path, tag, anchor: id, shapes }: Entity): Block {
  const shown = order.flatMap((action) =>
    shapes.filter((shape) => shape.action === action && shape.properties !== undefined),
  );
  const names = [...new Set(shown.flatMap(({ properties = [] }) => properties.map(({ name }) => name)))];
  const head = ['Property', ...shown.map(({ operation }) => operation.title)];
  const rows = names.map((name) => [toCode(name), ...shown.map((shape) => toCell(shape, name))]);
  const texts = [...(rows.length === 0 ? [] : [toTable(head, rows)]), ...toGaps(shapes)];
  if (id === spec.service) return toBlock(toCode(path), ...texts);
  return tag === undefined
    ? toHeaded({ id, title: toCode(path) }, ...texts)
    : toHeaded({ id, title: tag }, toCode(path), ...texts);
}

/** Lists the operations that the table lacks, by what is missing. */
function toGaps(shapes: Shape[]): Inline[] {
  const open = shapes.filter(({ properties }) => properties === undefined);
  const toGap = (label: string, some: Shape[]) =>
    some.length === 0 ? [] : [inline`${label}: ${toOperationLinks(some.map(({ operation }) => operation))}.`];
  return [
    ...toGap(
      'Request body not documented',
      open.filter(({ action, hasBody }) => action !== 'read' && !hasBody),
    ),
    ...toGap(
      'Response body not documented',
      open.filter(({ action, hasBody }) => action === 'read' && !hasBody),
    ),
    ...toGap(
      'Body without documented properties',
      open.filter(({ hasBody }) => hasBody),
    ),
  ];
}

function toCell({ properties = [], page, anchor, action }: Shape, name: string): Inline {
  const property = properties.find((candidate) => candidate.name === name);
  if (!property) return 'Not in the body';
  const isLeftOut = property.leftOutOf === (action === 'read' ? 'response' : 'request');
  const text = isLeftOut
    ? action === 'read'
      ? 'Write-only'
      : 'Read-only'
    : property.required
      ? 'Required'
      : 'Optional';
  return toLink(text, page, anchor + property.anchor);
}

import type { Element } from 'hast';
import {
  inline,
  join,
  toCode,
  toLines,
  toSentence,
  type Inline,
  toDotBlock,
  toDotText,
} from '@/markdown/build-hast-for-generated-pages';
import { groupBy } from '@/lib/lists';
import type { SchemaId } from '../../model/schema';
import type { Spec } from '../../model/spec';
import { toComponentLink, type Component } from '../component-schemas';
import { toServiceMap } from './service-map-section';
import type { CrossReferenceList } from '../split-list-into-pages';
import { getRelations, type Relation } from '../references-between-schemas';
import { crossReferencePath, type FindPath } from '../page-paths-and-anchors';
import { toBlock, toTables, type Section } from '../build-sections-blocks-and-tables';

/** A map with more nodes would not be legible. */
const mostNodes = 40;
/** The most names of properties in a node. The table below the map has all. */
const mostNamed = 8;
/** The most nodes of a map whose arrows point down, which fits a phone. With more of them, it would be wider than the page. */
const mostDown = 5;
/** The layout of larger maps: the separate graphs of a map are below each other. */
const sideways = ['rankdir=LR', 'ranksep=0.15', 'pack=8', 'packmode="array_c1"'];

type Find = (id: string) => Component | undefined;

/** The page with a map of all services, and one for each: which of its schemas refer to which others. */
export function toMapsPage(specs: Spec[], components: Component[], findPath: FindPath): CrossReferenceList {
  const all = toServiceMap(specs, components, findPath);
  return {
    path: `${crossReferencePath}maps/`,
    title: 'Maps of the services',
    description: 'Maps and tables of what the services share, and of which schemas refer to which others.',
    keywords: ['diagram', 'schema diagram', 'entity relationship', 'data model', 'map', 'all services'],
    intro: [
      toSentence(
        'Use this page to see how the services and their schemas are connected. In the map of a service, an arrow leads from a schema to one that it contains. The names below a schema are its properties that contain other schemas; `[]` marks the items of an array, and `*` the values of a map. Arrows that other arrows imply appear only in the table.',
      ),
    ],
    sections: [...(all ? [all] : []), ...specs.map((spec) => toSection(spec, components))],
  };
}

function toSection(spec: Spec, components: Component[]): Section {
  const own = new Map(components.flatMap((component) => (component.spec === spec ? [[component.id, component]] : [])));
  const find: Find = (id) => own.get(id);
  const relations = getRelations(spec);
  const heading = { id: spec.service, title: spec.title };
  if (relations.length === 0) return { ...heading, blocks: [toBlock('No schema refers to another one.')] };
  const nodes = [...new Set(relations.flatMap(({ from, to }) => [from, to]))].flatMap((id) => find(id) ?? []);
  const rows = [...groupBy(relations, ({ from }) => from)].map(([from, group]) => ({
    cells: [toName(find(from)), toLines(group.map(({ to, ways }) => inline`${toWays(ways)} → ${toName(find(to))}`))],
  }));
  const map = nodes.length > mostNodes ? [] : [toBlock(toMap(spec, nodes, withoutImplied(relations)))];
  return { ...heading, blocks: [...map, ...toTables(['Schema', 'Refers to'], rows)] };
}

function toWays(ways: string[]): Inline {
  return ways.length === 0 ? 'as a base or an alternative' : join(ways.map(toCode));
}

function toName(component: Component | undefined): Inline {
  return component ? toComponentLink(component) : '';
}

/** Leaves out the relations that follow from two others: `blueprint.status` from `blueprint` and `status`. */
function withoutImplied(relations: Relation[]): Relation[] {
  const toEnds = (from: SchemaId, to: SchemaId) =>
    relations.filter((end) => end.from === from && end.to === to).flatMap(({ ways }) => ways);
  const isImplied = ({ from, to, ways }: Relation) =>
    ways.length > 0 &&
    ways.every((way) =>
      relations.some(
        (start) =>
          start.from === from &&
          start.ways.some((step) => toEnds(start.to, to).some((end) => way === `${step}.${end}`)),
      ),
    );
  return relations.filter((relation) => !isImplied(relation));
}

/** Writes a map as DOT. Every node has the names of the properties that lead to others, and links to the page of its schema. */
function toMap({ title }: Spec, nodes: Component[], relations: Relation[]): Element {
  const statements = [
    'nodesep=0.12',
    'node [margin="0.08,0.08"]',
    ...(nodes.length > mostDown ? sideways : []),
    ...nodes.map(({ id, node, path }) => {
      const ways = relations.filter(({ from }) => from === id).flatMap((relation) => relation.ways);
      const shown = ways.length > mostNamed ? [...ways.slice(0, mostNamed), '…'] : ways;
      return `${toDotText(id)} [label=${toDotText([node.name, ...shown].join('\n'))} URL=${toDotText(path)}]`;
    }),
    ...relations.map(({ from, to }) => `${toDotText(from)} -> ${toDotText(to)}`),
  ];
  const alt = `Schemas of ${title} and the schemas that they refer to, as in the table below`;
  return toDotBlock(statements, alt);
}

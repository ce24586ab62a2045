import { toCode, toSource } from '../../generated-pages/markdown';
import type { Spec } from '../../model';
import { toComponentLink, type Component } from '../components';
import { toGraph, toGraphId } from '../graph';
import { toTables, type CrossReferenceList, type Section } from '../list';
import { crossReferencePath } from '../page';
import { getRelations, type Relation } from '../relations';
import { toServiceMap, type FindPath } from './service-map';

/** A map with more nodes would not be legible. */
const mostNodes = 40;
/** The most names on one line of a map. The table below it has all. */
const mostNamed = 2;

type Find = (id: string) => Component | undefined;

/** The page with a map of all services, and one for each: which of its schemas refer to which others. */
export function toMapsPage(specs: Spec[], components: Component[], findPath: FindPath): CrossReferenceList {
  const all = toServiceMap(specs, components, findPath);
  return {
    path: `${crossReferencePath}maps/`,
    title: 'Maps of the services',
    description: 'What the services share, and which of their schemas refer to which others, as maps and as tables.',
    keywords: ['diagram', 'schema diagram', 'entity relationship', 'data model', 'map', 'all services'],
    intro:
      'In the map of a service, an arrow leads from a schema to one that it contains. The names next to it are those of the properties.',
    sections: [...(all ? [all] : []), ...specs.map((spec) => toSection(spec, components))],
  };
}

function toSection(spec: Spec, components: Component[]): Section {
  const own = new Map(components.flatMap((component) => (component.spec === spec ? [[component.id, component]] : [])));
  const find: Find = (id) => own.get(id);
  const relations = getRelations(spec);
  const heading = { id: spec.service, title: toSource(spec.title) };
  if (relations.length === 0) return { ...heading, blocks: ['No schema refers to another one.'] };
  const nodes = [...new Set(relations.flatMap(({ from, to }) => [from, to]))].flatMap((id) => find(id) ?? []);
  const rows = relations.map(({ from, to, ways }) => [
    toName(find(from)),
    ways.length === 0 ? 'Includes it' : ways.map(toCode).join(', '),
    toName(find(to)),
  ]);
  const map = nodes.length > mostNodes ? [] : [toMap(spec, nodes, relations, find)];
  return { ...heading, blocks: [...map, ...toTables(['Schema', 'Properties', 'Refers to'], rows)] };
}

function toName(component: Component | undefined): string {
  return component ? toComponentLink(component) : '';
}

/** Writes a map as DOT. Every node links to the page of its schema. */
function toMap({ title }: Spec, nodes: Component[], relations: Relation[], find: Find): string {
  const statements = [
    ...nodes.map(({ node, path }) => `${toGraphId(node.name)} [URL=${toGraphId(path)}]`),
    ...relations.map(({ from, to, ways }) => {
      const shown = ways.length > mostNamed ? [...ways.slice(0, mostNamed), '…'] : ways;
      const label = shown.length === 0 ? '' : ` [label=${toGraphId(shown.join('\n'))}]`;
      return `${toGraphId(find(from)?.node.name)} -> ${toGraphId(find(to)?.node.name)}${label}`;
    }),
  ];
  const alt = `Schemas of ${title} and the schemas that they refer to, as in the table below`;
  return toGraph(statements, alt);
}

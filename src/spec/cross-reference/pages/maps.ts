import { toFenced } from '@/markdown/markdown-text';
import { toCode, toSource } from '../../generated-pages/markdown';
import type { Spec } from '../../model';
import { toComponentLink, type Component } from '../components';
import { toTables, type CrossReferenceList, type Section } from '../list';
import { crossReferencePath } from '../page';
import { getRelations, type Relation } from '../relations';

/** A map with more nodes would not be legible. */
const mostNodes = 40;
/** The most names on one line of a map. The table below it has all. */
const mostNamed = 2;

type Find = (id: string) => Component | undefined;

/** The page with a map for each service: which of its schemas refer to which others. */
export function toMapsPage(specs: Spec[], components: Component[]): CrossReferenceList {
  return {
    path: `${crossReferencePath}maps/`,
    title: 'Maps of the services',
    description: 'Which schemas of each service refer to which others, as a map and as a table.',
    keywords: ['diagram', 'entity relationship', 'data model', 'map'],
    intro: 'An arrow leads from a schema to one that it contains. The names next to it are those of the properties.',
    sections: specs.map((spec) => toSection(spec, components)),
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
    ...nodes.map(({ node, path }) => `${toId(node.name)} [URL=${toId(path)}]`),
    ...relations.map(({ from, to, ways }) => {
      const shown = ways.length > mostNamed ? [...ways.slice(0, mostNamed), '…'] : ways;
      const label = shown.length === 0 ? '' : ` [label=${toId(shown.join('\n'))}]`;
      return `${toId(find(from)?.node.name)} -> ${toId(find(to)?.node.name)}${label}`;
    }),
  ];
  const alt = `Schemas of ${title} and the schemas that they refer to, as in the table below`;
  return toFenced(`digraph {\n  ${statements.join(';\n  ')};\n}`, `dot alt="${alt.replaceAll(/["`<\n{}]/g, ' ')}"`);
}

/** Quotes a text for DOT. */
function toId(text = ''): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}

import type { Element } from 'hast';
import {
  join,
  toCode,
  toLines,
  toLink,
  toTable,
  toDotBlock,
  toDotText,
} from '@/markdown/build-hast-for-generated-pages';
import { groupBy } from '@/lib/lists';
import { toCount } from '@/messages/plural';
import { getOperations } from '../../list-components-and-filter-operations';
import { getParameters } from '../../model/parameter';
import { toServiceLink, toServicePage } from '../item-texts-and-links';
import type { Operation } from '../../model/operation';
import type { Spec } from '../../model/spec';
import type { Component } from '../component-schemas';
import { getCounterparts } from '../schemas-across-services';
import { getNameAnchors } from './properties-and-parameters';
import type { FindPath } from '../page-paths-and-anchors';
import { toBlock, type Section } from '../build-sections-blocks-and-tables';

/** The most shared names of the map. The table below it has all. */
const mostShared = 24;

/** A path parameter or a schema that several services share. */
interface Shared {
  /** `{resourceGroupId}`; several names for schemas that have different names. */
  names: string[];
  kind: 'Path parameter' | 'Schema';
  path: string;
  specs: Spec[];
}

/** The section with the map of all services: each one with what it has in common with others. Undefined for fewer than two. */
export function toServiceMap(specs: Spec[], components: Component[], findPath: FindPath): Section | undefined {
  if (specs.length < 2) return undefined;
  const shared = [...toSharedParameters(specs, findPath), ...toSharedSchemas(components, findPath)];
  const rows = shared.map(({ names, kind, path, specs: own }) => [
    toLines([toLink(join(names.map(toCode)), path), kind]),
    join(own.map(toServiceLink)),
  ]);
  const intro =
    'A line leads from a service to each path parameter, and each schema with properties, that it shares with another service. A shared name can mean different things: see its descriptions.';
  const table =
    rows.length === 0
      ? 'The services share no path parameter and no schema with properties.'
      : toTable(['Shared', 'Services'], rows);
  return {
    id: 'all-services',
    title: 'All services',
    blocks: [toBlock(intro), toBlock(toMap(specs, shared.slice(0, mostShared))), toBlock(table)],
  };
}

function toSharedParameters(specs: Spec[], findPath: FindPath): Shared[] {
  const entries = specs.flatMap((spec) => getParameterNames(getOperations(spec)).map((name) => ({ spec, name })));
  const anchors = getNameAnchors(specs);
  return [...groupBy(entries, ({ name }) => name)].flatMap(([name, own]) => {
    const path = findPath(anchors.get(name) ?? '');
    return own.length < 2 || path === undefined
      ? []
      : [{ names: [`{${name}}`], kind: 'Path parameter' as const, path, specs: own.map(({ spec }) => spec) }];
  });
}

function getParameterNames(operations: Operation[]): string[] {
  const parameters = operations.flatMap((operation) => getParameters(operation, 'path'));
  return [...new Set(parameters.map(({ name }) => name))];
}

function toSharedSchemas(components: Component[], findPath: FindPath): Shared[] {
  return getCounterparts(components).flatMap(({ names, anchor, members }) => {
    const path = findPath(anchor);
    const specs = [...new Set(members.map(({ component }) => component.spec))];
    return path === undefined ? [] : [{ names, kind: 'Schema' as const, path, specs }];
  });
}

/** Writes the map as DOT, narrow enough for a phone: the services in one column, and what they share in another. */
function toMap(specs: Spec[], shared: Shared[]): Element {
  const countOf = (spec: Spec) => toCount(getOperations(spec).length, 'operation');
  const statements = [
    'rankdir=LR',
    'ranksep=0.4',
    'splines=line',
    'edge [arrowhead=none tailport=e headport=w]',
    ...specs.map((spec) => {
      const label = `${spec.title}\n${countOf(spec)}`;
      return `${toDotText(spec.service)} [label=${toDotText(label)} width=1.4 URL=${toDotText(toServicePage(spec))}]`;
    }),
    ...shared.map(
      ({ names, path }, index) =>
        `"shared ${index}" [label=${toDotText(names.join('\n'))} width=2.6 URL=${toDotText(path)}]`,
    ),
    ...shared.flatMap(({ specs: own }, index) =>
      own.map(({ service }) => `${toDotText(service)} -> "shared ${index}"`),
    ),
  ];
  const services = specs.map((spec) => `${spec.title} (${countOf(spec)})`).join(', ');
  return toDotBlock(
    statements,
    `${services}, and the path parameters and schemas that they share, as in the table below`,
  );
}

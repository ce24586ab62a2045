import {
  inline,
  join,
  toCode,
  toHeading,
  toLink,
  toList,
  toStrong,
  type Inline,
} from '@/markdown/build-hast-for-generated-pages';
import { groupBy } from '@/lib/lists';
import type { Operation } from '../../model/operation';
import type { SchemaId } from '../../model/schema';
import type { Spec } from '../../model/spec';
import { getAssumed, type AssumedItem } from '../collect-items-marked-assumed';
import { getComponentNodes, getOperations, isWithoutErrors } from '../../list-components-and-filter-operations';
import { toOperationList, toServiceHeading } from '../item-texts-and-links';
import type { Assumption, Sources } from './section-input-types';
import { getSentSchemas } from '../find-inner-and-sent-schemas';

/** Writes what the specs leave open, and what the site assumes. */
export function writeGapsAndAssumptions({ specs, assumptions }: Sources): Inline[] {
  return [...specs.flatMap(toServiceSection), ...toGuidesSection(assumptions)];
}

/** Lists what the specification of a service leaves open: first what decides a request, then what decides how to read a response. */
function toServiceSection(spec: Spec): Inline[] {
  const operations = getOperations(spec);
  const lacksBody = ({ responses }: Operation) =>
    !responses.some(({ content }) => content.some(({ schema }) => schema !== undefined));
  const sent = getSentSchemas(spec);
  const entries = [
    toOperationsEntry('Request bodies of', operations, lacksRequestBody),
    toEntry(
      'Types in requests of',
      getUntyped(spec, (owner) => sent.has(owner)),
    ),
    toOperationsEntry('Response bodies of', operations, lacksBody),
    toOperationsEntry('Error responses of', operations, isWithoutErrors),
    toEntry(
      'Types of',
      getUntyped(spec, (owner) => !sent.has(owner)),
    ),
    toEntry('Meanings of values of', getUnexplained(spec)),
  ];
  const list = entries.flatMap((entry) => (entry === undefined ? [] : [entry]));
  const blocks = [...(list.length === 0 ? [] : [toList(list)]), ...toAssumedLists(getAssumed(spec))];
  return blocks.length === 0 ? [] : [toServiceHeading(spec), ...blocks];
}

/** Returns true for an operation whose method usually has a body, and which documents none. */
function lacksRequestBody({ method, requestBody }: Operation): boolean {
  return ['post', 'put', 'patch'].includes(method) && requestBody === undefined;
}

const introductions: [AssumedItem['concerns'], string][] = [
  ['requests', 'Assumed about requests, and marked as such where shown:'],
  ['responses', 'Assumed about responses, and marked as such where shown:'],
  ['schemas', 'Assumed names of schemas, which are not sent, and types of their properties:'],
];

/** Lists what a spec marks as assumed, each reason once. */
function toAssumedLists(items: AssumedItem[]): Inline[] {
  return introductions.flatMap(([concerns, introduction]) => {
    const byReason = groupBy(
      items.filter((item) => item.concerns === concerns),
      ({ reason }) => reason,
    );
    const list = [...byReason].map(([reason, group]) => inline`${join(group.map(({ link }) => link))}: ${reason}`);
    return list.length === 0 ? [] : [introduction, toList(list)];
  });
}

/** Lists the statements that pages mark as assumed. */
function toGuidesSection(assumptions: Assumption[]): Inline[] {
  if (assumptions.length === 0) return [];
  // The texts are those of the pages, and what shows a tree changes it.
  const entries = assumptions.map(({ title, path, text }) => inline`${toLink(title, path)}: ${structuredClone(text)}`);
  return [toHeading(2, 'Guides', 'guides'), 'Assumed, and marked as such in the text:', toList(entries)];
}

function toOperationsEntry(
  title: string,
  operations: Operation[],
  isMissing: (operation: Operation) => boolean,
): Inline | undefined {
  const missing = operations.filter(isMissing);
  return missing.length === 0 ? undefined : inline`${toStrong(title)} ${toOperationList(missing, operations)}`;
}

function toEntry(title: string, links: Inline[]): Inline | undefined {
  return links.length === 0 ? undefined : inline`${toStrong(title)} ${join(links)}`;
}

/** Returns links to the properties of some component schemas that may have any type. */
function getUntyped(spec: Spec, isOwner: (owner: SchemaId) => boolean): Inline[] {
  return getComponentNodes(spec).flatMap((node) =>
    (node.kind === 'object' && isOwner(node.id) ? node.properties : [])
      .filter(({ schema }) => spec.schemas[schema]?.kind === 'any')
      .map(({ name, anchor }) => toLink(toCode(`${node.name}.${name}`), node.page, node.anchor + anchor)),
  );
}

/** Returns links to the component schemas whose enumeration has a value without a description. */
function getUnexplained(spec: Spec): Inline[] {
  return getComponentNodes(spec)
    .filter(({ enumeration = [] }) => enumeration.some(({ description }) => description === undefined))
    .map(({ name, page, anchor }) => toLink(toCode(name), page, anchor));
}

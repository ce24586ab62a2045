import { toLink as toMarkdownLink } from '@/markdown/markdown-text';
import type { Operation } from '../../model/operation';
import type { Spec } from '../../model/spec';
import { getComponentNodes, getOperations, isWithoutErrors } from '../items';
import { toCode, toLink, toOperationList, toServiceHeading, toServicePage, toSource } from '../markdown';
import type { Assumption, Sources } from './page';

/** Writes what the specs leave open, and what the site assumes. */
export function writeNotDocumented({ specs, assumptions }: Sources): string[] {
  return [...specs.map(toServiceSection), ...toGuidesSection(assumptions)];
}

/** Lists what the specification of a service leaves open. */
function toServiceSection(spec: Spec): string {
  const operations = getOperations(spec);
  const lacksBody = ({ responses }: Operation) =>
    !responses.some(({ content }) => content.some(({ schema }) => schema !== undefined));
  const entries = [
    toOperationsEntry('Response bodies of', operations, lacksBody),
    toOperationsEntry('Error responses of', operations, isWithoutErrors),
    toEntry('Types of', getUntyped(spec)),
    toEntry('Meanings of values of', getUnexplained(spec)),
  ];
  const assumed = getAssumptions(spec);
  const list = entries.flatMap((entry) => (entry === undefined ? [] : [`- ${entry}`]));
  return [
    toServiceHeading(spec),
    list.join('\n'),
    ...(assumed.length === 0 ? [] : [`Assumed, and marked as such where shown:`, assumed.join('\n')]),
  ].join('\n\n');
}

/** Lists the statements that pages mark as assumed. */
function toGuidesSection(assumptions: Assumption[]): string[] {
  if (assumptions.length === 0) return [];
  const entries = assumptions.map(({ title, path, text }) => `- ${toMarkdownLink(toSource(title), path)}: ${text}`);
  return ['## Guides {#guides}', 'Assumed, and marked as such in the text:', entries.join('\n')];
}

function toOperationsEntry(
  title: string,
  operations: Operation[],
  isMissing: (operation: Operation) => boolean,
): string | undefined {
  const missing = operations.filter(isMissing);
  return missing.length === 0 ? undefined : `**${title}** ${toOperationList(missing, operations)}`;
}

function toEntry(title: string, links: string[]): string | undefined {
  return links.length === 0 ? undefined : `**${title}** ${links.join(', ')}`;
}

/** Returns links to the properties of component schemas that may have any type. */
function getUntyped(spec: Spec): string[] {
  return getComponentNodes(spec).flatMap((node) =>
    (node.kind === 'object' ? node.properties : [])
      .filter(({ schema }) => spec.schemas[schema]?.kind === 'any')
      .map(({ name, anchor }) => toLink(toCode(`${node.name}.${name}`), node.page, node.anchor + anchor)),
  );
}

/** Returns links to the component schemas whose enumeration has a value without a description. */
function getUnexplained(spec: Spec): string[] {
  return getComponentNodes(spec)
    .filter(({ enumeration = [] }) => enumeration.some(({ description }) => description === undefined))
    .map(({ name, page, anchor }) => toLink(toCode(name), page, anchor));
}

/** Lists what the site marks as assumed, each with its reason. */
function getAssumptions(spec: Spec): string[] {
  const components = spec.componentIds.flatMap((id) => {
    const { name = '', anchor = '', page = '', assumed } = spec.schemas[id] ?? {};
    return assumed === undefined ? [] : [{ link: toLink(toCode(name), page, anchor), assumed }];
  });
  const schemes = spec.securitySchemes.flatMap(({ name, anchor, assumed }) =>
    assumed === undefined ? [] : [{ link: toLink(toCode(name), toServicePage(spec), anchor), assumed }],
  );
  return [...schemes, ...components].map(({ link, assumed }) => `- ${link}: ${toSource(assumed)}`);
}

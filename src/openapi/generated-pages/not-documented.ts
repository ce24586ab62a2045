import { toLink as toMarkdownLink } from '@/markdown/markdown-text';
import type { Operation, Spec } from '../model';
import { getOperations, toCode, toLink, toOperationList, toServiceHeading, toServicePage, toSource } from './markdown';
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
  const lacksError = ({ responses }: Operation) => !responses.some(({ class: kind }) => kind === 'error');
  const entries = [
    toOperationsEntry('Response bodies of', operations, lacksBody),
    toOperationsEntry('Error responses of', operations, lacksError),
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
function getUntyped({ componentIds, schemas }: Spec): string[] {
  return componentIds.flatMap((id) => {
    const node = schemas[id];
    if (
      node?.kind !== 'object' ||
      node.annotatedRef !== undefined ||
      node.anchor === undefined ||
      node.page === undefined
    )
      return [];
    const { name = '', anchor, page } = node;
    return node.properties
      .filter(({ schema }) => schemas[schema]?.kind === 'any')
      .map((property) => toLink(toCode(`${name}.${property.name}`), page, anchor + property.anchor));
  });
}

/** Returns links to the component schemas whose enumeration has a value without a description. */
function getUnexplained({ componentIds, schemas }: Spec): string[] {
  return componentIds.flatMap((id) => {
    const { name, anchor, page, annotatedRef, enumeration = [] } = schemas[id] ?? {};
    const hasUnexplained =
      annotatedRef === undefined && enumeration.some(({ description }) => description === undefined);
    if (!hasUnexplained || name === undefined || anchor === undefined || page === undefined) return [];
    return [toLink(toCode(name), page, anchor)];
  });
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

import { fail } from '@/lib/fail';
import { toCodeSpan, toEscaped, toLink as toMarkdownLink } from '@/markdown/markdown-text';
import type { Operation, Spec } from './model';

export const undocumentedPage = 'content/definitions/not-documented.md';

/** Precedes the sections that are written from the specs. The text before it is written by hand. */
const start = '<!-- Written by `npm run undocumented` -->';

/** A statement of a page that the specification does not make, as Markdown. */
export interface Assumption {
  title: string;
  path: string;
  text: string;
}

/** Replaces the sections of the services and of the guides in the source of the page. */
export function replaceSections(page: string, specs: Spec[], assumptions: Assumption[]): string {
  const [intro = '', ...sections] = page.split(start);
  if (sections.length !== 1)
    fail(`the line ${start} must be there once`, {
      place: { file: undocumentedPage },
      fix: 'Add it after the text that is written by hand, and remove what follows it.',
    });
  const written = [...specs.map(toUndocumentedSection), ...toGuidesSection(assumptions)];
  return `${intro}${start}\n\n${written.join('\n\n')}\n`;
}

/** Writes what the specification of a service leaves open, as Markdown. Its texts are not trusted, so they are escaped. */
function toUndocumentedSection(spec: Spec): string {
  const toLink = (text: string, anchor: string) => toMarkdownLink(text, `/api/${spec.service}/#${encodeURI(anchor)}`);
  const operations = spec.operations.filter(({ kind }) => kind === 'operation');
  const hasBody = ({ responses }: Operation) =>
    responses.some(({ content }) => content.some(({ schema }) => schema !== undefined));
  const hasError = ({ responses }: Operation) => responses.some(({ class: kind }) => kind === 'error');
  const entries = [
    toOperationsEntry('Response bodies of', operations, hasBody, toLink),
    toOperationsEntry('Error responses of', operations, hasError, toLink),
    toEntry('Types of', getUntyped(spec, toLink)),
    toEntry('Meanings of values of', getUnexplained(spec, toLink)),
  ];
  const assumed = getAssumptions(spec, toLink);
  const list = entries.flatMap((entry) => (entry === undefined ? [] : [`- ${entry}`]));
  return [
    `## ${toSource(spec.title)} {#${spec.service}}`,
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

/** Escapes a text for one line of a page, where `{` begins a variable and `:` a directive. */
function toSource(text: string): string {
  return toEscaped(text.replaceAll(/\s+/g, ' ').trim()).replace(/\{|:(?=\w)/g, '\\$&');
}

type ToLink = (text: string, anchor: string) => string;

/** Lists the operations that lack something, or those that do not if they are fewer. */
function toOperationsEntry(
  title: string,
  operations: Operation[],
  isDocumented: (operation: Operation) => boolean,
  toLink: ToLink,
): string | undefined {
  const toLinks = (list: Operation[]) =>
    list.map((operation) => toLink(toSource(operation.title), operation.id)).join(', ');
  const documented = operations.filter(isDocumented);
  const missing = operations.filter((operation) => !isDocumented(operation));
  if (missing.length === 0) return undefined;
  if (documented.length === 0) return `**${title}** all ${operations.length} operations`;
  return documented.length < missing.length
    ? `**${title}** all operations except ${toLinks(documented)}`
    : `**${title}** ${toLinks(missing)}`;
}

function toEntry(title: string, links: string[]): string | undefined {
  return links.length === 0 ? undefined : `**${title}** ${links.join(', ')}`;
}

/** Links the properties of component schemas that the specification gives no type. */
function getUntyped({ componentIds, schemas }: Spec, toLink: ToLink): string[] {
  return componentIds.flatMap((id) => {
    const node = schemas[id];
    if (node?.kind !== 'object' || node.anchor === undefined) return [];
    const { name = '', anchor } = node;
    return node.properties
      .filter(({ schema }) => schemas[schema]?.kind === 'any')
      .map((property) => toLink(toCodeSpan(`${name}.${property.name}`), anchor + property.anchor));
  });
}

/** Links the component schemas with an enumeration of which a value has no description. */
function getUnexplained({ componentIds, schemas }: Spec, toLink: ToLink): string[] {
  return componentIds.flatMap((id) => {
    const { name, anchor, enumeration = [] } = schemas[id] ?? {};
    const isOpen = enumeration.some(({ description }) => description === undefined);
    return isOpen && name !== undefined && anchor !== undefined ? [toLink(toCodeSpan(name), anchor)] : [];
  });
}

/** Lists what the site marks as assumed, each with its reason. */
function getAssumptions(spec: Spec, toLink: ToLink): string[] {
  const components = spec.componentIds.flatMap((id) => {
    const { name = '', anchor = '', assumed } = spec.schemas[id] ?? {};
    return assumed === undefined ? [] : [{ link: toLink(toCodeSpan(name), anchor), assumed }];
  });
  const schemes = spec.securitySchemes.flatMap(({ name, anchor, assumed }) =>
    assumed === undefined ? [] : [{ link: toLink(toCodeSpan(name), anchor), assumed }],
  );
  return [...schemes, ...components].map(({ link, assumed }) => `- ${link}: ${toSource(assumed)}`);
}

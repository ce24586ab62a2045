import { toSentMethod } from '@/lib/http-method';
import * as messages from '@/messages';
import type { ResolveHref } from '@/markdown/inline-hast-to-markdown';
import { toAbsoluteLinks } from './absolute-links';
import { toEscaped, toFenced, toLink, toOneLine } from '@/markdown/write-markdown-text-code-and-links';
import { toMarkText, toExternalDocs, toServers, toAssumed } from './servers-docs-marks-and-assumptions';
import { toMediaType } from './media-type';
import { toParameterLines } from './parameter-or-header';
import { getPropertyLineLimit, PropertyList } from './property-list';
import { toLinkList } from './response-links';
import type { SecurityAlternative } from '../model/security';
import type { Operation } from '../model/operation';
import type { DocsLink, ApiLinks } from '../model/prose-marks-server-and-docs-links';
import type { Spec } from '../model/spec';

interface OperationExtras {
  /** The path of the page that says where the operation is used. */
  usesPath?: string;
  /** The request in the first language. */
  sample?: { label: string; language: string; source: string };
  resolveHref?: ResolveHref;
}

/**
 * Formats an operation as concise Markdown without its title, with absolute links, for people and programs that read plain text.
 */
export function toOperationMarkdown(
  spec: Spec,
  operation: Operation,
  { credentials, guide, usesPath, sample, resolveHref }: ApiLinks & OperationExtras = {},
): string {
  const properties = new PropertyList(spec.schemas, { room: getPropertyLineLimit(spec), isForeign: spec.isForeign });
  const blocks = [
    `\`${toSentMethod(operation.method)} ${operation.path}\``,
    operation.operationId === undefined ? undefined : `${messages.operationId} \`${operation.operationId}\``,
    operation.marks?.map(toMarkText).join(', '),
    toAssumed(operation.assumed),
    operation.description?.source.trim(),
    toExternalDocs(operation.externalDocs),
    ...toServers(operation.servers),
    toSecurity(operation.security, spec),
    operation.security.flat().length === 0 ? undefined : toLinkLine(messages.seeCredentials, credentials),
    ...toParameters(operation, properties),
    ...toBody(operation, properties),
    ...toResponses(operation, properties),
    ...toCallbacks(operation, spec, properties, 2),
    ...toSample(sample, spec),
    toLinkLine(`${messages.guideOfApi}:`, guide),
    usesPath === undefined ? undefined : `[${messages.whereUsed}](${usesPath})`,
  ];
  const text = blocks.filter(Boolean).join('\n\n');
  const assumed = toAssumptions(operation, spec, properties).filter(({ reason }) => !text.includes(reason));
  const list = assumed.map(({ name, reason }) => `- \`${name}\`: ${reason}`).join('\n');
  const end = list === '' ? [] : [`## ${messages.markdownAssumptions}`, list];
  return `${toAbsoluteLinks([...blocks, ...end], spec, { page: operation.page, resolveHref })}\n`;
}

function toSample(sample: OperationExtras['sample'], { service, title }: Spec): string[] {
  if (!sample) return [];
  return [
    `## ${messages.request}`,
    toFenced(sample.source, sample.language),
    messages.markdownSamples(toEscaped(title), `/api/${service}/`),
  ];
}

function toLinkLine(text: string, link: DocsLink | undefined): string | undefined {
  return link && `${text} ${toLink(toEscaped(link.label), link.path)}`;
}

/** Returns the assumptions of the security schemes and component schemas that an operation uses. */
function toAssumptions(
  { security }: Operation,
  { securitySchemes }: Spec,
  properties: PropertyList,
): { name: string; reason: string }[] {
  const used = new Set(security.flat().map(({ scheme }) => scheme));
  const schemes = securitySchemes.filter(({ name }) => used.has(name));
  return [...schemes, ...properties.getAssumed()].flatMap(({ name, label, assumed }) =>
    assumed === undefined ? [] : [{ name: name ?? label, reason: toOneLine(assumed) }],
  );
}

function toSecurity(security: SecurityAlternative[], spec: Spec): string | undefined {
  if (security.length === 0) return undefined;
  const toLabel = (name: string) => spec.securitySchemes.find((scheme) => scheme.name === name)?.distinctLabel ?? name;
  const alternatives = security.map((schemes) =>
    schemes.length === 0
      ? messages.markdownNoSecurity
      : schemes
          .map(({ scheme, scopes }) => toLabel(scheme) + (scopes.length > 0 ? ` (${scopes.join(', ')})` : ''))
          .join(' + '),
  );
  return messages.markdownSecurity(messages.orLabel(alternatives));
}

function toParameters(
  { parameters, directions }: Operation,
  properties: PropertyList,
  level = 2,
): (string | undefined)[] {
  if (parameters.length === 0) return [];
  const lines = parameters.flatMap(({ in: location, parameters: list }) =>
    list.flatMap((parameter) => toParameterLines(parameter, location, properties, directions.request)),
  );
  return [toHeading(level, messages.markdownParameters), lines.join('\n')];
}

function toBody({ requestBody, directions }: Operation, properties: PropertyList, level = 2): (string | undefined)[] {
  if (!requestBody) return [];
  const required = requestBody.required ? ` (${messages.markdownRequired})` : '';
  const content = requestBody.content.flatMap((media) => toMediaType(media, properties, directions.request));
  return [
    toHeading(level, `${messages.markdownBody}${required}`),
    requestBody.description?.source.trim(),
    toAssumed(requestBody.assumed),
    ...content,
  ];
}

function toResponses(
  { responses, directions }: Operation,
  properties: PropertyList,
  level = 2,
): (string | undefined)[] {
  return responses.flatMap(({ status, description, headers, content, links, assumed }) => [
    toHeading(level, messages.markdownResponse(status)),
    description?.source.trim(),
    toAssumed(assumed),
    headers.flatMap((header) => toParameterLines(header, 'header', properties, directions.response)).join('\n'),
    ...(content.length === 0
      ? [messages.markdownNoBody]
      : content.flatMap((media) => toMediaType(media, properties, directions.response))),
    toLinkList(links),
  ]);
}

/** Formats the callbacks of an operation, which may have callbacks themselves. */
function toCallbacks(
  { callbacks }: Operation,
  spec: Spec,
  properties: PropertyList,
  level: number,
): (string | undefined)[] {
  return callbacks.flatMap(({ name, expression, operations }) =>
    operations.flatMap((operation) => [
      toHeading(level, messages.markdownCallback(name)),
      `\`${toSentMethod(operation.method)} ${expression}\``,
      operation.marks?.map(toMarkText).join(', '),
      toAssumed(operation.assumed),
      operation.description?.source.trim(),
      toSecurity(operation.security, spec),
      ...toParameters(operation, properties, level + 1),
      ...toBody(operation, properties, level + 1),
      ...toResponses(operation, properties, level + 1),
      ...toCallbacks(operation, spec, properties, level + 1),
    ]),
  );
}

/** Markdown has six levels of headings. */
function toHeading(level: number, text: string): string {
  return `${'#'.repeat(Math.min(level, 6))} ${text}`;
}

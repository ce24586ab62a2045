import { toSentMethod } from '@/lib/http-method';
import * as messages from '@/messages';
import { nameControls } from '@/lib/control-characters';
import { decodeUri } from '@/lib/decode-uri';
import { getLevel } from '@/lib/level';
import { toAbsoluteLinks } from './markdown/links';
import { toEscaped, toFenced, toLink } from '@/markdown/markdown-text';
import { PropertyList, toOneLine } from './markdown/property-list';
import { toLinkList } from './markdown/response-links';
import type {
  ApiLinks,
  Direction,
  DocsLink,
  Encoding,
  Example,
  MediaType,
  Operation,
  Parameter,
  SchemaId,
  SecurityAlternative,
  Spec,
} from './model';

/** The maximum number of lines for the properties of all operations of a spec. In a large spec, each one gets fewer. */
const linesOfSpec = 100_000;
const leastRoom = 20;

const rooms = new WeakMap<Spec, number>();

/** Returns the maximum number of lines for the properties of a body or response. */
function getRoom(spec: Spec): number {
  const known = rooms.get(spec);
  if (known !== undefined) return known;
  const sizes = new Map<string, number>();
  const getSize = (schema: SchemaId, direction: Direction) => {
    const key = `${direction} ${schema}`;
    const size = sizes.get(key) ?? new PropertyList(spec.schemas).toLines(schema, direction).length;
    sizes.set(key, size);
    return size;
  };
  const all = spec.operations.flatMap((operation) =>
    getBodies(operation).map(({ schema, direction }) => getSize(schema, direction)),
  );
  const room = Math.max(leastRoom, getLevel(all, linesOfSpec));
  rooms.set(spec, room);
  return room;
}

function getBodies({ requestBody, responses, directions }: Operation): { schema: SchemaId; direction: Direction }[] {
  const toBodies = (content: MediaType[], direction: Direction) =>
    content.flatMap(({ schema }) => (schema === undefined ? [] : [{ schema, direction }]));
  const answers = responses.flatMap(({ content }) => toBodies(content, directions.response));
  return [...toBodies(requestBody?.content ?? [], directions.request), ...answers];
}

/**
 * Formats an operation as concise Markdown with absolute links, for people and programs that read plain text. `usesPath` is the
 * path of the page that says where the operation is used.
 */
export function toOperationMarkdown(
  spec: Spec,
  operation: Operation,
  { credentials, guide, usesPath }: ApiLinks & { usesPath?: string } = {},
): string {
  const properties = new PropertyList(spec.schemas, getRoom(spec), spec.isForeign);
  const blocks = [
    `# ${operation.title}`,
    `\`${toSentMethod(operation.method)} ${operation.path}\``,
    operation.marks?.map((mark) => `**${toEscaped(mark)}**`).join(', '),
    operation.deprecated ? messages.markdownDeprecated : undefined,
    toAssumed(operation.assumed),
    operation.description?.source.trim(),
    toSecurity(operation.security, spec),
    operation.security.flat().length === 0 ? undefined : toLinkLine(messages.seeCredentials, credentials),
    ...toParameters(operation, properties),
    ...toBody(operation, properties),
    ...toResponses(operation, properties),
    toLinkLine(`${messages.guideOfApi}:`, guide),
    usesPath === undefined ? undefined : `[${messages.whereUsed}](${usesPath})`,
  ];
  const text = blocks.filter(Boolean).join('\n\n');
  const assumed = toAssumptions(operation, spec, properties).filter(({ reason }) => !text.includes(reason));
  const list = assumed.map(({ name, reason }) => `- \`${name}\`: ${reason}`).join('\n');
  const end = list === '' ? '' : `\n\n## ${messages.markdownAssumptions}\n\n${list}`;
  return toAbsoluteLinks(`${text}${end}\n`, spec, operation);
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

function toParameters({ parameters }: Operation, properties: PropertyList): (string | undefined)[] {
  if (parameters.length === 0) return [];
  const lines = parameters.flatMap(({ in: location, parameters: list }) =>
    list.map((parameter) => toParameter(parameter, location, properties)),
  );
  return [`## ${messages.markdownParameters}`, lines.join('\n')];
}

function toParameter(parameter: Parameter, location: string, properties: PropertyList): string {
  const { name, required, deprecated, schema, description, serialization, mediaType, assumed } = parameter;
  const constraints = [
    location,
    properties.getLabel(schema),
    required ? messages.markdownRequired : '',
    deprecated ? messages.markdownDeprecatedWord : '',
    mediaType ?? '',
    ...serialization,
  ];
  const examples = parameter.examples.map(toExampleText);
  const words = [
    toOneLine(description?.source),
    properties.getConstraints(schema, description),
    ...examples,
    toAssumed(assumed),
  ]
    .filter(Boolean)
    .join(' ');
  return `- \`${name}\` (${constraints.filter(Boolean).join(', ')})${words ? `: ${words}` : ''}`;
}

/** Returns the texts of an example of a parameter after its value. An example without texts says nothing here. */
function toExampleText({ source, serialized = source, summary, description }: Example): string {
  const texts = [summary, toOneLine(description?.source)].filter(Boolean).join(' ');
  const sent = serialized === source ? '' : `, ${messages.sentAs} \`${toOneLine(serialized)}\``;
  if (texts === '' && sent === '') return '';
  return `${messages.exampleValue} \`${toOneLine(source)}\`${sent}${texts === '' ? '.' : `: ${texts}`}`;
}

function toBody({ requestBody, directions }: Operation, properties: PropertyList): (string | undefined)[] {
  if (!requestBody) return [];
  const heading = `## ${messages.markdownBody}${requestBody.required ? ` (${messages.markdownRequired})` : ''}`;
  const content = requestBody.content.flatMap((media) => toMedia(media, properties, directions.request));
  return [heading, requestBody.description?.source.trim(), toAssumed(requestBody.assumed), ...content];
}

function toResponses({ responses, directions }: Operation, properties: PropertyList): (string | undefined)[] {
  return responses.flatMap(({ status, description, headers, content, links, assumed }) => [
    `## ${messages.markdownResponse(status)}`,
    description?.source.trim(),
    toAssumed(assumed),
    headers.map((header) => toParameter(header, 'header', properties)).join('\n'),
    ...(content.length === 0
      ? [messages.markdownNoBody]
      : content.flatMap((media) => toMedia(media, properties, directions.response))),
    toLinkList(links),
  ]);
}

function toMedia(media: MediaType, properties: PropertyList, direction: Direction): (string | undefined)[] {
  const { sequence } = media;
  const stream = sequence?.schemaOf === 'item' && sequence.form !== 'parts' ? `${messages.streamOf} ` : '';
  const label = media.schema === undefined ? '' : `: ${stream}${properties.getLabel(media.schema)}`;
  return [
    `\`${media.name}\`${label}`,
    sequence && messages.sequences[sequence.form],
    media.schema === undefined ? undefined : properties.toLines(media.schema, direction).join('\n'),
    media.encodings.flatMap((encoding) => toEncoding(encoding, properties)).join('\n'),
    ...media.examples.flatMap((example) => toExample(example, media.examples.length > 1)),
    media.missing === undefined ? undefined : messages.noExample(media.missing),
  ];
}

/** Formats the encoding of a property or a part. The headers of the part, and the encodings of its own parts, are below it. */
function toEncoding({ target, title, phrases, headers, encodings }: Encoding, properties: PropertyList): string[] {
  const name = typeof target === 'object' && 'property' in target ? `\`${title}\`` : title;
  const line = `- ${messages.encoding}: ${name}${phrases.length > 0 ? ` (${phrases.join(', ')})` : ''}`;
  const inner = [
    ...headers.map((header) => toParameter(header, 'header', properties)),
    ...encodings.flatMap((encoding) => toEncoding(encoding, properties)),
  ];
  return [line, ...inner.map((text) => `  ${text}`)];
}

/** Formats an example with its texts. Without a summary, one of several is told by its name. */
function toExample(example: Example, isOneOfSeveral: boolean): (string | undefined)[] {
  const { title, description, source, language, origin, fault, isCut, externalUrl } = example;
  const summary = example.summary ?? (isOneOfSeveral ? title : undefined);
  return [
    summary === undefined ? undefined : `**${toEscaped(summary)}**`,
    description?.source.trim(),
    source === '' ? undefined : toFenced(nameControls(source.trimEnd()), language),
    externalUrl === undefined ? undefined : `${messages.externalExample}: <${encodeURI(decodeUri(externalUrl))}>`,
    origin === 'generated' ? messages.generatedExample : undefined,
    fault === undefined ? undefined : messages.invalidExample(fault),
    isCut ? messages.cutExample : undefined,
  ];
}

function toAssumed(reason: string | undefined): string | undefined {
  return reason === undefined ? undefined : messages.markdownAssumed(toOneLine(reason));
}

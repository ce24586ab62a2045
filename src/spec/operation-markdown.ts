import * as messages from '@/messages';
import { getLevel } from '@/lib/level';
import { toAbsoluteLinks } from './markdown/links';
import { FieldList, toOneLine } from './markdown/field-list';
import type { MediaType, Operation, Parameter, SchemaId, SecurityAlternative, Spec } from './model';

/** Lines that the fields of all operations of a spec may have: a spec of thousands of large bodies has less room for each. */
const linesOfSpec = 100_000;
const leastRoom = 20;

const rooms = new WeakMap<Spec, number>();

/** How many lines the fields of a body or a response may have. */
function getRoom(spec: Spec): number {
  const known = rooms.get(spec);
  if (known !== undefined) return known;
  const sizes = new Map<string, number>();
  const getSize = (schema: SchemaId, direction: Direction) => {
    const key = `${direction} ${schema}`;
    const size = sizes.get(key) ?? new FieldList(spec.schemas).toLines(schema, direction).length;
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

type Direction = 'request' | 'response';

function getBodies({ requestBody, responses }: Operation): { schema: SchemaId; direction: Direction }[] {
  const toBodies = (content: MediaType[], direction: Direction) =>
    content.flatMap(({ schema }) => (schema === undefined ? [] : [{ schema, direction }]));
  const answers = responses.flatMap(({ content }) => toBodies(content, 'response'));
  return [...toBodies(requestBody?.content ?? [], 'request'), ...answers];
}

/** Writes an operation as concise Markdown, to be pasted where a person or a program reads plain text. */
export function toOperationMarkdown(spec: Spec, operation: Operation): string {
  const fields = new FieldList(spec.schemas, getRoom(spec));
  const blocks = [
    `# ${operation.title}`,
    `\`${operation.method.toUpperCase()} ${operation.path}\``,
    operation.deprecated ? messages.markdownDeprecated : undefined,
    toAssumed(operation.assumed),
    operation.description?.source.trim(),
    toSecurity(operation.security, spec),
    ...toParameters(operation, fields),
    ...toBody(operation, fields),
    ...toResponses(operation, fields),
  ];
  return toAbsoluteLinks(`${blocks.filter(Boolean).join('\n\n')}\n`, spec, operation);
}

function toSecurity(security: SecurityAlternative[], spec: Spec): string | undefined {
  if (security.length === 0) return undefined;
  const toLabel = (name: string) => spec.securitySchemes.find((scheme) => scheme.name === name)?.label ?? name;
  const alternatives = security.map((schemes) =>
    schemes.length === 0
      ? messages.markdownNoSecurity
      : schemes
          .map(({ scheme, scopes }) => toLabel(scheme) + (scopes.length > 0 ? ` (${scopes.join(', ')})` : ''))
          .join(' + '),
  );
  return messages.markdownSecurity(messages.orLabel(alternatives));
}

function toParameters({ parameters }: Operation, fields: FieldList): (string | undefined)[] {
  if (parameters.length === 0) return [];
  const lines = parameters.flatMap(({ place, parameters: list }) =>
    list.map((parameter) => toParameter(parameter, place, fields)),
  );
  return [`## ${messages.markdownParameters}`, lines.join('\n')];
}

function toParameter(parameter: Parameter, place: string, fields: FieldList): string {
  const { name, required, deprecated, schema, description, serialization, mediaType, assumed } = parameter;
  const facts = [
    place,
    fields.getLabel(schema),
    required ? messages.markdownRequired : '',
    deprecated ? messages.markdownDeprecatedWord : '',
    mediaType ?? '',
    ...serialization,
  ];
  const words = [toOneLine(description?.source), fields.getFacts(schema, description), toAssumed(assumed)]
    .filter(Boolean)
    .join(' ');
  return `- \`${name}\` (${facts.filter(Boolean).join(', ')})${words ? `: ${words}` : ''}`;
}

function toBody({ requestBody }: Operation, fields: FieldList): (string | undefined)[] {
  if (!requestBody) return [];
  const heading = `## ${messages.markdownBody}${requestBody.required ? ` (${messages.markdownRequired})` : ''}`;
  const content = requestBody.content.flatMap((media) => toMedia(media, fields, 'request'));
  return [heading, requestBody.description?.source.trim(), toAssumed(requestBody.assumed), ...content];
}

function toResponses({ responses }: Operation, fields: FieldList): (string | undefined)[] {
  return responses.flatMap(({ status, description, headers, content, assumed }) => [
    `## ${messages.markdownResponse(status)}`,
    description?.source.trim(),
    toAssumed(assumed),
    headers.map((header) => toParameter(header, 'header', fields)).join('\n'),
    ...(content.length === 0
      ? [messages.markdownNoBody]
      : content.flatMap((media) => toMedia(media, fields, 'response'))),
  ]);
}

function toMedia(media: MediaType, fields: FieldList, direction: 'request' | 'response'): (string | undefined)[] {
  const label = media.schema === undefined ? '' : `: ${fields.getLabel(media.schema)}`;
  const [example] = media.examples.filter(({ source }) => source !== '');
  return [
    `\`${media.name}\`${label}`,
    media.schema === undefined ? undefined : fields.toLines(media.schema, direction).join('\n'),
    example ? toFence(example.source, example.language) : undefined,
    example?.isCut ? messages.cutExample : undefined,
  ];
}

/** The fence is longer than any in the example. */
function toFence(source: string, language: string): string {
  const longest = Math.max(2, ...[...source.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${source.trimEnd()}\n${fence}`;
}

function toAssumed(reason: string | undefined): string | undefined {
  return reason === undefined ? undefined : messages.markdownAssumed(toOneLine(reason));
}

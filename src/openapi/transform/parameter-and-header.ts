import { addFormerAnchors, Segments } from '../anchors-and-former-anchors';
import type { Located } from '../find-in-bundled-document';
import { findMember, findText, getItems, isTrue } from '../find-members-of-parsed-json';
import * as messages from '@/messages';
import type { Operation } from '../model/operation';
import {
  type Header,
  type Parameter,
  parameterLocations,
  type ParameterLocation,
  type ParameterStyle,
  defaultStyles,
} from '../model/parameter';
import type { Direction } from '../model/schema';
import { toPointer } from '@/lib/json-pointer';
import type { Context } from './context-and-pending-examples';
import { toMarks } from './marks';

/** The headers that other fields describe, so that OpenAPI ignores a parameter with this name. */
const ignoredHeaders = /^(?:accept|content-type|authorization)$/i;

/**
 * Reads the parameters of an operation, grouped by `in`. An operation inherits the parameters of its path unless it
 * declares them again.
 * @see https://spec.openapis.org/oas/v3.1.1.html#parameter-object
 */
export function toParameters(
  pathItem: Located,
  operation: Located,
  id: string,
  direction: Direction,
  context: Context,
): Operation['parameters'] {
  const found = new Map<string, Located>();
  for (const parent of [pathItem, operation]) {
    getItems(parent.value, 'parameters').forEach((_, index) => {
      const parameter = context.document.findChild(parent, 'parameters', index);
      if (parameter) found.set(`${findText(parameter.value, 'in')} ${findText(parameter.value, 'name')}`, parameter);
    });
  }
  const groups = parameterLocations.map((location) => {
    const segments = new Segments();
    const members = [...found.values()].filter(
      ({ value }) =>
        toLocation(value) === location &&
        !(location === 'header' && ignoredHeaders.test(findText(value, 'name') ?? '')),
    );
    const parameters = members.map((parameter) => {
      const name = findText(parameter.value, 'name') ?? '';
      const anchor = `${id}.${location}.${segments.claim(name)}`;
      const item = toParameter(parameter, { name, in: location, anchor, direction }, context);
      return { item, sources: [parameter.value] };
    });
    addFormerAnchors(parameters);
    return { in: location, parameters: parameters.map(({ item }) => item) };
  });
  return groups.filter(({ parameters }) => parameters.length > 0);
}

/**
 * Reads a parameter, or a header of a response.
 * @see https://spec.openapis.org/oas/v3.1.1.html#parameter-object
 * @see https://spec.openapis.org/oas/v3.1.1.html#header-object
 */
function toParameter(
  source: Located,
  use: { name: string; in: ParameterLocation; anchor: string; direction: Direction },
  context: Context,
): Parameter {
  const { name, in: location, anchor, direction } = use;
  const { value, pointer } = source;
  const [media] = context.document.getChildren(source, 'content');
  const parameter: Parameter = {
    name,
    anchor,
    required: isTrue(value, 'required'),
    ...toMarks(value),
    description: context.toProse(findText(value, 'description')),
    assumed: findText(value, 'x-assumed'),
    variable: findText(value, 'x-variable'),
    schema: context.schemas.register({ pointer: toSchemaPointer(media?.child ?? { value, pointer }, context) }),
    mediaType: media?.name,
    serialization: toSerialization(value, location),
    style: findText(value, 'in') === 'querystring' ? entireQuery : toStyle(value, defaultStyles[location]),
    ...(isTrue(value, 'allowEmptyValue') && { allowsEmpty: true as const }),
    examples: [],
  };
  context.pending.push({
    target: parameter,
    source: media?.child ?? source,
    parameter: { in: location, own: source },
    key: 'schema',
    direction,
    anchor,
  });
  return parameter;
}

/**
 * Reads the headers of a response or of a part of a multipart body, of which OpenAPI ignores `Content-Type`.
 * @see https://spec.openapis.org/oas/v3.1.1.html#header-object
 */
export function toHeaders(parent: Located, prefix: string, direction: Direction, context: Context): Header[] {
  const segments = new Segments();
  return context.document
    .getChildren(parent, 'headers')
    .filter(({ name }) => name.toLowerCase() !== 'content-type')
    .map(({ name, child }) =>
      toParameter(child, { name, in: 'header', anchor: `${prefix}.${segments.claim(name)}`, direction }, context),
    );
}

function toSchemaPointer({ value, pointer }: Located, { schemas }: Context): string {
  const schema = toPointer(pointer, 'schema');
  return findMember(value, 'schema') === undefined ? schemas.references.addVirtual(schema, {}) : schema;
}

/** Returns the `in` of a parameter. In OpenAPI 3.2, it may be `querystring`: the parameter is the entire query string. */
function toLocation(parameter: unknown): string | undefined {
  const location = findText(parameter, 'in');
  return location === 'querystring' ? 'query' : location;
}

const entireQuery = { style: 'querystring', explode: false };

/** Reads the style of a parameter or an encoding. Returns undefined for the default. */
export function toStyle(source: unknown, defaultStyle: string): ParameterStyle | undefined {
  const style = findText(source, 'style') ?? defaultStyle;
  const explode = findMember(source, 'explode');
  const isExploded = isExplodedByDefault(style);
  const allowReserved = isTrue(source, 'allowReserved');
  const isDefault = style === defaultStyle && (typeof explode !== 'boolean' || explode === isExploded);
  if (isDefault && !allowReserved) return undefined;
  return {
    style,
    explode: typeof explode === 'boolean' ? explode : isExploded,
    ...(allowReserved && { allowReserved }),
  };
}

/** `deepObject` is only defined as exploded, although the default of `explode` is false for it. */
function isExplodedByDefault(style: string): boolean {
  return style === 'form' || style === 'cookie' || style === 'deepObject';
}

/** Describes how a parameter deviates from the defaults. @see https://spec.openapis.org/oas/v3.1.1.html#style-values */
function toSerialization(parameter: unknown, location: ParameterLocation): string[] {
  const style = findText(parameter, 'style') ?? defaultStyles[location];
  const explode = findMember(parameter, 'explode');
  const isExploded = isExplodedByDefault(style);
  return [
    ...(findText(parameter, 'in') === 'querystring' ? [messages.entireQuery] : []),
    ...(style === defaultStyles[location] ? [] : [messages.serializationStyle(style)]),
    ...(typeof explode === 'boolean' && explode !== isExploded
      ? [explode ? messages.exploded : messages.notExploded]
      : []),
    ...(isTrue(parameter, 'allowReserved') ? [messages.reservedAllowed] : []),
  ];
}

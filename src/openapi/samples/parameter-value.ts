import { replaceControls } from '@/lib/control-characters';
import { findJson, parseJson, toJsonText, toTextOrJson } from '../exact-numbers';
import { isObject } from '../find-members-of-parsed-json';
import { type Parameter, type ParameterLocation, defaultStyles } from '../model/parameter';
import type { SchemaTable } from '../model/schema';
import { encodeReserved, encodeUri, serialize, type Style } from './serialize-and-encode-value';
import type { Text, Variable } from './text-with-variables';
import { toVariableName } from './variable-names';

/** Returns the value of a parameter in samples as text, or a variable if no value is known. */
export function toSampleValue(parameter: Parameter, table: SchemaTable): Text[number] {
  const value = findValue(parameter, table);
  return value === undefined ? toVariable(parameter.name, parameter) : toTextOrJson(value);
}

/**
 * Writes a parameter with its value, or with a variable, in the style of the parameter. The text is encoded for its location.
 * Returns an empty text for an empty list.
 */
export function toSerialized(parameter: Parameter, location: ParameterLocation, value: unknown): Text {
  const { name, style: declared } = parameter;
  const style: Style = declared ?? toDefault(location);
  // OpenAPI 3.2 escapes neither headers nor cookies of this style: such values are given as they are sent.
  const isPlain = location === 'header' || style.style === 'cookie';
  const encode = isPlain ? String : style.allowReserved ? encodeReserved : encodeUri;
  const placeholder = isVariable(value) ? value : undefined;
  const sent = parameter.examples[0]?.serialized;
  if (sent !== undefined && !placeholder) return [sent];
  if (style.style === 'querystring') return [placeholder ?? toQuery(parameter, value)];
  // A parameter with a media type has no style.
  const isText = parameter.mediaType !== undefined;
  const shown = placeholder ? mark : isText && typeof value !== 'string' ? toJsonText(value) : value;
  const text = serialize(name, shown, isText ? toDefault(location) : style, (part) =>
    part === mark ? mark : encode(part),
  );
  const separated = location === 'cookie' && style.style !== 'cookie' ? text.replaceAll('&', '; ') : text;
  const [before = '', after] = separated.split(mark);
  return placeholder && after !== undefined ? [before, placeholder, after] : [separated];
}

/** Marks the position of a variable. It is no text of a URL. */
const mark = '\uffff';

function isVariable(value: unknown): value is Variable {
  return (
    isObject(value) && 'variable' in value && Object.keys(value).every((key) => /^(?:variable|encodings)$/.test(key))
  );
}

function toDefault(location: ParameterLocation): Style {
  const style = defaultStyles[location];
  return { style, explode: style === 'form' };
}

/** Writes the entire query. @see https://spec.openapis.org/oas/v3.2.0.html#parameter-locations */
function toQuery({ mediaType = '' }: Parameter, value: unknown): string {
  if (mediaType.includes('urlencoded') && isObject(value)) return serialize('', value, toDefault('query'), encodeUri);
  return typeof value === 'string' && mediaType.includes('urlencoded') ? value : encodeUri(toTextOrJson(value));
}

/** Returns the variable of `x-variable`, or one named after an example such as `<Azure client id>` or after the parameter. */
export function toVariable(name: string, parameter: Parameter | undefined): Variable {
  const example = parameter?.examples[0]?.source ?? '';
  return { variable: toVariableName(parameter?.variable ?? (isPlaceholder(example) ? example : name)) };
}

/**
 * Finds the example of a parameter, otherwise its default, its constant, or the first of its values. Returns undefined
 * if the parameter has a variable, or if the example is a placeholder such as `<provider id>`.
 */
export function findValue(parameter: Parameter, table: SchemaTable): unknown {
  if (parameter.variable !== undefined) return undefined;
  const [example] = parameter.examples;
  const node = table[parameter.schema];
  if (example && example.source !== '') {
    if (isPlaceholder(example.source)) return undefined;
    const parsed = node?.kind === 'scalar' ? undefined : findJson(example.source);
    return typeof parsed === 'object' && parsed !== null ? parsed : example.source;
  }
  const listed = node?.enumeration?.find(({ value }) => !/^"unknown"$/i.test(value))?.value;
  const text = node?.default ?? node?.const ?? listed;
  return text === undefined ? undefined : parseJson(text);
}

/** Replaces control characters with spaces, since a header is a single line without them. */
export function toHeaderText(text: string): string {
  return replaceControls(text.replace(/[\r\n]+/g, ' '), () => ' ');
}

/** Returns true for an example such as `<provider id>`. */
export function isPlaceholder(value: string): boolean {
  return /^<[^>]*>$/.test(value);
}

import { format } from '../examples/format-body-or-parameter';
import { XmlPrinter } from '../examples/xml-printer';
import { parseJson } from '../exact-numbers';
import type { MediaType } from '../model/body-and-media-type';
import type { Parameter, ParameterLocation } from '../model/parameter';
import type { SampleBody } from '../samples/sample-body';
import { isPlaceholder } from '../samples/parameter-value';
import { toSampleRequest, type SampleRequest } from '../samples/sample-request';
import type { Text } from '../samples/text-with-variables';
import type { RequestForm } from './request-form-type-and-file-path';
import { SecretMarks } from './secret-marks';
import { replaceSecrets } from './replace-secrets';
import type { RequestValues } from './get-and-set-request-values';

/** The values of variables that the reader has set for all samples: the base URL, and those of parameters. */
export type VariableValues = Readonly<Record<string, string>>;

/** Converts the values of a form to a request. A secret is a variable, and so is a required parameter without a value. */
export function toRequest(form: RequestForm, values: RequestValues, variables: VariableValues = {}): SampleRequest {
  const { requestBody } = form.operation;
  const media = requestBody?.content[values.mediaType];
  const hasBody = media !== undefined && (values.body !== undefined || values.text !== undefined);
  const secrets = new SecretMarks(values.body);
  const content = hasBody ? [toFilledMedia(form, media, values, secrets)] : [];
  const operation = { ...form.operation, requestBody: requestBody && { ...requestBody, content } };
  const choose = (parameter: Parameter, location: ParameterLocation) =>
    chooseValue(form, parameter, location, values, variables);
  const request = toSampleRequest(form.spec, operation, choose);
  const url = request.url.map((part) => toKnown(part, variables));
  return {
    ...request,
    url,
    body: request.body && media && secrets.apply(toSentBody(request.body, media, values, form)),
  };
}

function chooseValue(
  form: RequestForm,
  parameter: Parameter,
  location: ParameterLocation,
  { [location]: values }: RequestValues,
  variables: VariableValues,
): unknown {
  const { name, schema, required, variable = '' } = parameter;
  const own = Object.hasOwn(values, name) ? values[name] : undefined;
  if (form.secrets.includes(schema)) {
    const isUrl = location === 'path' || location === 'query';
    return required || own !== undefined ? { variable, ...(isUrl && { encodings: ['url'] }) } : undefined;
  }
  if (!isOpen(parameter, own)) return own;
  return Object.hasOwn(variables, variable) ? variables[variable] : { variable };
}

/** Returns true if a variable is sent because the reader has entered no value: a path, for example, has no empty segments. */
export function isOpen({ required, examples }: Parameter, value: unknown): boolean {
  return (value === undefined && required) || (value === '' && (required || isPlaceholder(examples[0]?.source ?? '')));
}

/** Replaces the variable of the base URL. */
function toKnown(part: Text[number], variables: VariableValues): Text[number] {
  const value = typeof part === 'object' && part.variable === 'BASE_URL' ? variables['BASE_URL'] : undefined;
  return value === undefined ? part : value.replace(/\/+$/, '');
}

/** Returns a media type whose example is the body. Secrets in it are marks. */
function toFilledMedia(
  form: RequestForm,
  media: MediaType,
  { body, text }: RequestValues,
  secrets: SecretMarks,
): MediaType {
  if (text !== undefined || body === undefined)
    return { ...media, examples: [{ title: '', language: 'text', source: text ?? '', origin: 'authored' }] };
  const open = replaceSecrets(form, media.schema, body, (_, name) => secrets.add(name));
  const xml = new XmlPrinter(form.spec.schemas, new Map(Object.entries(form.xml).map(([id, xml]) => [id, { xml }])));
  const { language, source, fields } = format(open, media, { table: form.spec.schemas, xml }, 'authored');
  return { ...media, examples: [{ title: '', language, source, origin: 'authored', ...(fields && { fields }) }] };
}

/** Adds what only the reader knows: the names of files, and that a text is no JSON. */
function toSentBody(
  body: SampleBody,
  media: MediaType,
  { body: value, text }: RequestValues,
  form: RequestForm,
): SampleBody {
  if (body.kind === 'file') return typeof value === 'string' && value !== '' ? { ...body, fileName: value } : body;
  if (body.kind === 'json' && text !== undefined && !isReadable(text))
    return { kind: 'text', mediaType: body.mediaType, text };
  if (body.kind !== 'multipart') return body;
  const sent = toSentFields(value, media, form);
  const fields = body.fields.map((field, index) => {
    const name = sent[index]?.name === field.name ? sent[index].value : '';
    return field.fileName !== undefined && name !== '' ? { ...field, fileName: name } : field;
  });
  return { ...body, fields };
}

/** Returns the fields of a form before their values give way to files. */
function toSentFields(value: unknown, media: MediaType, form: RequestForm): { name: string; value: string }[] {
  const xml = new XmlPrinter(form.spec.schemas, new Map());
  return format(value, media, { table: form.spec.schemas, xml }, 'authored').fields ?? [];
}

function isReadable(text: string): boolean {
  try {
    parseJson(text);
    return true;
  } catch {
    return false;
  }
}

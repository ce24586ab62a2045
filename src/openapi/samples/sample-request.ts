import { getBodyTexts, toBody, type SampleBody } from './sample-body';
import { toSentMethod } from '@/lib/http-method';
import type { MediaType } from '../model/body-and-media-type';
import type { Operation } from '../model/operation';
import { getParameters, type Parameter, type ParameterLocation } from '../model/parameter';
import type { SchemaTable } from '../model/schema';
import type { Spec } from '../model/spec';
import { findCredential } from './credential';
import { findValue, toHeaderText, toSerialized, toVariable } from './parameter-value';
import { encodeUri } from './serialize-and-encode-value';
import { listVariables, toText, type Text } from './text-with-variables';

/** The request that samples show, independent of their languages. */
export interface SampleRequest {
  service: string;
  method: string;
  /** The encoded URL, starting with the variable of the base URL. */
  url: Text;
  /**
   * The headers, with names that are unique regardless of case. For a multipart form, there is no `Content-Type`, since
   * the client chooses the boundary.
   */
  headers: { name: string; value: Text }[];
  body?: SampleBody;
  /** True if the client must present a certificate: `client.pem` with the key `client.key`. */
  hasCertificate: boolean;
  /** How the successful response is read item by item, if it can be a sequence. */
  stream?: 'lines' | 'records' | 'events';
  /** The names of the component schemas of a JSON body and of the JSON response. */
  bodyType?: string;
  responseType?: string;
}

/** The members of a spec that its samples need. */
export type SampleSpec = Pick<Spec, 'service' | 'schemas' | 'securitySchemes'>;

/** The members of an operation that its samples need. */
export type SampleOperation = Pick<
  Operation,
  'method' | 'pathSegments' | 'parameters' | 'requestBody' | 'responses' | 'security'
>;

/** Returns the value of a parameter in a request, or a variable. Returns undefined for a parameter that is not sent. */
export type ChooseValue = (parameter: Parameter, location: ParameterLocation, table: SchemaTable) => unknown;

/**
 * Builds the request of an operation for samples. By default, it has the required parameters and those that have an example, and
 * the body is the first example.
 */
export function toSampleRequest(
  spec: SampleSpec,
  operation: SampleOperation,
  choose: ChooseValue = chooseValue,
): SampleRequest {
  const getShown = (place: ParameterLocation) =>
    getParameters(operation, place).flatMap((parameter) => {
      const value = choose(parameter, place, spec.schemas);
      return value === undefined ? [] : [{ name: parameter.name, value: toSerialized(parameter, place, value) }];
    });
  const credential = findCredential(spec, operation);
  const toTexts = (place: ParameterLocation): Text[] =>
    getShown(place)
      .map(({ value }) => value)
      .filter((text) => text.some((part) => part !== ''));
  const cookies: Text[] = [...toTexts('cookie'), ...credential.cookies];
  const [media] = operation.requestBody?.content ?? [];
  const body = media && toBody(media, spec.schemas);
  const content = operation.responses.find((response) => response.class === 'success')?.content ?? [];
  const streamed = content.find(({ sequence }) => sequence && sequence.form !== 'parts');
  const form = streamed?.sequence?.form;
  const headers = [
    ...credential.headers,
    // Otherwise, the server may send one document.
    ...(streamed && content.some(({ name }) => name !== streamed.name)
      ? [{ name: 'Accept', value: [streamed.name] }]
      : []),
    ...(body && body.kind !== 'multipart' ? [{ name: 'Content-Type', value: [body.mediaType] }] : []),
    ...getShown('header'),
    ...(cookies.length > 0 ? [{ name: 'Cookie', value: join(cookies, '; ') }] : []),
  ];
  const query: Text[] = [...toTexts('query'), ...credential.query];
  const success = streamed ?? content.find(({ name }) => name.includes('json'));
  const path = toPath(operation, getParameters(operation, 'path'), (parameter) =>
    choose(parameter, 'path', spec.schemas),
  );
  const search: Text = query.length === 0 ? [] : ['?', ...join(query, '&')];
  return {
    service: spec.service,
    method: toSentMethod(operation.method),
    url: toText([{ variable: 'BASE_URL' }, ...path, ...search]),
    headers: headers
      .filter(
        ({ name }, index) => headers.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) === index,
      )
      .map(({ name, value }) => ({ name, value: toText(value.map(toHeaderPart)) })),
    body,
    hasCertificate: credential.hasCertificate,
    ...(form !== undefined && form !== 'parts' && { stream: form }),
    bodyType: body?.kind === 'json' ? findComponent(media, spec.schemas) : undefined,
    responseType: findComponent(success, spec.schemas),
  };
}

function join(texts: Text[], separator: string): Text {
  return texts.flatMap((text, index) => (index === 0 ? text : [separator, ...text]));
}

function findComponent(media: MediaType | undefined, table: SchemaTable): string | undefined {
  return media?.schema === undefined ? undefined : table[media.schema]?.name;
}

function toPath(operation: SampleOperation, parameters: Parameter[], choose: (parameter: Parameter) => unknown): Text {
  return operation.pathSegments.flatMap(({ text, parameter }): Text => {
    if (!parameter) return [text.split('/').map(encodeUri).join('/')];
    const name = text.slice(1, -1);
    const found = parameters.find((candidate) => candidate.name === name);
    return found
      ? toSerialized(found, 'path', choose(found) ?? toVariable(name, found))
      : [toVariable(name, undefined)];
  });
}

/**
 * Chooses the value of a parameter in samples: its example, or a variable. A parameter in a path with listed values becomes one of
 * them unless it has a variable, any other a variable, as in the guides.
 */
function chooseValue(parameter: Parameter, location: ParameterLocation, table: SchemaTable): unknown {
  const variable = toVariable(parameter.name, parameter);
  if (location === 'path') {
    const node = table[parameter.schema];
    const isListed = node?.enumeration !== undefined || node?.const !== undefined;
    return (isListed || isStructured(node) ? findValue(parameter, table) : undefined) ?? variable;
  }
  if (!parameter.required && parameter.examples.length === 0) return undefined;
  return findValue(parameter, table) ?? (location === 'query' && isEmpty(parameter) ? '' : variable);
}

/** Returns true if an author says that the value is empty. */
function isEmpty({ examples: [example] }: Parameter): boolean {
  return example?.source === '' && example.origin === 'authored' && example.externalUrl === undefined;
}

function isStructured(node: SchemaTable[string] | undefined): boolean {
  return node?.kind === 'array' || node?.kind === 'object';
}

function toHeaderPart(part: Text[number]): Text[number] {
  return typeof part === 'string' ? toHeaderText(part) : part;
}

interface Texts {
  url: Text;
  headers: { value: Text }[];
  body?: SampleBody;
}

/** Lists the texts of a request, in which its variables are. */
export function listSampleTexts({ url, headers, body }: Texts): Text[] {
  return [url, ...headers.map(({ value }) => value), ...getBodyTexts(body)];
}

/** Lists the distinct variables of a request. */
export function getRequestVariables(request: Texts): string[] {
  return listVariables(listSampleTexts(request));
}

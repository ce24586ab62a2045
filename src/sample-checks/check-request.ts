import { decodeUri } from '@/lib/decode-uri';
import { escapeRegExp } from '@/lib/escape';
import { type CodeProblem, toSuggestion } from './problem';
import type { SampleRequest } from './parse-http-and-curl-requests';
import {
  type Json,
  type SampleOperation,
  type SampleSpec,
  toSchemaName,
} from './read-operations-and-schemas-from-spec';
import { getParameterMessages } from './check-parameter';
import { getValueProblems } from './check-value';

/** Headers that any client may send, even if the operation does not declare them. */
const COMMON_HEADERS = ['accept', 'authorization', 'content-length', 'content-type', 'host', 'user-agent'];

/** Returns the differences between a request and its operation. */
export function getRequestProblems(
  spec: SampleSpec,
  operation: SampleOperation,
  request: SampleRequest,
): CodeProblem[] {
  const messages = [
    ...getMethodMessages(operation, request),
    ...getTargetMessages(spec, operation, request),
    ...getHeaderMessages(operation, request),
    ...getSecurityMessages(operation, request),
  ];
  const problems = messages.map((message) => ({ offset: request.offset, message }));
  return [...problems, ...getBodyProblems(spec, operation, request)];
}

function getMethodMessages({ name, method }: SampleOperation, request: SampleRequest): string[] {
  return request.method === method ? [] : [`${request.method} is not the method of ${name}; it is ${method}`];
}

function getTargetMessages(spec: SampleSpec, operation: SampleOperation, { target }: SampleRequest): string[] {
  const [path = '', query = ''] = target.replace(/^\$(?:BASE_URL|\{BASE_URL\})/, '').split('?', 2);
  if (!path.startsWith('/')) return [`${target} is not below $BASE_URL`];
  const values = findPathValues(operation.path, path);
  if (!values) return [`${path} is not the path of ${operation.name}; it is ${operation.path}`];
  const search = new URLSearchParams(query);
  return [
    ...values.flatMap(({ name, value }) => getParameterMessages(spec, operation, 'path', name, [value])),
    ...[...new Set(search.keys())].flatMap((name) =>
      getParameterMessages(spec, operation, 'query', name, search.getAll(name)),
    ),
  ];
}

/** Returns the values of the parameters in a path. Returns undefined for a path that does not match the template. */
function findPathValues(template: string, path: string): { name: string; value: string }[] | undefined {
  // Every second piece is the name of a parameter.
  const pieces = template.split(/\{([^{}/]+)\}/);
  const source = pieces.map((piece, index) => (index % 2 === 0 ? escapeRegExp(piece) : '([^/]+)')).join('');
  const values = new RegExp(`^${source}$`).exec(path)?.slice(1);
  return values?.map((value, index) => ({ name: pieces[2 * index + 1] ?? '', value: decodeUri(value) }));
}

function getHeaderMessages(operation: SampleOperation, { headers }: SampleRequest): string[] {
  const declared = operation.parameters.filter((parameter) => parameter.in === 'header');
  const names = declared.map((parameter) => String(parameter.name));
  const ofSchemes = operation.security
    .flat()
    .flatMap((scheme) => (scheme.in === 'header' ? [String(scheme.name)] : []));
  const known = new Set([...COMMON_HEADERS, ...[...names, ...ofSchemes].map((name) => name.toLowerCase())]);
  return [
    ...[...headers.keys()]
      .filter((name) => !known.has(name))
      .map((name) => `unknown header "${name}" in ${operation.name}${toSuggestion(name, [...names, ...ofSchemes])}`),
    ...declared
      .filter(({ name, required }) => required === true && !headers.has(String(name).toLowerCase()))
      .map(({ name }) => `missing header "${String(name)}" of ${operation.name}`),
  ];
}

function getSecurityMessages({ name, security }: SampleOperation, { headers }: SampleRequest): string[] {
  const isFulfilled = ({ type, scheme, in: place, name: key }: Json): boolean => {
    if (type === 'apiKey') return place !== 'header' || headers.has(String(key).toLowerCase());
    return scheme !== 'bearer' || /^Bearer \S/.test(headers.get('authorization') ?? '');
  };
  if (security.length === 0 || security.some((schemes) => schemes.every(isFulfilled))) return [];
  const [first] = security.flat();
  const wanted = first?.type === 'apiKey' ? `"${String(first.name)}"` : '"Authorization: Bearer $TOKEN"';
  return [`missing header ${wanted} of ${name}`];
}

function getBodyProblems(spec: SampleSpec, operation: SampleOperation, request: SampleRequest): CodeProblem[] {
  const { body, headers, offset } = request;
  const types = [...operation.bodies.keys()];
  if (!body) return types.length === 0 ? [] : [{ offset, message: `missing body of ${operation.name}` }];
  if (types.length === 0) return [{ offset: body.offset, message: `${operation.name} documents no body` }];
  const type = headers.get('content-type')?.split(';')[0]?.trim() ?? 'nothing';
  const pointer = operation.bodies.get(type);
  if (!pointer) {
    return [{ offset, message: `the Content-Type of ${operation.name} is ${types.join(' or ')}, not ${type}` }];
  }
  if (body.text === undefined || !isJsonText(type)) return [];
  const problems = getBodyValueProblems(spec, operation, pointer, { text: body.text, offset: body.offset });
  // A problem in a separate file has no offset in this block, so the message names the file.
  return problems.map(({ offset: at, message }) =>
    body.file === undefined ? { offset: at, message } : { offset: body.offset, message: `${body.file}: ${message}` },
  );
}

/** Returns true for a media type whose text is one JSON value, so not for sequences of them. */
export function isJsonText(mediaType: string): boolean {
  return /[/+]json\b(?!-)/i.test(mediaType);
}

/** Returns the locations where a JSON text does not match the body of the operation. */
export function getBodyValueProblems(
  spec: SampleSpec,
  operation: SampleOperation,
  pointer: string,
  body: { text: string; offset: number },
): CodeProblem[] {
  try {
    JSON.parse(body.text);
  } catch {
    return [{ offset: body.offset, message: `the body of ${operation.name} is not valid JSON` }];
  }
  const name = toSchemaName(spec, [pointer], `the body of ${operation.name}`);
  return getValueProblems(spec, pointer, { code: body.text, offset: body.offset, name });
}

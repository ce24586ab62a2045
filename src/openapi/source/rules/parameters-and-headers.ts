import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isObject, type JsonObject } from '../../find-members-of-parsed-json';

/** The styles that each location allows. @see https://spec.openapis.org/oas/v3.2.0.html#style-values */
const styles: Record<string, string[]> = {
  path: ['matrix', 'label', 'simple'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};
/** Headers that are described elsewhere, so that a parameter with this name is ignored. */
const ignoredHeaders: Record<string, string> = {
  accept: 'Describe media types in `content` of the responses.',
  'content-type': 'Describe media types in `content` of the request body.',
  authorization: 'Describe credentials in `security`.',
};

/** Checks how the keys of a parameter or header depend on each other. */
export const ParameterKeys: Oas3Rule = () => ({
  Parameter(parameter: unknown, context: UserContext) {
    if (!isObject(parameter)) return;
    check(parameter, parameter['in'], context);
    checkLocation(parameter, context);
  },
  Header(header: unknown, context: UserContext) {
    if (!isObject(header)) return;
    check(header, 'header', context);
    for (const key of ['name', 'in'].filter((name) => Object.hasOwn(header, name)))
      context.report({
        message: `A header must not have \`${key}\`, because its name is the key above it. Remove \`${key}\`.`,
        location: context.location.child([key]).key(),
      });
  },
  Response: checkHeaders,
  Encoding: checkHeaders,
});

/** Checks the headers of a response or an encoding. */
function checkHeaders(parent: unknown, { report, location }: UserContext): void {
  const { headers } = isObject(parent) ? parent : {};
  for (const name of isObject(headers) ? Object.keys(headers) : [])
    if (name.toLowerCase() === 'content-type')
      report({
        message: `OpenAPI ignores a description of the header "${name}". The media types in \`content\` describe it.`,
        location: location.child(['headers', name]).key(),
        forceSeverity: 'warn',
      });
}

function check(value: JsonObject, place: unknown, { report, location }: UserContext): void {
  const { content, schema, style } = value;
  if (schema !== undefined && content !== undefined)
    report({
      message: '`schema` and `content` exclude each other. Remove one of them.',
      location: location.child('content').key(),
    });
  if (isObject(content) && Object.keys(content).length !== 1)
    report({
      message: `\`content\` must have exactly one media type, not ${Object.keys(content).length}. Keep one.`,
      location: location.child('content').key(),
    });
  const allowed = typeof place === 'string' ? styles[place] : undefined;
  if (typeof style !== 'string' || !allowed || allowed.includes(style)) return;
  const what = place === 'header' ? 'A header' : `A parameter in "${String(place)}"`;
  report({
    message: `${what} cannot have the style "${style}". Use one of: ${allowed.join(', ')}.`,
    location: location.child('style'),
  });
}

function checkLocation(parameter: JsonObject, { report, location, specVersion }: UserContext): void {
  const { in: place, name, required } = parameter;
  if (place === 'path' && required !== true)
    report({
      message: 'A path parameter must be required. Add `required: true`.',
      location: required === undefined ? location.key() : location.child('required'),
    });
  if (place === 'querystring' && (!isObject(parameter['content']) || parameter['schema'] !== undefined))
    report({
      message: 'A parameter in "querystring" must have `content`. Use `content` instead of `schema`.',
      location: location.key(),
    });
  // Since OpenAPI 3.2, any location may allow reserved characters.
  for (const key of specVersion === 'oas3_2' ? ['allowEmptyValue'] : ['allowEmptyValue', 'allowReserved'])
    if (parameter[key] === true && place !== 'query')
      report({
        message: `\`${key}\` has an effect only on a query parameter. Remove it.`,
        location: location.child([key]).key(),
        forceSeverity: 'warn',
      });
  const header = place === 'header' && typeof name === 'string' ? name.toLowerCase() : '';
  const fix = Object.hasOwn(ignoredHeaders, header) ? ignoredHeaders[header] : undefined;
  if (fix !== undefined)
    report({
      message: `OpenAPI ignores a parameter for the header "${String(name)}". ${fix}`,
      location: location.child('name'),
      forceSeverity: 'warn',
    });
}

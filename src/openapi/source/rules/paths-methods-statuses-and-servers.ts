import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { methods } from '@/lib/http-method';
import { isObject } from '../../find-members-of-parsed-json';
import { toKindOfValue } from '../plain-messages';

const isExtension = (key: string) => key.startsWith('x-');

/** Checks the keys of `paths`. @see https://spec.openapis.org/oas/v3.1.1.html#paths-object */
export const PathKey: Oas3Rule = () => ({
  Paths(paths: unknown, { report, location }: UserContext) {
    if (!isObject(paths)) return;
    for (const path of Object.keys(paths).filter((key) => !isExtension(key))) {
      const place = location.child([path]).key();
      if (!path.startsWith('/'))
        report({ message: `The path "${path}" must start with a slash. Write "/${path}".`, location: place });
      const fault = findTemplateFault(path);
      if (fault) report({ message: fault, location: place });
      if (/[?#]/.test(path))
        report({
          message: `The path "${path}" has a query or a fragment. Remove it, and define query parameters in \`parameters\`.`,
          location: place,
          forceSeverity: 'warn',
        });
    }
  },
});

/** Finds an error in the template expressions of a path. @see https://spec.openapis.org/oas/v3.2.0.html#path-templating */
function findTemplateFault(path: string): string | undefined {
  const names = Array.from(path.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => name);
  if (/[{}]/.test(path.replace(/\{[^{}]*\}/g, '')))
    return `The path "${path}" has a brace without its counterpart. Write each parameter as "{name}".`;
  if (names.includes('')) return `The path "${path}" has a parameter without a name. Write it as "{name}".`;
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return undefined;
  return `The path "${path}" contains the parameter "${twice}" twice. Give each parameter its own name.`;
}

/** Checks the keys of `responses`. @see https://spec.openapis.org/oas/v3.1.1.html#responses-object */
export const ResponseStatus: Oas3Rule = () => ({
  Operation(operation: unknown, { report, location, specVersion }: UserContext) {
    // In OpenAPI 3.0, the key is required.
    if (specVersion === 'oas3_0' || !isObject(operation) || operation['responses'] !== undefined) return;
    const message = 'The operation has no `responses`. Add at least one, such as "200".';
    report({ message, location: location.key(), forceSeverity: 'warn' });
  },
  Responses(responses: unknown, { report, location }: UserContext) {
    if (!isObject(responses)) return;
    const keys = Object.keys(responses).filter((key) => !isExtension(key));
    if (keys.length === 0)
      report({ message: '`responses` must contain at least one response. Add one, such as "200".', location });
    for (const status of keys) {
      if (/^([1-5](\d\d|XX)|default)$/.test(status)) continue;
      const range = /^[1-5]xx$/i.test(status) ? `Write "${status.toUpperCase()}".` : toStatusFix;
      report({ message: `"${status}" is not an HTTP status. ${range}`, location: location.child([status]).key() });
    }
  },
});

const toStatusFix = 'Use a status from 100 to 599 such as "200", a range such as "4XX", or "default".';

/** Methods whose requests have no defined body. */
const withoutBody = new Set(['get', 'head', 'delete', 'trace']);

/** Checks what the specification says of methods. */
export const OperationMethod: Oas3Rule = () => ({
  PathItem(item: unknown, { report, location }: UserContext) {
    if (!isObject(item)) return;
    for (const method of methods.filter((key) => withoutBody.has(key) && isObject(item[key]))) {
      if (!Object.hasOwn(item[method] as object, 'requestBody')) continue;
      report({
        message: `A ${method.toUpperCase()} request has no defined body, so servers and clients may ignore it. Remove \`requestBody\`, or use another method.`,
        location: location.child([method, 'requestBody']).key(),
      });
    }
    if (isObject(item['additionalOperations'])) checkAdditional(item['additionalOperations'], location, report);
  },
});

/** @see https://spec.openapis.org/oas/v3.2.0.html#path-item-object */
function checkAdditional(operations: object, location: Location, report: UserContext['report']): void {
  for (const [method, operation] of Object.entries(operations)) {
    const key = method.toLowerCase();
    const place = location.child(['additionalOperations', method]);
    if (!isObject(operation)) {
      const message = `\`${method}\` must be a map, not ${toKindOfValue(operation)}. Write an operation below it.`;
      report({ message, location: place, forceSeverity: 'error' });
    } else if (methods.includes(key)) {
      const message = `\`additionalOperations\` must not contain "${method}". Move the operation to the key \`${key}\` of the path.`;
      report({ message, location: place.key(), forceSeverity: 'error' });
    }
  }
}

/** Checks the values of a server variable. @see https://spec.openapis.org/oas/v3.1.1.html#server-variable-object */
export const ServerVariableValues: Oas3Rule = () => ({
  ServerVariable(variable: unknown, { report, location }: UserContext) {
    if (!isObject(variable) || !Array.isArray(variable['enum'])) return;
    const values = variable['enum'] as unknown[];
    if (values.length === 0)
      report({ message: '`enum` must not be empty. Add a value, or remove it.', location: location.child('enum') });
    else if (variable['default'] !== undefined && !values.includes(variable['default']))
      report({
        message: `The default "${String(variable['default'])}" is not in \`enum\`. Add it there, or use another default.`,
        suggest: values.map(String),
        location: location.child('default'),
      });
  },
});

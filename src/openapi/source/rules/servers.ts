import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isObject } from '../../json';

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

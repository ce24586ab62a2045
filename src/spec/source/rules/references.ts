import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isObject } from '../../json';
import { toKind } from './kinds';

/** Rejects a `$ref` that is not a string: the library would ignore it. A property may have the name `$ref`. */
export const ReferenceText: Oas3Rule = () => ({
  any(node: unknown, { report, location, type }: UserContext) {
    if (!isObject(node) || !Object.hasOwn(node, '$ref') || typeof node['$ref'] === 'string') return;
    if (Object.keys(type.properties).length === 0) return;
    const message = `\`$ref\` must be a string, not ${toKind(node['$ref'])}. Write a reference such as "#/components/schemas/Name" in quotes.`;
    report({ message, location: location.child('$ref') });
  },
});

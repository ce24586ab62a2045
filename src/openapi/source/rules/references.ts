import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { findMember, isObject } from '../../find-members-of-parsed-json';
import { toKindOfValue } from '../plain-messages';

/**
 * Rejects a `$ref` that is not a string, which the library would ignore, and one whose target is only a member that every
 * object of JavaScript has. A property may have the name `$ref`.
 */
export const ReferenceText: Oas3Rule = () => ({
  ref(node: unknown, { report, location, type, specVersion }: UserContext, { node: target }: { node: unknown }) {
    if (type.name === 'Schema' && specVersion !== 'oas3_0' && findMember(node, 'nullable') !== undefined)
      report({
        ruleId: 'struct',
        message: `\`nullable\` exists only in OpenAPI 3.0. Write \`anyOf: [{ $ref: … }, { type: 'null' }]\` instead.`,
        location: location.child('nullable').key(),
      });
    if (typeof target === 'function' || target === Object.prototype)
      report({ ruleId: 'no-unresolved-refs', message: "Can't resolve $ref", location });
  },
  any(node: unknown, { report, location, type }: UserContext) {
    if (!isObject(node) || !Object.hasOwn(node, '$ref') || typeof node['$ref'] === 'string') return;
    if (Object.keys(type.properties).length === 0) return;
    const message = `\`$ref\` must be a string, not ${toKindOfValue(node['$ref'])}. Write a reference such as "#/components/schemas/Name" in quotes.`;
    report({ message, location: location.child('$ref') });
  },
});

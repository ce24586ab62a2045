import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { findMember, isObject } from '../../find-members-of-parsed-json';

/**
 * Checks the scopes in security requirements: in OpenAPI 3.0, only OAuth 2.0 and OpenID Connect have any.
 * @see https://spec.openapis.org/oas/v3.0.4.html#security-requirement-object
 */
export const SecurityScopes: Oas3Rule = () => {
  let schemes: unknown;
  return {
    Root(root: unknown, { resolve, location }: UserContext) {
      const components = resolve<object>(findMember(root, 'components') as object, location.source.absoluteRef);
      schemes = findMember(components.node, 'securitySchemes');
    },
    SecurityRequirement(requirement: unknown, { report, location, specVersion }: UserContext) {
      if (!isObject(requirement) || specVersion !== 'oas3_0') return;
      for (const [name, scopes] of Object.entries(requirement)) {
        const type = findMember(findMember(schemes, name), 'type');
        if (!Array.isArray(scopes) || scopes.length === 0 || (type !== 'apiKey' && type !== 'http')) continue;
        const message = `The security scheme "${name}" has no scopes, because its type is "${type}". Write an empty list: \`${name}: []\`.`;
        report({ message, location: location.child([name]) });
      }
    },
  };
};

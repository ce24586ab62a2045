import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isObject } from '../../find-members-of-parsed-json';

/** Keys whose values must be URLs, absolute or relative to the document, by type of the library. */
const urls: Record<string, string[]> = {
  Info: ['termsOfService'],
  Contact: ['url'],
  License: ['url'],
  ExternalDocs: ['url'],
  SecurityScheme: ['openIdConnectUrl', 'oauth2MetadataUrl'],
  ImplicitFlow: ['authorizationUrl', 'refreshUrl'],
  PasswordFlow: ['tokenUrl', 'refreshUrl'],
  ClientCredentials: ['tokenUrl', 'refreshUrl'],
  AuthorizationCode: ['authorizationUrl', 'tokenUrl', 'refreshUrl'],
  DeviceAuthorization: ['deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'],
  Root: ['jsonSchemaDialect', '$self'],
};

/** Checks the form of URLs and email addresses. */
export const TextFormat: Oas3Rule = () => ({
  any(node: unknown, { report, location, type }: UserContext) {
    if (!isObject(node)) return;
    for (const key of urls[type.name] ?? []) {
      const value = node[key];
      if (typeof value === 'string' && !isUrl(value))
        report({
          message: `\`${key}\` must be a URL, not ${JSON.stringify(value)}. Write it as "https://…".`,
          location: location.child([key]),
        });
    }
    if (type.name === 'Contact' && typeof node['email'] === 'string' && !/^[^\s@]+@[^\s@]+$/.test(node['email']))
      report({
        message: `\`email\` must be an address such as "name@example.com". Correct it.`,
        location: location.child('email'),
      });
  },
});

/** What begins with a host must have a scheme, although it is a valid relative URL, or one whose scheme is the host. */
const hostStart = /^(?:www\.|localhost[:/]|[\w.-]+\.(?:com|dev|edu|gov|io|net|org)(?:[:/?#]|$))/i;

/** Returns true for an absolute or relative URL. Templates are left to other rules. */
function isUrl(text: string): boolean {
  if (hostStart.test(text) || text.trim() !== text || text === '' || /[\s<>"\\^`]/.test(text)) return false;
  return URL.canParse(text, 'https://example.com/');
}

import { Segments } from '../anchors-and-former-anchors';
import { findMember, findText, getEntries, getItems, getTexts, isObject } from '../find-members-of-parsed-json';
import * as messages from '@/messages';
import type { SecurityAlternative, SecurityScheme } from '../model/security';
import type { Context } from './context-and-pending-examples';
import { toMarks } from './marks';

const urlLabels = [
  ['authorizationUrl', messages.authorizationUrl],
  ['deviceAuthorizationUrl', messages.deviceUrl],
  ['tokenUrl', messages.tokenUrl],
  ['refreshUrl', messages.refreshUrl],
] as const;

/** Reads the security schemes of a document. @see https://spec.openapis.org/oas/v3.1.1.html#security-scheme-object */
export function toSecuritySchemes({ document, toProse }: Context): SecurityScheme[] {
  const base = findText(getItems(document.root, 'servers')[0], 'url');
  const components = { value: findMember(document.root, 'components'), pointer: '#/components' };
  const segments = new Segments();
  const schemes = document.getChildren(components, 'securitySchemes').map(({ name, child: { value } }) => ({
    name,
    anchor: `security.${segments.claim(name)}`,
    type: findText(value, 'type') ?? '',
    label: toLabel(value),
    description: toProse(findText(value, 'description')),
    assumed: findText(value, 'x-assumed'),
    flows: toFlows(value, base),
    openIdConnectUrl: toAbsolute(findText(value, 'openIdConnectUrl'), base),
    oauth2MetadataUrl: toAbsolute(findText(value, 'oauth2MetadataUrl'), base),
    ...toMarks(value),
    apiKey:
      findText(value, 'type') === 'apiKey'
        ? { in: findText(value, 'in') ?? '', name: findText(value, 'name') ?? '' }
        : undefined,
    httpScheme: findText(value, 'scheme')?.toLowerCase(),
  }));
  return schemes.map((scheme) => {
    const isDistinct = schemes.every(({ name, label }) => name === scheme.name || label !== scheme.label);
    return { ...scheme, distinctLabel: isDistinct ? scheme.label : `${scheme.label} (${scheme.name})` };
  });
}

function toLabel(scheme: unknown): string {
  const type = findText(scheme, 'type') ?? '';
  const name = findText(scheme, 'scheme')?.toLowerCase() ?? '';
  if (type === 'http' && name === 'basic') return messages.basicScheme;
  if (type === 'http' && name === 'bearer') return messages.bearerScheme(findText(scheme, 'bearerFormat'));
  if (type === 'http') return messages.httpScheme(name);
  if (type === 'apiKey') return messages.apiKeyScheme(findText(scheme, 'in') ?? '', findText(scheme, 'name') ?? '');
  const labels = {
    oauth2: messages.oauthScheme,
    openIdConnect: messages.openIdScheme,
    mutualTLS: messages.mutualTlsScheme,
  };
  return findText(labels, type) ?? type;
}

/** Reads the flows of an OAuth 2.0 scheme. @see https://spec.openapis.org/oas/v3.1.1.html#oauth-flows-object */
function toFlows(scheme: unknown, base: string | undefined): SecurityScheme['flows'] {
  return getEntries(scheme, 'flows').map(([flow, value]) => ({
    flow,
    urls: urlLabels.flatMap(([key, label]) => {
      const url = toAbsolute(findText(value, key), base);
      return url === undefined ? [] : [{ label, url }];
    }),
    scopes: getEntries(value, 'scopes').map(([name, description]) => ({
      name,
      description: typeof description === 'string' ? description : '',
    })),
  }));
}

/**
 * Resolves a relative URL against the URL of the first server, unless that is relative too or has variables.
 * @see https://spec.openapis.org/oas/v3.0.4.html#relative-references-in-urls
 */
function toAbsolute(url: string | undefined, base: string | undefined): string | undefined {
  const isRelative = url !== undefined && url !== '' && !URL.canParse(url);
  const isUsable = base !== undefined && /^https?:\/\/[^{}]*$/i.test(base);
  return isRelative && isUsable && URL.canParse(url, base) ? new URL(url, base).href : url;
}

/**
 * Returns the alternatives of the `security` of an object, or undefined if the object has none. An empty list becomes one
 * alternative without schemes.
 * @see https://spec.openapis.org/oas/v3.1.1.html#security-requirement-object
 */
export function findSecurity(object: unknown): SecurityAlternative[] | undefined {
  const list = findMember(object, 'security');
  if (!Array.isArray(list)) return undefined;
  const alternatives = list
    .filter(isObject)
    .map((requirement) =>
      Object.keys(requirement).map((scheme) => ({ scheme, scopes: getTexts(requirement, scheme) })),
    );
  return alternatives.length === 0 ? [[]] : alternatives;
}

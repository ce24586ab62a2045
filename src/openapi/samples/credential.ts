import type { Operation } from '../model/operation';
import type { SecurityScheme } from '../model/security';
import type { Spec } from '../model/spec';
import type { Text } from './text-with-variables';
import { toVariableName } from './variable-names';

/** The headers, query parameters, and cookies that authenticate a request. */
export interface Credential {
  headers: { name: string; value: Text }[];
  query: Text[];
  cookies: Text[];
  /** True if the client must present a certificate. */
  hasCertificate: boolean;
}

/** Finds the credential that the first security alternative of an operation requires. */
export function findCredential(
  spec: Pick<Spec, 'securitySchemes'>,
  operation: Pick<Operation, 'security'>,
): Credential {
  const credential: Credential = { headers: [], query: [], cookies: [], hasCertificate: false };
  const schemes = (operation.security[0] ?? []).flatMap(
    ({ scheme }) => spec.securitySchemes.find(({ name }) => name === scheme) ?? [],
  );
  const variables = toVariables(schemes);
  for (const scheme of schemes) add(credential, scheme, variables.get(scheme) ?? '');
  return credential;
}

function add(credential: Credential, { type, apiKey, httpScheme }: SecurityScheme, variable: string): void {
  if (apiKey) addKey(credential, apiKey, variable);
  else if (type === 'mutualTLS') credential.hasCertificate = true;
  else {
    const word = type === 'http' && httpScheme !== 'bearer' ? (httpScheme ?? '') : 'Bearer';
    const shown = word === 'basic' ? 'Basic' : word;
    credential.headers.push({ name: 'Authorization', value: [`${shown} `, { variable }] });
  }
}

function addKey(credential: Credential, { in: location, name }: { in: string; name: string }, variable: string): void {
  if (location === 'header') credential.headers.push({ name, value: [{ variable }] });
  else if (location === 'query') credential.query.push([`${encodeURIComponent(name)}=`, { variable }]);
  else credential.cookies.push([`${name}=`, { variable }]);
}

/**
 * Returns the variable of each scheme. Schemes that are required together are different credentials, so keys that would share a
 * variable are named after their headers or parameters, or after their schemes if those are the same, too.
 */
function toVariables(schemes: SecurityScheme[]): Map<SecurityScheme, string> {
  const names = new Map(schemes.map((scheme) => [scheme, toUsualVariable(scheme)]));
  const isShared = (scheme: SecurityScheme) =>
    [...names].some(([other, name]) => other !== scheme && name === names.get(scheme));
  const rename = (toName: (scheme: SecurityScheme) => string) => {
    const shared = schemes.filter((scheme) => scheme.apiKey && isShared(scheme));
    for (const scheme of shared) names.set(scheme, toVariableName(toName(scheme)));
  };
  rename(({ apiKey, name }) => apiKey?.name ?? name);
  rename(({ name }) => name);
  return names;
}

function toUsualVariable({ type, apiKey, httpScheme }: SecurityScheme): string {
  if (apiKey) return /token|jwt|bearer|authorization/i.test(apiKey.name) ? 'TOKEN' : 'API_KEY';
  return type === 'http' && httpScheme !== 'bearer' ? 'CREDENTIALS' : 'TOKEN';
}

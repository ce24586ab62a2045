import type { Operation, Spec } from '../model';
import type { Text, Variable } from './text';

/** The headers, query parameters, and cookies that authenticate a request. */
export interface Credential {
  headers: { name: string; value: Text }[];
  query: Text[];
  cookies: Text[];
}

/** Finds the credential that the first security alternative of an operation requires. */
export function findCredential(spec: Spec, operation: Operation): Credential {
  const credential: Credential = { headers: [], query: [], cookies: [] };
  for (const { scheme: name } of operation.security[0] ?? []) {
    const scheme = spec.securitySchemes.find((candidate) => candidate.name === name);
    if (!scheme) continue;
    if (scheme.apiKey) addKey(credential, scheme.apiKey);
    else if (scheme.type === 'http' && scheme.httpScheme !== 'bearer') {
      const word = scheme.httpScheme === 'basic' ? 'Basic' : (scheme.httpScheme ?? '');
      credential.headers.push({ name: 'Authorization', value: [`${word} `, { variable: 'CREDENTIALS' }] });
    } else if (scheme.type !== 'mutualTLS') {
      credential.headers.push({ name: 'Authorization', value: ['Bearer ', { variable: 'TOKEN' }] });
    }
  }
  return credential;
}

function addKey(credential: Credential, { in: location, name }: { in: string; name: string }): void {
  const key: Variable = { variable: /token|jwt|bearer|authorization/i.test(name) ? 'TOKEN' : 'API_KEY' };
  if (location === 'header') credential.headers.push({ name, value: [key] });
  else if (location === 'query') credential.query.push([`${encodeURIComponent(name)}=`, key]);
  else credential.cookies.push([`${name}=`, key]);
}

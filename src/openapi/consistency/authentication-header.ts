import { distinctBy, groupBy } from '@/lib/lists';
import type { SecurityScheme } from '../model/security';
import type { Spec } from '../model/spec';
import { getMostFrequent, toFew, toRootSpot, type Rule, type Spot } from './finding-types-and-build-spots';
import { getDeclaredValues } from './list-parameters-headers-and-properties';
import { say } from './sentence';

/** A place that says in which header a token is sent. */
interface Carrier {
  header: string;
  spot: Spot;
}

const ofToken = /token|jwt|bearer|authorization/i;
/** Words before "header" that are not its name. */
const words =
  /^(?:an?|the|this|that|its|each|every|one|http|request|requests|custom|special|same|following|auth|in|of)$/i;

/** Finds tokens that one API expects in another header than most. */
export const authentication: Rule = {
  name: 'consistency/authentication-header',
  title: 'Different headers for one token',
  find: (specs) => {
    const carriers = specs.flatMap((spec) => [...toSchemes(spec), ...toParameters(spec)]);
    const distinct = distinctBy(carriers, ({ header, spot }) =>
      JSON.stringify([spot.spec.service, header.toLowerCase()]),
    );
    const headers = groupBy(distinct, ({ header }) => header.toLowerCase());
    const [expected, others] = getMostFrequent(headers);
    const [example] = others;
    const services = others.map(({ spot }) => spot.spec.title);
    return distinct.flatMap(({ header, spot }) => {
      if (header.toLowerCase() === expected || !example) return [];
      return [
        {
          spot,
          what: say`${spot.label} names the header ${header}, but the token is sent in ${example.header} in ${services}.`,
          fix: say`Expect the token in one header in all services, or correct the description.`,
          related: toFew(others),
        },
      ];
    });
  },
};

function toSchemes(spec: Spec): Carrier[] {
  return spec.securitySchemes.flatMap((scheme) => {
    const header = findHeader(scheme);
    const { name, anchor } = scheme;
    const spot = toRootSpot(spec, name, 'components', 'securitySchemes', name);
    return header === undefined ? [] : [{ header, spot: { ...spot, anchor } }];
  });
}

/** Finds the header of a token: the one that the scheme or its description names. Other keys and passwords have none. */
function findHeader({ type, name, apiKey, httpScheme, description }: SecurityScheme): string | undefined {
  const text = description?.source ?? '';
  if (type === 'apiKey') {
    const isToken = [name, apiKey?.name ?? '', text].some((own) => ofToken.test(own));
    return apiKey?.in === 'header' && isToken ? apiKey.name : undefined;
  }
  if (type === 'http' ? httpScheme !== 'bearer' : type !== 'oauth2' && type !== 'openIdConnect') return undefined;
  const named = [...text.matchAll(/([\w-]+)[`"”]? header\b/gi)].map(([, word = '']) => word);
  const [first = 'Authorization'] = named.filter((word) => !words.test(word));
  return first;
}

/** Finds the headers that operations declare as parameters for a token. */
function toParameters(spec: Spec): Carrier[] {
  return getDeclaredValues(spec)
    .filter(({ kind, name, spot }) => kind === 'header' && spot.pointer.includes('/parameters/') && isTokenHeader(name))
    .map(({ name, spot }) => ({ header: name, spot }));
}

function isTokenHeader(name: string): boolean {
  return /^(?:x-)?(?:authorization|(?:auth|access|bearer|api|id)-?token|auth|jwt)$/i.test(name);
}

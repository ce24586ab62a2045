import { findMember, getTexts, isObject } from '../json';
import type { SecurityAlternative } from '../model';

/** Reads the alternatives of a `security` list; undefined if there is none. An empty list is one alternative: nothing. */
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

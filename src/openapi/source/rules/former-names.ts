import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { toSegment, aliasesKey } from '../../anchors-and-former-anchors';
import { findMember, isObject } from '../../find-members-of-parsed-json';
import { toKindOfValue } from '../plain-messages';

/** Checks the former names of properties, component schemas, and parameters, whose links lead to the current ones. */
export const FormerNames: Oas3Rule = () => ({
  SchemaProperties: (properties: unknown, context: UserContext) => checkAll(properties, context, 'property'),
  NamedSchemas: (schemas: unknown, context: UserContext) => checkAll(schemas, context, 'schema'),
  Parameter(parameter: unknown, { report, location }: UserContext) {
    getFormerNames(parameter, location, report);
  },
});

/** Checks the names of one scope: each former name belongs to one of them, and none of them has it today. */
function checkAll(scope: unknown, { report, location }: UserContext, what: string): void {
  if (!isObject(scope)) return;
  const current = new Map(Object.keys(scope).map((name) => [toSegment(name), name]));
  const former = new Map<string, string>();
  for (const [owner, value] of Object.entries(scope)) {
    for (const { name, location: at } of getFormerNames(value, location.child([owner]), report)) {
      const segment = toSegment(name);
      const [taken, other] = [current.get(segment), former.get(segment)];
      if (taken !== undefined)
        report({
          message: `The alias "${name}" is the name of the ${what} "${taken}", where its links lead already. Remove it from \`${aliasesKey}\`.`,
          location: at,
        });
      else if (other !== undefined)
        report({ message: `The alias "${name}" also belongs to "${other}". Keep one of them.`, location: at });
      else former.set(segment, owner);
    }
  }
}

/** A former name with its place. */
export interface FormerName {
  name: string;
  location: Location;
}

/** Returns the texts in the list of former names of an object, and reports everything else in the list. */
export function getFormerNames(
  owner: unknown,
  location: Location,
  report: UserContext['report'],
  { what, example } = { what: 'name', example: 'shortName' },
): FormerName[] {
  const names = findMember(owner, aliasesKey);
  if (names === undefined) return [];
  const place = location.child([aliasesKey]);
  if (!Array.isArray(names)) {
    report({
      message: `\`${aliasesKey}\` must be a list of former ${what}s, not ${toKindOfValue(names)}. Write one as \`${aliasesKey}: [${example}]\`.`,
      location: place,
    });
    return [];
  }
  return names.flatMap((name: unknown, index) => {
    const at = place.child(index);
    if (typeof name === 'string' && name.trim() !== '') return [{ name, location: at }];
    report({
      message: `A former ${what} must be a text, not ${toKindOfValue(name)}. Write it in quotes.`,
      location: at,
    });
    return [];
  });
}

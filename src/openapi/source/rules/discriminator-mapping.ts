import { isMappingRef, type Oas3Rule, type UserContext } from '@redocly/openapi-core';
import { findAllNearest, toQuestion } from '@/lib/nearest-names';
import { findMember, getEntries, isObject } from '../../find-members-of-parsed-json';

/** How many names of schemas a message lists. */
const listed = 8;

/**
 * Rejects a discriminator mapping to a component schema that does not exist. A mapping is a name or a reference; a
 * reference is checked like any other.
 * @see https://spec.openapis.org/oas/v3.1.1.html#discriminator-object
 */
export const DiscriminatorMapping: Oas3Rule = () => {
  let names: string[] = [];
  return {
    Root(root: unknown, context: UserContext) {
      names = getSchemaNames(root, context);
    },
    Discriminator(discriminator: unknown, { report, location }: UserContext) {
      const entries = getEntries(discriminator, 'mapping').map(([value, target]) => ({
        target,
        location: location.child(['mapping', value]),
        what: `The value "${value}" is mapped to`,
      }));
      const target = findMember(discriminator, 'defaultMapping');
      const other = { target, location: location.child('defaultMapping'), what: 'The default mapping is' };
      for (const { target: name, location: place, what } of [...entries, other]) {
        if (typeof name !== 'string' || isMappingRef(name) || names.includes(name)) continue;
        report({ message: `${what} "${name}", which is not a schema. ${toFix(name, names)}`, location: place });
      }
    },
  };
};

function toFix(name: string, names: string[]): string {
  const nearest = findAllNearest(name, names);
  if (nearest.length > 0) return toQuestion(nearest);
  if (names.length === 0) return 'Add it to `components.schemas`.';
  return `Use one of: ${names.slice(0, listed).join(', ')}${names.length > listed ? ', …' : '.'}`;
}

/** Returns the names of the component schemas, which may be in other files. */
function getSchemaNames(root: unknown, { resolve, location }: UserContext): string[] {
  const components = resolve<object>(findMember(root, 'components') as object, location.source.absoluteRef);
  const file = components.location?.source.absoluteRef ?? location.source.absoluteRef;
  const { node } = resolve<object>(findMember(components.node, 'schemas') as object, file);
  return isObject(node) ? Object.keys(node) : [];
}

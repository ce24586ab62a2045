import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { findMember, getEntries, isObject } from '../../find-members-of-parsed-json';

/** Checks how the keys of objects with content depend on each other. */
export const ContentKeys: Oas3Rule = () => {
  return {
    Parameter: checkExamples,
    Header: checkExamples,
    MediaType(media: unknown, context: UserContext) {
      checkExamples(media, context);
      checkEncoding(media, context);
    },
  };
};

function checkExamples(value: unknown, { report, location }: UserContext): void {
  if (!isObject(value) || value['example'] === undefined || value['examples'] === undefined) return;
  const message = '`example` and `examples` exclude each other. Move the example into `examples`.';
  report({ message, location: location.child('example').key() });
}

/** Each key of `encoding` must be a property of the schema, which is checked if all properties are known. */
function checkEncoding(media: unknown, { report, location, resolve }: UserContext): void {
  const encodings = getEntries(media, 'encoding');
  if (encodings.length === 0) return;
  const { node: schema } = resolve<object>(findMember(media, 'schema') as object, location.source.absoluteRef);
  const properties = findMember(schema, 'properties');
  if (!isObject(properties) || ['allOf', 'oneOf', 'anyOf', '$ref'].some((key) => findMember(schema, key))) return;
  for (const [name] of encodings) {
    if (Object.hasOwn(properties, name) || name.startsWith('x-')) continue;
    const suggest = Object.keys(properties);
    const message = `\`encoding\` names "${name}", which is not a property of the schema. Remove it, or add the property.`;
    report({ message, suggest, location: location.child(['encoding', name]).key() });
  }
}

/**
 * Checks the keys of a license that exclude each other.
 * @see https://spec.openapis.org/oas/v3.1.1.html#license-object
 */
export const LicenseKeys: Oas3Rule = () => ({
  License(license: unknown, { report, location }: UserContext) {
    if (findMember(license, 'identifier') === undefined || findMember(license, 'url') === undefined) return;
    report({
      message: '`identifier` and `url` exclude each other. Remove one of them.',
      location: location.child('url').key(),
    });
  },
});

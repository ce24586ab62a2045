/**
 * Wants a maximum length on the short name of an environment. A short name is that of an environment if it occurs together with an
 * ownerId, in a path or in a schema; other short names have no documented limit.
 */
export function ShortNameLength() {
  const reported = new Set();
  let path = '';

  function check(schema, { report, resolve }, location) {
    const node = schema?.$ref ? resolve(schema).node : schema;
    // A reference that leads nowhere is told as such.
    if (Number.isInteger(node?.maxLength) || (schema?.$ref && node === undefined)) return;
    // A shared parameter is met once for each path that uses it.
    if (reported.has(location.absolutePointer)) return;
    reported.add(location.absolutePointer);
    report({
      message: 'Give the short name of an environment a maximum length: "maxLength: 30".',
      location,
    });
  }

  return {
    Paths: {
      PathItem: {
        enter(_pathItem, { key }) {
          path = String(key);
        },
        Parameter(parameter, context) {
          const isShortName = parameter.in === 'path' && parameter.name === 'shortName';
          if (!isShortName || !path.includes('{ownerId}')) return;
          check(parameter.schema, context, context.location.child('schema'));
        },
      },
    },
    Schema(schema, context) {
      const fields = schema.properties;
      if (!fields?.ownerId || !fields.shortName) return;
      check(fields.shortName, context, context.location.child(['properties', 'shortName']));
    },
  };
}

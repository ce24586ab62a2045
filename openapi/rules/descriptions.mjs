import { hasWords } from './has-words.mjs';

/** Wants a description on every parameter. */
export function ParameterDescription() {
  return {
    Parameter(parameter, { report, location }) {
      if (hasWords(parameter.description)) return;
      report({
        message: `Describe the parameter "${parameter.name}" in a sentence: whose value it is and what form it has.`,
        location: location.child('description').key(),
      });
    },
  };
}

/** Wants a description on every component schema. */
export function SchemaDescription() {
  return {
    NamedSchemas(schemas, context) {
      for (const [name, schema] of Object.entries(schemas)) {
        if (isDescribed(schema, context)) continue;
        context.report({
          message: `Describe the schema "${name}" in a sentence that says what it stands for.`,
          location: context.location.child(name).key(),
        });
      }
    },
  };
}

/** Wants a description on every field, its own or that of the schema it refers to. */
export function FieldDescription() {
  return {
    SchemaProperties(fields, context) {
      for (const [name, schema] of Object.entries(fields)) {
        if (isDescribed(schema, context)) continue;
        context.report({
          message: `Describe the field "${name}" in a sentence, or refer to a schema that has a description.`,
          location: context.location.child(name).key(),
        });
      }
    },
  };
}

function isDescribed(schema, { resolve }) {
  if (hasWords(schema?.description)) return true;
  if (!schema?.$ref) return false;
  const { node } = resolve(schema);
  // A reference that leads nowhere is told as such.
  return node === undefined || hasWords(node.description);
}

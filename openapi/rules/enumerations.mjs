import { hasWords } from './has-words.mjs';

/** Wants "Unknown" first in an enumeration that has it: it is the value of what is not set. */
export function UnknownFirst() {
  return {
    Schema(schema, { report, location }) {
      if (!Array.isArray(schema.enum)) return;
      const index = schema.enum.indexOf('Unknown');
      if (index <= 0) return;
      report({
        message: 'Move "Unknown" to the first place of the enumeration.',
        location: location.child(['enum', index]),
      });
    },
  };
}

/** Wants each key of x-enumDescriptions to be a value of the enumeration, with words. */
export function EnumDescriptions() {
  return {
    Schema(schema, context) {
      const values = Array.isArray(schema.enum) ? schema.enum : [];
      for (const [value, description] of Object.entries(schema['x-enumDescriptions'] ?? {})) {
        const location = context.location.child(['x-enumDescriptions', value]);
        if (!values.includes(value))
          context.report({
            message: `"${value}" is not a value of the enumeration: correct it, or remove its description.`,
            suggest: values.map(String),
            location: location.key(),
          });
        else if (!hasWords(description)) context.report({ message: `Describe "${value}" in words.`, location });
      }
    },
  };
}

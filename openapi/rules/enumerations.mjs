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
    Schema(schema, { report, location }) {
      const descriptions = schema['x-enumDescriptions'] ?? {};
      for (const [value, description] of Object.entries(descriptions)) {
        if (schema.enum?.includes(value) && hasWords(description)) continue;
        report({
          message: `Describe "${value}" in words and only if it is a value of the enumeration; its values are: ${(schema.enum ?? []).join(', ') || 'none'}.`,
          location: location.child(['x-enumDescriptions', value]),
        });
      }
    },
  };
}

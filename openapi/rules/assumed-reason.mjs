import { hasWords } from './has-words.mjs';

/** Wants x-assumed to say why something was assumed: readers see the reason next to the value. */
export function AssumedReason() {
  return {
    any: {
      enter(node, { report, location }) {
        if (typeof node !== 'object' || node === null || !('x-assumed' in node)) return;
        const reason = node['x-assumed'];
        if (hasWords(reason) && reason.trim().split(/\s+/).length >= 5) return;
        report({
          message:
            'Write the reason into "x-assumed": a sentence that says what is not documented and why this value was taken.',
          location: location.child('x-assumed'),
        });
      },
    },
  };
}

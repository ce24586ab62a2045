import { hasWords } from './has-words.mjs';

const WITHOUT_BODY = new Set(['204', '205', '304']);

/** Wants a successful response without a documented body to say so. */
export function ResponseBody() {
  const reported = new Set();
  return {
    Responses(responses, { report, location, resolve }) {
      for (const [status, response] of Object.entries(responses)) {
        if (!/^2/.test(status) || WITHOUT_BODY.has(status)) continue;
        const { node, location: place = location.child(status) } = resolve(response);
        // A reference that leads nowhere is told as such.
        if (node === undefined) continue;
        if (node.content || (hasWords(node.description) && node.description.includes('not documented'))) continue;
        // A shared response is met once for each operation that uses it.
        if (reported.has(place.absolutePointer)) continue;
        reported.add(place.absolutePointer);
        report({
          message: `Say in the description of "${status}" that the response body is not documented, or document it under "content".`,
          location: response.$ref ? place : place.key(),
        });
      }
    },
  };
}

/** The maximum depth of JSON from a reader. A deeper value would exhaust the stack. */
export const deepest = 200;

/** Returns the offset of the first bracket in JSON that is nested too deeply. */
export function findTooDeep(text: string): number | undefined {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
    if (depth > deepest) return index;
  }
  return undefined;
}

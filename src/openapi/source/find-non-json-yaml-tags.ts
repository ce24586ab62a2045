import { Lexer } from 'yaml';

/** A tag in a YAML text. */
export interface Tag {
  text: string;
  offset: number;
}

/** The tags of JSON's types, which change nothing in a document of OpenAPI. */
const harmless =
  /^(?:!|!!(?:str|int|float|bool|null|map|seq)|!<tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq)>)$/;
/** The tokens of the lexer that are not in the text. */
const control = /^[\u0002\u0018\u001f]$/;

/** Finds the tags of a YAML text that give a value a type outside of JSON, such as `!!binary`. */
export function findForeignTags(text: string): Tag[] {
  // Searches only the tokens, as parsing a large document takes ten times as long. JSON has no tags.
  if (!/(?:^|[\s,[{:-])!\S/m.test(text) || /^\s*\{\s*"/.test(text)) return [];
  const tags: Tag[] = [];
  let [offset, previous] = [0, ''];
  for (const token of new Lexer().lex(text)) {
    // After the token \x1f, the next one is the text of a scalar.
    if (token.startsWith('!') && previous !== '\u001f' && !harmless.test(token)) tags.push({ text: token, offset });
    if (!control.test(token)) offset += token.length;
    previous = token;
  }
  return tags;
}

/** Returns the message for a tag that gives a value a type outside of JSON. */
export function toTagMessage(tag: string): string {
  return `The tag \`${tag}\` gives this value a type that JSON does not have. Remove the tag.`;
}

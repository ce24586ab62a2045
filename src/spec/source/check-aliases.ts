import { Lexer, parse } from 'yaml';

const maxAliasCount = 200;

/** Throws if YAML aliases expand exponentially or refer to themselves: the next parser would never finish. */
export function checkAliases(text: string, file: string): void {
  if (isJson(text) || !hasAliases(text)) return;
  let value: unknown;
  try {
    value = parse(text, { maxAliasCount, logLevel: 'silent', strict: false });
  } catch (error) {
    // The library throws a ReferenceError for too many aliases and for an alias without an anchor.
    if (error instanceof ReferenceError) throw new Error(`${file}: ${error.message}`);
    return; // The text is not valid YAML. The next parser reports the location.
  }
  if (isCyclic(value)) throw new Error(`${file}: a YAML anchor contains an alias to itself`);
}

/** Returns true for JSON, which has no aliases. */
function isJson(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Searches only the tokens for aliases: parsing a large document takes ten times as long. */
function hasAliases(text: string): boolean {
  if (!/(^|[\s,[{:-])\*[^\s*]/m.test(text) || !/(^|[\s,[{:-])&[^\s&]/m.test(text)) return false;
  let previous = '';
  for (const token of new Lexer().lex(text)) {
    // After the token \x1f, the next one is the text of a scalar.
    if (token.startsWith('*') && previous !== '\x1f') return true;
    previous = token;
  }
  return false;
}

function isCyclic(value: unknown): boolean {
  try {
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
    return false;
  } catch {
    return true;
  }
}

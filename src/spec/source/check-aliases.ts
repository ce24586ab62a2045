import { Lexer, parse } from 'yaml';

const limit = 200;

/** Throws for aliases that expand without limit or contain themselves: the parser that runs next would never finish. */
export function checkAliases(text: string, file: string): void {
  if (isJson(text) || !hasAliases(text)) return;
  let value: unknown;
  try {
    value = parse(text, { maxAliasCount: limit, logLevel: 'silent', strict: false });
  } catch (error) {
    if (error instanceof ReferenceError) throw new Error(`${file}: ${error.message}`);
    return; // The text is not YAML. The parser that runs next reports where.
  }
  if (isCyclic(value)) throw new Error(`${file}: an anchor holds its own alias`);
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

/** Reads only the tokens: building the values of a large document takes ten times as long. */
function hasAliases(text: string): boolean {
  if (!/(^|[\s,[{:-])\*[^\s*]/m.test(text) || !/(^|[\s,[{:-])&[^\s&]/m.test(text)) return false;
  let last = '';
  for (const token of new Lexer().lex(text)) {
    // After this mark, the next token is the text of a scalar.
    if (token.startsWith('*') && last !== '\x1f') return true;
    last = token;
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

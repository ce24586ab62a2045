import { Lexer, parse } from 'yaml';

const limit = 200;

/** Throws for aliases that multiply without end or hold themselves: the parser that follows would never come back. */
export function checkAliases(text: string, file: string): void {
  if (isJson(text) || !hasAliases(text)) return;
  let value: unknown;
  try {
    value = parse(text, { maxAliasCount: limit, logLevel: 'silent', strict: false });
  } catch (error) {
    if (error instanceof ReferenceError) throw new Error(`${file}: ${error.message}`);
    return; // Not YAML at all: the parser that follows says where.
  }
  if (isCyclic(value)) throw new Error(`${file}: an anchor holds its own alias`);
}

/** JSON has no aliases, whatever its texts hold. */
function isJson(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Looks at the tokens alone: building the values of a large document takes ten times as long. */
function hasAliases(text: string): boolean {
  if (!/(^|[\s,[{:-])\*[^\s*]/m.test(text) || !/(^|[\s,[{:-])&[^\s&]/m.test(text)) return false;
  let last = '';
  for (const token of new Lexer().lex(text)) {
    // After this mark stands the text of a scalar.
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

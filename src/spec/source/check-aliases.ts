import { parse } from 'yaml';

const alias = /(^|[\s,[{:-])\*[^\s*]/m;
const limit = 200;

/** Throws for aliases that multiply without end or hold themselves: the parser that follows would never come back. */
export function checkAliases(text: string, file: string): void {
  if (!alias.test(text) || !/(^|[\s,[{:-])&[^\s&]/m.test(text)) return;
  let value: unknown;
  try {
    value = parse(text, { maxAliasCount: limit, logLevel: 'silent', strict: false });
  } catch (error) {
    if (error instanceof ReferenceError) throw new Error(`${file}: ${error.message}`);
    return; // Not YAML at all: the parser that follows says where.
  }
  if (isCyclic(value)) throw new Error(`${file}: an anchor holds its own alias`);
}

function isCyclic(value: unknown): boolean {
  try {
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
    return false;
  } catch {
    return true;
  }
}

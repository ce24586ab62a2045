import { toFenced } from '@/markdown/markdown-text';

/** Writes a map as a block of DOT with a text alternative. */
export function toGraph(statements: string[], alt: string): string {
  return toFenced(`digraph {\n  ${statements.join(';\n  ')};\n}`, `dot alt="${alt.replaceAll(/["`<\n{}]/g, ' ')}"`);
}

/** Quotes a text for DOT. */
export function toGraphId(text = ''): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}

/** The messages of an error and its causes, outermost first. */
export function toCauseText(error: unknown): string {
  const texts: string[] = [];
  const seen = new Set<unknown>();
  for (let current = error; current !== undefined && current !== null && !seen.has(current);) {
    seen.add(current);
    texts.push(current instanceof Error ? current.message : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return texts.join('\n\nCause:\n');
}

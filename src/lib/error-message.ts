/** Returns the message of anything that was thrown. */
export function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns the causes of an error, from the nearest to the deepest. */
export function getCauses(error: unknown): unknown[] {
  const chain = new Set([error]);
  let cause = error instanceof Error ? error.cause : undefined;
  while (cause !== undefined && cause !== null && !chain.has(cause)) {
    chain.add(cause);
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return [...chain].slice(1);
}

/** Joins the messages of an error and its causes, outermost first. */
export function toCauseText(error: unknown): string {
  return [error, ...getCauses(error)].map(toMessage).join('\n\nCause:\n');
}

'use client';

import * as messages from '@/messages';

/** Says that a page crashed, offers another try, and shows the error with its causes. */
export function Crash({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <main id="main" className="simple-page">
      <h1>{messages.pageCrashed}</h1>
      <p>
        <button type="button" className="button-primary" onClick={reset}>
          {messages.tryAgain}
        </button>
      </p>
      <hr />
      <pre className="error-text">{toCauseText(error)}</pre>
    </main>
  );
}

/** The messages of an error and its causes, outermost first. */
export function toCauseText(error: unknown): string {
  const texts: string[] = [];
  for (let current: unknown = error; current !== undefined; current = current instanceof Error ? current.cause : undefined) {
    texts.push(current instanceof Error ? current.message : String(current));
  }
  return texts.join('\n\nCause:\n');
}

'use client';

import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as messages from '@/messages';
import { session } from '@/payload/explainer-session';
import { primaryButtonClassName, quietButtonClassName } from '../ui/shared-class-names';
import { PayloadExplanation } from './payload-explanation';
import { ResultAnnouncement } from './result-announcement';

/** The URLs of the schemas of each service, and an example of each. */
export interface ExplainerProps {
  hrefs: string[];
  examples: string[];
}

/**
 * A field for a payload, and below it the schemas that it fits. Everything happens in the browser, in a worker. There is no form:
 * the policy would block one that is submitted before the scripts run, whereas the press of a button is repeated.
 */
export function Explainer({ hrefs, examples }: ExplainerProps) {
  // The browser holds the text: React would discard what the reader pastes before the scripts run.
  const field = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [leftText] = useState(session.text);
  const [shown, setShown] = useState(0);
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  const { result, isSlow } = state;
  // A result that is there from the start has the scroll position at which the reader left it.
  const [leftState] = useState(state);
  const buttons = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (state !== leftState) scrollToResult(buttons.current, results.current);
  }, [state, leftState]);
  useEffect(() => {
    const element = field.current;
    return () => void (session.text = element?.value ?? '');
  }, []);
  const explain = () => void session.explain(field.current?.value ?? '', hrefs);
  /** Explains an example: with every press, that of the next service. */
  const tryExample = () => {
    const example = examples[shown % examples.length] ?? '';
    setShown(shown + 1);
    if (field.current) field.current.value = example;
    explain();
  };
  /** Explains the text again. The button that was pressed disappears, so another one gets the focus. */
  const retry = () => {
    button.current?.focus();
    explain();
  };
  return (
    <div className="grid grid-cols-1 gap-3 no-js:hidden">
      <label className="font-medium text-ink" htmlFor="payload">
        {messages.payloadInput}
      </label>
      <textarea
        id="payload"
        className="min-h-72 w-full rounded-lg border border-line-strong bg-ground p-3 font-mono text-sm/6 text-ink"
        placeholder={'{\n  "shortName": "api-key",\n  "value": "…"\n}'}
        spellCheck={false}
        autoComplete="off"
        dir="ltr"
        defaultValue={leftText}
        ref={field}
        aria-describedby="payload-note"
      />
      <div ref={buttons} className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <button type="button" className={primaryButtonClassName} ref={button} onClick={explain}>
          {messages.payloadExplain}
        </button>
        {examples.length > 0 && (
          <button type="button" className={quietButtonClassName} onClick={tryExample}>
            {messages.payloadExample}
          </button>
        )}
        <p id="payload-note" className="text-sm text-muted">
          {messages.payloadPrivate}
        </p>
      </div>
      <div ref={results} className="grid grid-cols-1 gap-3">
        <div role="status">
          {isSlow && <p className="text-sm text-muted">{messages.loading}</p>}
          {result && <ResultAnnouncement result={result} onRetry={retry} />}
        </div>
        {result?.kind === 'fits' && <PayloadExplanation fits={result.fits} />}
      </div>
    </div>
  );
}

/** The height of a result that has to be on the screen, in pixels: a heading, the best schema, and the start of a table. */
const enough = 200;

/**
 * Scrolls to the buttons, with the result below them, unless the start of the result is on the screen. The pressed button has the
 * focus, so it stays in sight.
 */
function scrollToResult(buttons: Element | null, result: Element | null): void {
  if (!buttons || !result) return;
  const { top, bottom } = result.getBoundingClientRect();
  if (top >= 0 && Math.min(bottom, top + enough) <= window.innerHeight) return;
  buttons.scrollIntoView();
}

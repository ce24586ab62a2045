'use client';

import { useRef, useState } from 'react';
import * as messages from '@/messages';
import { checkedItems, type Explanation, type ServiceSchemas } from '@/payload/schemas';
import { primaryButtonClassName, quietButtonClassName } from '../ui/buttons';
import { Fits } from './fits';

/** The maximum length of a payload in megabytes. */
const longest = 5;

type Result = Explanation | { kind: 'message'; text: string };

/**
 * A field for a payload, and below it the schemas that it fits. Everything happens in the browser, in a worker.
 * There is no form: the policy would block one that is submitted before the scripts run, whereas the press of a button is repeated.
 */
export function Explainer({ hrefs, examples }: { hrefs: string[]; examples: string[] }) {
  // The browser holds the text: React would discard what the reader pastes before the scripts run.
  const field = useRef<HTMLTextAreaElement>(null);
  const [shown, setShown] = useState(0);
  const [result, setResult] = useState<Result>();
  const [isBusy, setIsBusy] = useState(false);
  const show = async () => {
    setIsBusy(true);
    setResult(await explainText(field.current?.value ?? '', hrefs).catch((error: unknown) => toMessage(String(error))));
    setIsBusy(false);
  };
  /** Explains an example: with every press, that of the next service. */
  const tryExample = () => {
    const example = examples[shown % examples.length] ?? '';
    setShown(shown + 1);
    if (field.current) field.current.value = example;
    void show();
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
        ref={field}
        aria-describedby="payload-note"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" className={primaryButtonClassName} aria-disabled={isBusy} onClick={() => void show()}>
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
      <div role="status" aria-busy={isBusy}>
        {result && <ResultText result={result} />}
      </div>
      {result?.kind === 'fits' && <Fits fits={result.fits} />}
    </div>
  );
}

function ResultText({ result }: { result: Result }) {
  switch (result.kind) {
    case 'message':
      return <p className="text-danger">{result.text}</p>;
    case 'not-json':
      return <p className="text-danger">{messages.payloadNotJson(result.line, result.column, result.text)}</p>;
    case 'none':
      return <p>{result.path === undefined ? messages.payloadEmpty : messages.payloadNone(result.path)}</p>;
    case 'fits': {
      const [first] = result.fits;
      return (
        <>
          {first && <p className="sr-only">{`${first.title}: ${messages.payloadProblems(first.problems.length)}`}</p>}
          {result.path !== '' && <p>{messages.payloadInner(result.path)}</p>}
          {result.isCut && <p className="text-sm text-muted">{messages.payloadCut(checkedItems)}</p>}
        </>
      );
    }
  }
}

async function explainText(text: string, hrefs: string[]): Promise<Result> {
  if (text.length > longest * 1_000_000) return toMessage(messages.payloadTooLong(`${longest} MB`));
  const [{ explainInWorker }, { loadJson }] = await Promise.all([import('@/payload/client'), import('@/lib/queries')]);
  const services = await Promise.all(hrefs.map((href) => loadJson<ServiceSchemas>(href)));
  return (await explainInWorker(text, services)) ?? toMessage(messages.payloadSlow);
}

function toMessage(text: string): Result {
  return { kind: 'message', text };
}

import * as messages from '@/messages';
import type { CodeSample, Example, Operation } from '@/spec/model';
import { Glyph } from '../ui/icon';
import { Code, getLines } from './code';
import { toShownLines } from './limits';
import type { View } from './view';

/** The request in one language; others are fetched when the reader chooses them. */
export function RequestSample({ operation, sample }: { operation: Operation; sample?: CodeSample }) {
  if (!sample) return null;
  const body = operation.codeSamples.length > 0 ? undefined : operation.requestBody?.content[0];
  const isBodyCut = body?.examples.find(({ source }) => source !== '')?.isCut;
  return (
    <div className="panel" data-sample={operation.id} data-code-block="">
      <div className="panel-head">
        <span>{messages.request}</span>
        <select className="language-select" aria-label={messages.languageOfSamples} defaultValue={sample.language}>
          <option value={sample.language}>{sample.label}</option>
        </select>
        <WrapButton />
        <CopyButton label={messages.copyCode} />
      </div>
      <Code lines={sample.lines} label={messages.requestSample} />
      {isBodyCut && <p className="note">{messages.cutExample}</p>}
    </div>
  );
}

/** What the request may carry, where there is more than the one example of the request sample. */
export function RequestExamples({ view, operation }: { view: View; operation: Operation }) {
  const examples = (operation.requestBody?.content ?? []).flatMap(({ name, examples: list }) =>
    list.map((example) => ({ label: name, example })),
  );
  return examples.length < 2 ? null : (
    <Examples view={view} title={messages.requestExamples} group={`${operation.id}-q`} examples={examples} />
  );
}

/** Examples of the responses, by status; nothing where none is documented. */
export function ResponseSamples({ view, operation }: { view: View; operation: Operation }) {
  const examples = operation.responses.flatMap(({ status, content, class: statusClass }) =>
    content.flatMap(({ name, examples: list }) =>
      list.map((example) => ({ label: `${status} ${name}`, statusClass: statusClass as string, example })),
    ),
  );
  return <Examples view={view} title={messages.responseSamples} group={`${operation.id}-r`} examples={examples} />;
}

/** Comes forth where lines run over. */
function WrapButton() {
  return (
    <button
      type="button"
      className="wrap"
      data-wrap-toggle=""
      hidden
      aria-label={messages.wrapLines}
      title={messages.wrapLines}
      aria-pressed="false"
    >
      <Glyph name="wrap" />
    </button>
  );
}

function Examples({
  view,
  title,
  group,
  examples,
}: {
  view: View;
  title: string;
  group: string;
  examples: { label: string; statusClass?: string; example: Example }[];
}) {
  if (examples.length === 0) return null;
  const isSingle = examples.length === 1;
  return (
    <div className="panel">
      {!isSingle && <div className="panel-head">{title}</div>}
      {examples.map(({ label, statusClass, example }, index) => (
        <details key={`${label} ${example.title}`} name={group} open={index === 0} data-code-block="">
          <summary className="panel-head">
            {isSingle && <span>{messages.response}</span>}
            <span className="status-code" data-class={statusClass}>
              {label}
            </span>
            {example.origin === 'authored' && (
              <span className="example-summary">{example.summary ?? example.title}</span>
            )}
          </summary>
          <WrapButton />
          <CopyButton label={messages.copyCode} />
          {example.externalUrl === undefined ? (
            <ExampleCode view={view} example={example} label={`${title} ${label}`} />
          ) : (
            <p className="note">{`${messages.externalExample}: ${example.externalUrl}`}</p>
          )}
        </details>
      ))}
    </div>
  );
}

/** A long example shows its beginning. */
function ExampleCode({ view, example, label }: { view: View; example: Example; label: string }) {
  const { left } = toShownLines(example.source);
  return (
    <>
      <Code lines={getLines(view.code, example)} label={label} />
      {left > 0 && <p className="note">{messages.moreLines(left)}</p>}
      {example.isCut && <p className="note">{messages.cutExample}</p>}
    </>
  );
}

/** Copies a text, or with an empty one the code of its `data-code-block`; the site's behaviors do it. */
export function CopyButton({ text = '', label }: { text?: string; label: string }) {
  return <button type="button" className="copy-button" data-copy={text} aria-label={label} title={label} />;
}

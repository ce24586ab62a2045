import * as messages from '@/messages';
import type { CodeSample, Example, Operation, Response } from '@/spec/model';
import { Code, getLines } from './code';
import { CopyButton, cornerClassName, WrapButton } from './controls';
import { toShownLines } from './limits';
import { panelClassName, PanelHead, panelHeadClassName } from './panel';
import { StatusCode } from './status-code';
import type { View } from './view';

const languagesClassName =
  'ms-auto field-sizing-content max-w-36 rounded border border-transparent bg-sunken px-1.5 py-0.75 text-ui text-body max-desktop:min-h-11 hover:border-line-strong in-[.printed]:hidden print:hidden no-js:hidden';
const panelNoteClassName = 'border-t border-line px-4 py-2 text-ui text-muted';

/** The panel clips its content, so the focus ring of a header is inside it and has the same corners. */
const exampleHeadClassName =
  'border-line pe-19 -outline-offset-2 group-open/disclosure:border-b max-desktop:group-open/disclosure:pe-24';
/** On a small screen, a title next to its type and the buttons would wrap after every word, so it has a separate line. */
const exampleTitleClassName = 'font-normal text-muted max-sm:basis-full max-sm:ps-6.5';

/** The request in one language; the others are fetched when the reader chooses them. */
export function RequestSample({ operation, sample }: { operation: Operation; sample?: CodeSample }) {
  if (!sample) return null;
  const body = operation.codeSamples.length > 0 ? undefined : operation.requestBody?.content[0];
  const isBodyCut = body?.examples.find(({ source }) => source !== '')?.isCut;
  return (
    <div className={panelClassName} data-sample={operation.id} data-code-block="">
      <PanelHead>
        <span>{messages.request}</span>
        <select className={languagesClassName} aria-label={messages.languageOfSamples} defaultValue={sample.language}>
          <option value={sample.language}>{sample.label}</option>
        </select>
        <WrapButton />
        <CopyButton label={messages.copyCode} />
      </PanelHead>
      <Code lines={sample.lines} label={messages.requestSample} />
      {isBodyCut && <p className={panelNoteClassName}>{messages.cutExample}</p>}
    </div>
  );
}

/** The examples of the request body, if there are several: the request sample contains only one. */
export function RequestExamples({ view, operation }: { view: View; operation: Operation }) {
  const examples = (operation.requestBody?.content ?? []).flatMap(({ name, examples: list }) =>
    list.map((example) => ({ label: name, example })),
  );
  return examples.length < 2 ? null : (
    <Examples view={view} title={messages.requestExamples} group={`${operation.id}-q`} examples={examples} />
  );
}

/** The examples of the responses with their statuses; nothing if there are none. */
export function ResponseSamples({ view, operation }: { view: View; operation: Operation }) {
  const examples = operation.responses.flatMap(({ status, content, class: statusClass }) =>
    content.flatMap(({ name, examples: list }) =>
      list.map((example) => ({ label: `${status} ${name}`, statusClass, example })),
    ),
  );
  return <Examples view={view} title={messages.responseSamples} group={`${operation.id}-r`} examples={examples} />;
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
  examples: { label: string; statusClass?: Response['class']; example: Example }[];
}) {
  if (examples.length === 0) return null;
  const isSingle = examples.length === 1;
  return (
    <div className={panelClassName}>
      {!isSingle && <PanelHead>{title}</PanelHead>}
      {examples.map(({ label, statusClass, example }, index) => (
        <details
          key={`${label} ${example.title}`}
          name={group}
          open={index === 0}
          className={`group/disclosure relative ${index > 0 ? 'border-t border-line' : ''}`.trimEnd()}
          data-code-block=""
        >
          <summary
            className={[
              panelHeadClassName,
              exampleHeadClassName,
              isSingle ? 'rounded-t-[9px] rounded-b-sm' : 'disclosure-mark',
              example.origin === 'authored' ? 'max-sm:flex-wrap max-sm:gap-y-0' : '',
              index === examples.length - 1 ? 'group-not-open/disclosure:rounded-b-[9px]' : '',
            ]
              .filter(Boolean)
              .join(' ')}
          >
            {isSingle && <span>{messages.response}</span>}
            <StatusCode of={statusClass}>{label}</StatusCode>
            {example.origin === 'authored' && (
              <span className={exampleTitleClassName}>{example.summary ?? example.title}</span>
            )}
          </summary>
          <WrapButton className={`${cornerClassName} end-10 max-desktop:end-13`} />
          <CopyButton label={messages.copyCode} className={`${cornerClassName} end-2 max-desktop:-my-2`} />
          {example.externalUrl === undefined ? (
            <ExampleCode view={view} example={example} label={`${title} ${label}`} />
          ) : (
            <p className={panelNoteClassName}>{`${messages.externalExample}: ${example.externalUrl}`}</p>
          )}
        </details>
      ))}
    </div>
  );
}

/** The code of an example; only the beginning if it is long. */
function ExampleCode({ view, example, label }: { view: View; example: Example; label: string }) {
  const { left } = toShownLines(example.source);
  return (
    <>
      <Code lines={getLines(view.code, example)} label={label} />
      {left > 0 && <p className={panelNoteClassName}>{messages.moreLines(left)}</p>}
      {example.isCut && <p className={panelNoteClassName}>{messages.cutExample}</p>}
    </>
  );
}

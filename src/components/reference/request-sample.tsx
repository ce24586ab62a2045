import * as messages from '@/messages';
import { toHref } from '@/lib/href';
import type { CodeSample, Operation } from '@/openapi/model/operation';
import type { DocsLink } from '@/openapi/model/prose-marks-server-and-docs-links';
import { smallButtonClassName } from '../ui/shared-class-names';
import { Code } from './highlighted-code';
import { CopyButton } from './code-buttons';
import { ExampleNotes } from './example-notes';
import { panelClassName, panelHeadClassName, PanelLinkNote, panelNoteClassName } from './panel-heads-links-and-notes';

/** The request in one language; the others are fetched when the reader chooses them. */
export function RequestSample({
  operation,
  sample,
  credentials,
}: {
  operation: Operation;
  sample?: CodeSample;
  /** The page that says what the variables of the sample stand for. */
  credentials?: DocsLink;
}) {
  if (!sample) return null;
  const body = operation.codeSamples.length > 0 ? undefined : operation.requestBody?.content[0];
  const example = body?.examples.find(({ source }) => source !== '');
  return (
    // The URL of a request is on one line, so that a copy has it whole; on screen, the line wraps.
    <div className={panelClassName} data-sample={operation.id} data-code-block="" data-wrapped="">
      <div className={`${panelHeadClassName} flex-wrap border-b border-line`}>
        {messages.request}
        <select aria-label={messages.languageOfSamples} defaultValue={sample.key}>
          <option value={sample.key}>{sample.label}</option>
        </select>
        {operation.kind === 'operation' && (
          <button type="button" className={smallButtonClassName} data-request="">
            {messages.requestBuild}
          </button>
        )}
        <CopyButton label={messages.copyCode} className="-me-2 max-desktop:-my-2 max-desktop:-me-4" />
      </div>
      <Code lines={sample.lines} label={messages.requestSample} />
      {example && <ExampleNotes example={example} />}
      {body?.missing !== undefined && <p className={panelNoteClassName}>{messages.noSampleBody(body.missing)}</p>}
      {credentials && (
        <PanelLinkNote text={messages.sampleVariables} href={toHref(credentials.path)} label={credentials.label} />
      )}
    </div>
  );
}

/** Finds the first operation whose sample is not from the spec: only then, its variables are those of this site. */
export function findFirstSample(operations: Operation[], samples: ReadonlyMap<string, CodeSample>): string | undefined {
  return operations.find(({ id, codeSamples }) => codeSamples.length === 0 && samples.has(id))?.id;
}

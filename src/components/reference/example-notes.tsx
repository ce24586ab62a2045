import * as messages from '@/messages';
import type { Example } from '@/openapi/model/example';
import { Description } from './description-and-assumption';
import { panelNoteClassName } from './panel-heads-links-and-notes';

/** What there is to say about an example, below its code: the texts of its author, or that it is generated, and its fault. */
export function ExampleNotes({
  example,
  isNamed,
}: {
  example: Example;
  /** True if its summary is shown above. */
  isNamed?: boolean;
}) {
  const { summary, description, origin, isCut, fault } = example;
  const shownSummary = isNamed ? undefined : summary;
  const sentences = [
    ...(origin === 'generated' ? [messages.generatedExample] : []),
    ...(isCut ? [messages.cutExample] : []),
    ...(fault === undefined ? [] : [messages.invalidExample(fault)]),
  ];
  return (
    <>
      {(shownSummary !== undefined || description) && (
        <div className={panelNoteClassName}>
          {shownSummary !== undefined && <p>{shownSummary}</p>}
          <Description prose={description} />
        </div>
      )}
      {sentences.length > 0 && <p className={panelNoteClassName}>{sentences.join(' ')}</p>}
    </>
  );
}

/** The texts of the examples of a parameter or header, each after its value, with the text in the request if it is another one. */
export function ExampleTexts({ examples }: { examples: Example[] }) {
  return examples
    .filter(
      ({ source, serialized = source, summary, description }) =>
        summary !== undefined || description !== undefined || serialized !== source,
    )
    .map(({ title, source, serialized = source, summary, description }) => (
      <div key={title} className="note">
        <p>
          {source !== '' && <code>{source}</code>}
          {serialized !== source && (
            <>
              {`, ${messages.sentAs} `}
              <code>{serialized}</code>
            </>
          )}
          {summary !== undefined && `${source === '' ? '' : ': '}${summary}`}
        </p>
        <Description prose={description} />
      </div>
    ));
}

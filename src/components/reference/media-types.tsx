import { groupBy } from '@/lib/lists';
import * as messages from '@/messages';
import { NameValue } from './schema-and-name-value-rows';
import type { Encoding, MediaType } from '@/openapi/model/body-and-media-type';
import type { Prose } from '@/openapi/model/prose-marks-server-and-docs-links';
import { ParameterList } from './parameters';
import { RootSchema } from './root-schema';
import type { View } from './render-context';

const mediaTypeClassName = 'font-mono text-xs/5 wrap-anywhere text-muted';

/** The schemas of a body, each shown once for the media types that share it. Only the first one is open. */
export function MediaTypes({
  view,
  content,
  said,
}: {
  view: View;
  content: MediaType[];
  /** The description that is shown above. */
  said?: Prose;
}) {
  return [...groupBy(content, ({ anchor }) => anchor)].map(([own, group], index) => {
    const names = group.map((mediaType) => toShownName(mediaType, content)).join(', ');
    if (index === 0)
      return <MediaTypeGroup key={names} view={view} group={group} anchor={own} names={names} said={said} />;
    if (group.every(({ schema, encodings }) => schema === undefined && encodings.length === 0))
      return (
        <p key={names} className={mediaTypeClassName} id={own}>
          {names}
        </p>
      );
    return (
      <details key={names} className="variant" id={own}>
        <summary>
          <span className={mediaTypeClassName}>{names}</span>
        </summary>
        <MediaTypeGroup view={view} group={group} anchor={own} />
      </details>
    );
  });
}

/** Returns the name of a media type. If it is twice in the content, once for the list and once for each item, its name says so. */
function toShownName({ name, sequence }: MediaType, content: MediaType[]): string {
  const isTwice = content.filter((other) => other.name === name).length > 1;
  return isTwice && sequence ? `${name} (${messages.sequenceSchemas[sequence.schemaOf]})` : name;
}

function MediaTypeGroup({
  view,
  group,
  anchor,
  names,
  said,
}: {
  view: View;
  group: MediaType[];
  anchor: string;
  names?: string;
  said?: Prose;
}) {
  const schema = group[0]?.schema;
  const sequence = group[0]?.sequence;
  const isStream = sequence?.schemaOf === 'item' && sequence.form !== 'parts';
  const encodings = group.flatMap((mediaType) => mediaType.encodings);
  return (
    <>
      {schema === undefined ? (
        names !== undefined && <p className={mediaTypeClassName}>{names}</p>
      ) : (
        <RootSchema view={view} id={schema} anchor={anchor} mediaType={names} said={said} isStream={isStream} />
      )}
      {sequence && <p className="note">{messages.sequences[sequence.form]}</p>}
      <Encodings view={view} encodings={encodings} />
    </>
  );
}

function Encodings({ view, encodings }: { view: View; encodings: Encoding[] }) {
  if (encodings.length === 0) return null;
  return (
    <dl className="mt-2">
      {encodings.map(({ title, phrases, headers, encodings: inner }) => (
        <NameValue key={title} name={`${messages.encoding}: ${title}`}>
          {phrases.join(', ')}
          {headers.length > 0 && <ParameterList view={view} parameters={headers} />}
          <Encodings view={view} encodings={inner} />
        </NameValue>
      ))}
    </dl>
  );
}

import * as messages from '@/messages';
import type { MediaType } from '@/spec/model';
import { toMediaTypeAnchor } from './anchor';
import { RootSchema } from './root-schema';
import type { View } from './view';

/** The schemas of a body; media types that share one show it once, further ones open on demand. */
export function MediaTypes({
  view,
  content,
  anchor,
  described,
}: {
  view: View;
  content: MediaType[];
  anchor: string;
  /** Whether schemas with a section of their own are described here as well. */
  described: boolean;
}) {
  return groupBySchema(content).map((group, index) => {
    const names = group.map((mediaType) => mediaType.name).join(', ');
    const own = toMediaTypeAnchor(
      anchor,
      content.findIndex((mediaType) => mediaType === group[0]),
    );
    if (index === 0)
      return <MediaTypeGroup key={names} view={view} group={group} anchor={own} names={names} described={described} />;
    return (
      <details key={names} className="vr" id={own}>
        <summary>
          <span className="mt">{names}</span>
        </summary>
        <MediaTypeGroup view={view} group={group} anchor={own} described />
      </details>
    );
  });
}

function MediaTypeGroup({
  view,
  group,
  anchor,
  names,
  described,
}: {
  view: View;
  group: MediaType[];
  anchor: string;
  names?: string;
  described: boolean;
}) {
  const schema = group[0]?.schema;
  const encodings = group.flatMap((mediaType) => mediaType.encodings);
  return (
    <>
      {schema === undefined ? (
        names !== undefined && <p className="mt">{names}</p>
      ) : (
        <RootSchema view={view} id={schema} anchor={anchor} mediaType={names} described={described} />
      )}
      {encodings.length > 0 && (
        <dl className="kv">
          {encodings.map(({ property, phrases }) => (
            <div key={property}>
              <dt>{`${messages.encoding}: ${property}`}</dt>
              <dd>{phrases.join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** Media types with one schema stand together; those without any come last. */
function groupBySchema(content: MediaType[]): MediaType[][] {
  const groups = new Map<string, MediaType[]>();
  for (const mediaType of content) {
    const key = mediaType.schema ?? '';
    const encoded = mediaType.encodings.length > 0 ? `${key} ${mediaType.name}` : key;
    groups.set(encoded, [...(groups.get(encoded) ?? []), mediaType]);
  }
  return [...groups.values()];
}

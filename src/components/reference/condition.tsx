import * as messages from '@/messages';
import type { Part, SchemaId } from '@/spec/model';
import { toPartAnchor } from './anchor';
import { Row } from './row';
import type { RenderInside, SchemaPlace, View } from './view';

/** What a value must not be, or `if`, `then` and `else`. */
export function Condition({
  view,
  part,
  place,
  inside,
}: {
  view: View;
  part: Extract<Part, { kind: 'condition' | 'not' }>;
  place: SchemaPlace;
  inside: RenderInside;
}) {
  return (
    <ul className="fs">
      {getClauses(part).map(({ segment, label, id }) => (
        <Row
          key={segment}
          view={view}
          place={{ ...place, id, anchor: toPartAnchor(place.anchor, segment) }}
          name={label}
          label={<em className="n">{label}</em>}
          inside={inside}
        />
      ))}
    </ul>
  );
}

interface Clause {
  segment: 'not' | 'if' | 'then' | 'else';
  label: string;
  id: SchemaId;
}

function getClauses(part: Extract<Part, { kind: 'condition' | 'not' }>): Clause[] {
  if (part.kind === 'not') return [{ segment: 'not', label: messages.notSchema, id: part.schema }];
  const then: Clause[] =
    part.then === undefined ? [] : [{ segment: 'then', label: messages.thenSchema, id: part.then }];
  const otherwise: Clause[] =
    part.else === undefined ? [] : [{ segment: 'else', label: messages.elseSchema, id: part.else }];
  return [{ segment: 'if', label: messages.ifSchema, id: part.if }, ...then, ...otherwise];
}

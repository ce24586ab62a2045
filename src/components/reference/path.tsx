import { Fragment } from 'react';
import type { Operation } from '@/spec/model';

/** A path: wraps at its slashes, its parameters tinted. */
export function Path({ parts }: { parts: Operation['pathParts'] }) {
  return (
    <code className="p">
      {parts.map(({ text, parameter }, index) =>
        parameter ? <b key={index}>{text}</b> : <Breaks key={index} text={text} isFirst={index === 0} />,
      )}
    </code>
  );
}

/** The slash that begins a path stays with what follows. */
function Breaks({ text, isFirst }: { text: string; isFirst: boolean }) {
  return text.split(/(?<=\/)/).map((piece, index) => (
    <Fragment key={index}>
      {piece}
      {piece.endsWith('/') && !(isFirst && index === 0) && <wbr />}
    </Fragment>
  ));
}

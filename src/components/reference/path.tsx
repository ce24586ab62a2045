import { Fragment } from 'react';
import type { Operation } from '@/spec/model';

/** A path: wraps at its slashes, its parameters tinted. */
export function Path({ parts }: { parts: Operation['pathParts'] }) {
  return (
    <code className="p">
      {parts.map(({ text, parameter }, index) =>
        parameter ? <b key={index}>{text}</b> : <Fragment key={index}>{toBreaks(text)}</Fragment>,
      )}
    </code>
  );
}

function toBreaks(text: string) {
  return text.split(/(?<=\/)(?=.)/).map((piece, index) => (
    <Fragment key={index}>
      {piece}
      {piece.length > 1 && piece.endsWith('/') && <wbr />}
    </Fragment>
  ));
}

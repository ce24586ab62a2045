import { Fragment } from 'react';

/** A long name that may break at its underscores, dots, slashes and capitals. */
export function Breakable({ text }: { text: string }) {
  const pieces = text.length < 18 ? [text] : text.split(/(?<=[_./-])(?=[^_./-])|(?<=[a-z\d])(?=[A-Z])/);
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

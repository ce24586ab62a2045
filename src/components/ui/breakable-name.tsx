import { Fragment } from 'react';
import { toPieces } from '@/lib/line-break-opportunities';

/** Names shorter than this fit everywhere. */
const longName = 18;

/**
 * A name or path whose lines break after slashes and other separators and before capitals, but not at a hyphen unless the word is
 * long or the reader's text large for the screen. Readers copy the unchanged text.
 */
export function Breakable({ text, from = longName }: { text: string; from?: number }) {
  if (text.length < from && !text.includes('-')) return text;
  return toPieces(text).map(({ text: piece, breaks, joined }, index) => (
    <Fragment key={index}>
      {breaks && <wbr />}
      {joined ? <span className="joined">{piece}</span> : piece}
    </Fragment>
  ));
}

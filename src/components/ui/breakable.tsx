import { Fragment } from 'react';
import { toPieces } from '@/lib/line-breaks';

/** Shorter names fit wherever they are. */
const longName = 18;

/**
 * A name or a path whose lines break behind slashes, underscores and dots and before capitals, but not at a hyphen that is within
 * one of its words. What is copied is the text as it is.
 */
export function Breakable({ text, from = longName }: { text: string; from?: number }) {
  if (text.length < from && !text.includes('-')) return text;
  return toPieces(text).map(({ text: piece, breaks, joined }, index) => (
    <Fragment key={index}>
      {breaks && <wbr />}
      {joined ? <span className="whitespace-nowrap">{piece}</span> : piece}
    </Fragment>
  ));
}

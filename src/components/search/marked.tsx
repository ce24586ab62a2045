import { Fragment } from 'react';
import { toMarkedParts } from '@/search/highlight';

/** A highlighted text: its matched words as marks, the rest as it is. */
export function Marked({ value }: { value: string }) {
  return toMarkedParts(value).map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}

/** The same for a path, which breaks behind its slashes. */
export function MarkedPath({ value }: { value: string }) {
  return value.split(/(?<=(?<!_)\/)/).map((part, index) => (
    <Fragment key={index}>
      <Marked value={part} />
      <wbr />
    </Fragment>
  ));
}

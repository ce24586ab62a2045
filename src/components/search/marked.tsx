import { Fragment } from 'react';
import { toPieces } from '@/lib/line-breaks';
import { toMarkedParts } from '@/search/highlight';

type Part = ReturnType<typeof toMarkedParts>[number];

/** A highlighted text: its matched words as marks, the rest as it is. */
export function Marked({ value }: { value: string }) {
  return <Parts parts={toMarkedParts(value)} />;
}

/** The same for a name or a path, whose lines break as they do on a page. */
export function MarkedName({ value }: { value: string }) {
  const parts = toMarkedParts(value);
  let end = 0;
  return toPieces(parts.map(({ text }) => text).join('')).map(({ text, breaks, joined }, index) => {
    const start = end;
    end += text.length;
    const inside = <Parts parts={slice(parts, start, end)} />;
    return (
      <Fragment key={index}>
        {breaks && <wbr />}
        {joined ? <span className="whitespace-nowrap">{inside}</span> : inside}
      </Fragment>
    );
  });
}

function Parts({ parts }: { parts: Part[] }) {
  return parts.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}

/** What is between two places of the text that the parts make up. */
function slice(parts: Part[], from: number, to: number): Part[] {
  let end = 0;
  return parts.flatMap(({ text, marked }) => {
    const start = end;
    end += text.length;
    const cut = text.slice(Math.max(from - start, 0), Math.max(to - start, 0));
    return cut === '' ? [] : [{ text: cut, marked }];
  });
}

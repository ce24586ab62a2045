import type { Mark } from '@/openapi/model/prose-marks-server-and-docs-links';
import { Breakable } from '../ui/breakable-name';
import { getMarkClassName } from './mark-class-names-and-marks-in-lists';
import type { View } from './render-context';
import { textLinkClassName } from '../ui/shared-class-names';

/** The marks of an item. A mark is always a word; the color only repeats it. Only those of operations have links. */
export function Marks({ view, marks = [] }: { view?: Pick<View, 'toHref'>; marks?: Mark[] }) {
  return marks.map((mark) => (
    <span key={mark.text} className={`${getMarkClassName(mark)} wrap-anywhere`}>
      {mark.operation === undefined || !view ? (
        <MarkText mark={mark} />
      ) : (
        <a href={view.toHref(mark.operation)} className={textLinkClassName}>
          <MarkText mark={mark} />
        </a>
      )}
    </span>
  ));
}

/** The words of a mark, with the date among them for programs, too. */
function MarkText({ mark: { text, date } }: { mark: Mark }) {
  if (!date) return <Breakable text={text} />;
  const [before = '', ...after] = text.split(date.text);
  return (
    <>
      {before}
      <time dateTime={date.day}>{date.text}</time>
      {after.join(date.text)}
    </>
  );
}

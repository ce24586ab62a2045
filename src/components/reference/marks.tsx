import type { Mark } from '@/openapi/model/shared';
import { Breakable } from '../ui/breakable';
import { textLinkClassName } from './description';
import { getMarkClassName } from './mark-class';
import type { View } from './view';

/** The marks of an item. A mark is always a word; the color only repeats it. Only those of operations have links. */
export function Marks({ view, marks = [] }: { view?: Pick<View, 'toHref'>; marks?: Mark[] }) {
  return marks.map((mark) => (
    <span key={mark.text} className={`${getMarkClassName(mark)} wrap-anywhere`}>
      {mark.operation === undefined || !view ? (
        <Breakable text={mark.text} />
      ) : (
        <a href={view.toHref(mark.operation)} className={textLinkClassName}>
          <Breakable text={mark.text} />
        </a>
      )}
    </span>
  ));
}

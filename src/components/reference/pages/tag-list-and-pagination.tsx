import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { Description } from '../description-and-assumption';
import type { OperationGroup } from '../operation-groups-and-links';
import { panelLinkClassName } from '../panel-heads-links-and-notes';

/** A list that is the main content of a page: it is wider than text, and its links have columns. */
export const listingClassName = 'col-span-full max-w-240 min-w-0';
export const listingLinkClassName = `grid items-baseline text-body hover:text-ink ${panelLinkClassName}`;

/** Tags with links to their pages, each with its description and the tags in it. */
export function TagRows({ groups }: { groups: OperationGroup[] }) {
  return groups.map(({ tag, count, inner }) => (
    <div key={tag.anchor} className="property">
      <div className="property-head">
        <a href={toHref(tag.page)} className="wrap-anywhere">
          {tag.title}
        </a>
        {count !== '' && <span className="schema-type">{count}</span>}
      </div>
      <Description prose={tag.description} />
      {inner.length > 0 && (
        <div className="mt-2 ps-4">
          <TagRows groups={inner} />
        </div>
      )}
    </div>
  ));
}

/** The links between the pages of a list: the first page is at `path`, the others are below `rest`. */
export function PageLinks({
  path,
  rest,
  number,
  count,
}: {
  path: string;
  rest: string;
  number: number;
  count: number;
}) {
  if (count === 1) return null;
  return (
    <nav aria-label={messages.pagesOfList} className="mt-4 flex flex-wrap gap-1 print:hidden">
      {Array.from({ length: count }, (_, index) => (
        <a
          key={index}
          href={toHref(index === 0 ? path : `${rest}${index + 1}/`)}
          aria-current={index + 1 === number ? 'page' : undefined}
          className="min-w-8 rounded border border-line px-2 py-1 text-center text-sm text-body hover:border-line-strong hover:text-ink aria-[current]:border-accent aria-[current]:text-accent"
        >
          {index + 1}
        </a>
      ))}
    </nav>
  );
}

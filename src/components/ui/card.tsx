import { ArrowRight, type IconNode } from 'lucide';
import { Children, type ReactNode } from 'react';
import { Icon } from './icon';

/** The styles of a link that is a card. */
export const cardClassName =
  'group block break-inside-avoid rounded-lg border border-line px-5 py-4.5 text-body no-underline transition-[background,border-color,color] hover:border-accent print:after:hidden';

const cardIconClassName = 'mt-0.75 size-4.5 flex-none text-muted';

/** Returns true if two columns leave fewer cards alone in the last rows of grids with these numbers of cards than three do. */
export function fitTwoColumns(sizes: number[]): boolean {
  const countLone = (columns: number) => sizes.filter((size) => size > columns && size % columns === 1).length;
  return countLone(2) < countLone(3);
}

/**
 * A grid with as many cards per row as fit: three in a wide window, or two if the last row would have only one. Grids of one page
 * set `twoColumns` together, so that their columns are aligned.
 */
export function CardGrid({
  children,
  twoColumns = fitTwoColumns([Children.count(children)]),
}: {
  children: ReactNode;
  twoColumns?: boolean;
}) {
  return (
    <ul
      className={`my-5 grid list-none grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-4 ps-0 md:auto-rows-fr ${twoColumns ? 'sm:grid-cols-2' : ''}`.trimEnd()}
    >
      {children}
    </ul>
  );
}

export function CardItem({ children }: { children: ReactNode }) {
  return <li className="my-0 grid">{children}</li>;
}

/** The title of a card; if it is a heading or has an icon or emoji, an arrow also shows that the card is a link. */
export function CardTitle({
  icon,
  heading: Title = 'span',
  label,
  aside,
  children,
}: {
  icon?: IconNode | string;
  heading?: 'span' | 'h2' | 'h3';
  /** The tooltip. */
  label?: string;
  /** A short text at the end of the line. */
  aside?: string;
  children: ReactNode;
}) {
  return (
    <Title className="m-0 flex items-start gap-2.5 text-md font-semibold text-ink" title={label}>
      {typeof icon === 'string' ? (
        <span className={cardIconClassName}>{icon}</span>
      ) : (
        icon && <Icon node={icon} className={cardIconClassName} />
      )}
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      {aside !== undefined && <span className="text-xs/6 font-normal whitespace-nowrap text-muted">{aside}</span>}
      {(icon || Title !== 'span') && (
        <Icon
          node={ArrowRight}
          className="mt-1 size-4 flex-none rotate-(--mirrored) text-muted group-hover:text-accent"
        />
      )}
    </Title>
  );
}

/** The text of a card. */
export function CardText({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 mb-0 text-sm wrap-anywhere text-muted first-letter:uppercase">{children}</p>;
}

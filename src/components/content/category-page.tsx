import { ExternalLink, Folder } from 'lucide';
import { Glyph } from '../ui/icon';
import { CardGrid, CardItem, CardText, CardTitle, cardClassName, fitTwoColumns } from '../ui/card';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import type { SidebarCard, SidebarCategory, SidebarLink } from '@/site/sidebar-types-and-traversal';
import { PrintLink } from '../layout/print-link-and-instructions';
import { DocsLayout, type DocsLayoutProps } from './docs-layout';

/** The number of operations of each service, as a text, by the path of its page. */
export type OperationCounts = ReadonlyMap<string, string>;

/** The generated index of a category: its entries as cards. */
export function CategoryPage({
  category,
  cards,
  printPath,
  counts,
  ...surroundings
}: Pick<DocsLayoutProps, 'sidebar' | 'crumbs' | 'neighbors' | 'version'> & {
  category: SidebarCategory;
  cards: SidebarCard[];
  /** The path of the print document of the section. */
  printPath?: string;
  counts?: OperationCounts;
}) {
  return (
    <DocsLayout page={{ path: category.path ?? '/', title: category.title }} {...surroundings} isWide>
      {category.description && <p className="mb-8 max-w-column text-lg text-muted">{category.description}</p>}
      <CategoryIndex cards={cards} counts={counts} />
      {printPath !== undefined && <PrintLink path={printPath}>{messages.printSection}</PrintLink>}
    </DocsLayout>
  );
}

/** The cards of a category. If most of its pages are illustrative, one note above them says so instead of each card. */
export function CategoryIndex({ cards, counts }: { cards: SidebarCard[]; counts?: OperationCounts }) {
  const { illustrative, others } = splitPages(cards);
  const isNoted = illustrative.length > others.length;
  return (
    <>
      {isNoted && (
        <p className="-mt-4 mb-8 flex max-w-column gap-2 text-sm text-muted">
          <Glyph name="note" className="mt-0.75" />
          {messages.illustrativeCategory(others.map(({ label }) => label))}
        </p>
      )}
      <CategoryCards cards={cards} counts={counts} isMarked={!isNoted} />
    </>
  );
}

/** Splits the pages of cards into illustrative and other ones. */
function splitPages(cards: SidebarCard[]): Record<'illustrative' | 'others', SidebarLink[]> {
  const items = cards.flatMap((card) => [card, ...(card.cards ?? [])]).map(({ item }) => item);
  const pages = items.filter((item) => item.kind === 'link').filter(({ page }) => page !== undefined);
  return {
    illustrative: pages.filter((page) => page.illustrative),
    others: pages.filter((page) => !page.illustrative),
  };
}

/** The cards of entries. Those of a label and those of pages with one `cardGroup` are a separate section with a heading. */
export function CategoryCards({
  cards,
  counts,
  isMarked = true,
  heading = 'h2',
  twoColumns = fitTwoColumns(toSizes(cards)),
}: {
  cards: SidebarCard[];
  counts?: OperationCounts;
  /** Whether the card of an illustrative page says so. */
  isMarked?: boolean;
  heading?: 'h2' | 'h3';
  twoColumns?: boolean;
}) {
  const { own, sections } = toSections(cards);
  return (
    <>
      {own.length > 0 && (
        <CardGrid twoColumns={twoColumns}>
          {own.map((card) => (
            <CardItem key={card.item.label}>
              <Card {...card} aside={toAside(card, isMarked, counts)} heading={heading} />
            </CardItem>
          ))}
        </CardGrid>
      )}
      {[...sections].map(([label, inner]) => (
        <section key={label}>
          <h2 className="mt-10 mb-0">{label}</h2>
          <CategoryCards cards={inner} counts={counts} isMarked={isMarked} heading="h3" twoColumns={twoColumns} />
        </section>
      ))}
    </>
  );
}

/** Splits cards into those without a label and the sections in the order in which they begin. */
function toSections(cards: SidebarCard[]): { own: SidebarCard[]; sections: Map<string, SidebarCard[]> } {
  const own: SidebarCard[] = [];
  const sections = new Map<string, SidebarCard[]>();
  for (const { group, ...card } of cards) {
    const label = card.cards ? card.item.label : group;
    if (label === undefined) own.push(card);
    else sections.set(label, [...(sections.get(label) ?? []), ...(card.cards ?? [card])]);
  }
  return { own, sections };
}

/** Returns the number of cards in each grid. */
function toSizes(cards: SidebarCard[]): number[] {
  const { own, sections } = toSections(cards);
  return [own.length, ...[...sections.values()].flatMap(toSizes)];
}

/** A card shows an icon only if it differs from a page of this site. */
function Card({ item, path, aside, heading }: SidebarCard & { aside?: string; heading: 'h2' | 'h3' }) {
  const { emoji, label } = toEmoji(item.label);
  const isExternal = item.kind === 'link' && item.external;
  const icon = isExternal ? ExternalLink : item.kind === 'category' ? Folder : undefined;
  return (
    <a
      href={toHref(path)}
      className={cardClassName}
      data-card
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <CardTitle heading={heading} label={item.label} icon={emoji ?? icon} aside={aside}>
        {label}
      </CardTitle>
      {item.description !== undefined && <CardText>{item.description}</CardText>}
    </a>
  );
}

/** Returns the text at the end of the title: the size of a category or service, or the mark of an illustrative page. */
function toAside({ item, path, count }: SidebarCard, isMarked: boolean, counts?: OperationCounts): string | undefined {
  if (count !== undefined) return messages.pageCount(count);
  return isMarked && item.kind === 'link' && item.illustrative ? messages.illustrative : counts?.get(path);
}

/** Splits a leading emoji from a label. The emoji becomes the icon. */
function toEmoji(text: string): { emoji?: string; label: string } {
  const [, emoji, label = text] = /^(\p{Extended_Pictographic}\S*)\s+(.*)$/u.exec(text) ?? [];
  return { emoji, label };
}

import { Braces, ExternalLink, FileText, Folder } from 'lucide';
import { CardGrid, CardItem, CardText, CardTitle, cardClassName } from '../ui/card';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import type { SidebarCard, SidebarCategory, SidebarItem } from '@/site/sidebar';
import type { Crumb } from '../layout/breadcrumbs';
import type { SidebarOptions } from '../layout/docs-sidebar';
import type { Neighbor } from '../layout/pagination';
import { PrintLink } from '../layout/print-link';
import { DocsLayout } from './docs-layout';
import type { VersionOfPage } from '../layout/version';

/** The generated index of a category: its entries as cards. */
export function CategoryPage({
  category,
  cards,
  sidebar,
  crumbs,
  neighbors,
  printPath,
  version,
}: {
  category: SidebarCategory;
  cards: SidebarCard[];
  sidebar: { id: string; items: SidebarItem[]; options: SidebarOptions };
  crumbs?: Crumb[];
  neighbors: { previous?: Neighbor; next?: Neighbor };
  /** The path of the print document of the section. */
  printPath?: string;
  version?: VersionOfPage;
}) {
  return (
    <DocsLayout
      page={{ path: category.path ?? '/', title: category.title }}
      sidebar={sidebar}
      crumbs={crumbs}
      neighbors={neighbors}
      version={version}
    >
      {category.description && <p className="text-lg text-muted">{category.description}</p>}
      <CategoryCards cards={cards} />
      {printPath !== undefined && <PrintLink path={printPath}>{messages.printSection}</PrintLink>}
    </DocsLayout>
  );
}

export function CategoryCards({ cards }: { cards: SidebarCard[] }) {
  return (
    <CardGrid>
      {cards.map((card) => (
        <CardItem key={card.item.label}>
          <Card {...card} />
        </CardItem>
      ))}
    </CardGrid>
  );
}

const icons = { page: FileText, api: Braces, external: ExternalLink, category: Folder };

function Card({ item, path, count }: SidebarCard) {
  const { emoji, label } = toEmoji(item.label);
  const description = item.description ?? (count === undefined ? undefined : messages.itemCount(count));
  const external = item.kind === 'link' && item.external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={toHref(path)} className={cardClassName} data-card {...external}>
      <CardTitle
        heading="h2"
        label={item.label}
        icon={emoji ?? icons[item.kind === 'category' ? 'category' : item.icon]}
      >
        {label}
      </CardTitle>
      {description && <CardText>{description}</CardText>}
    </a>
  );
}

/** Splits a leading emoji from a label. The emoji becomes the icon. */
function toEmoji(text: string): { emoji?: string; label: string } {
  const [, emoji, label = text] = /^(\p{Extended_Pictographic}\S*)\s+(.*)$/u.exec(text) ?? [];
  return { emoji, label };
}

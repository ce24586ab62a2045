import { ArrowRight, Braces, ExternalLink, FileText, Folder } from 'lucide';
import { Icon } from '../ui/icon';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import type { SidebarCategory, SidebarEntry, SidebarItem } from '@/site/sidebar';
import type { Crumb } from '../layout/breadcrumbs';
import type { SidebarOptions } from '../layout/docs-sidebar';
import type { Neighbour } from '../layout/pagination';
import { PrintLink } from '../layout/print-link';
import { DocsLayout } from './docs-layout';
import type { VersionOfPage } from '../layout/version';

/** The generated index of a category: its entries as cards. */
export function CategoryPage({
  category,
  sidebar,
  crumbs,
  neighbours,
  printPath,
  version,
}: {
  category: SidebarCategory;
  sidebar: { id: string; items: SidebarItem[]; options: SidebarOptions };
  crumbs?: Crumb[];
  neighbours: { previous?: Neighbour; next?: Neighbour };
  /** Where the whole section stands on one page. */
  printPath?: string;
  version?: VersionOfPage;
}) {
  return (
    <DocsLayout
      page={{ path: category.path ?? '/', title: category.title }}
      sidebar={sidebar}
      crumbs={crumbs}
      neighbours={neighbours}
      version={version}
    >
      {category.description && <p className="lead">{category.description}</p>}
      <CategoryCards items={category.items} />
      {printPath !== undefined && <PrintLink path={printPath}>{messages.printSection}</PrintLink>}
    </DocsLayout>
  );
}

/** A card for each entry that leads somewhere and is listed. */
export function CategoryCards({ items }: { items: SidebarItem[] }) {
  return (
    <ul className="card-grid">
      {getCards(items).map(({ item, path }) => (
        <li key={item.label}>
          <Card item={item} path={path} />
        </li>
      ))}
    </ul>
  );
}

function getCards(items: SidebarItem[]): { item: SidebarEntry; path: string }[] {
  return items.flatMap((item) => {
    const path = findFirstPath(item);
    return item.kind === 'html' || path === undefined ? [] : [{ item, path }];
  });
}

const icons = { page: FileText, api: Braces, external: ExternalLink, category: Folder };

function Card({ item, path }: { item: SidebarEntry; path: string }) {
  const { emoji, label } = toEmoji(item.label);
  const description =
    item.description ?? (item.kind === 'category' ? messages.itemCount(getCards(item.items).length) : undefined);
  const external = item.kind === 'link' && item.external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={toHref(path)} className="card" {...external}>
      <h2 className="card-title" title={item.label}>
        {emoji ? (
          <span className="card-icon">{emoji}</span>
        ) : (
          <Icon node={icons[item.kind === 'category' ? 'category' : item.icon]} className="card-icon" />
        )}
        {label}
        <Icon node={ArrowRight} className="card-arrow" />
      </h2>
      {description && <p className="card-text">{description}</p>}
    </a>
  );
}

/** An emoji at the start of a label stands for the icon. */
function toEmoji(text: string): { emoji?: string; label: string } {
  const [, emoji, label = text] = /^(\p{Extended_Pictographic}\S*)\s+(.*)$/u.exec(text) ?? [];
  return { emoji, label };
}

/** Where a card leads: the item's own page, or the first one inside. */
function findFirstPath(item: SidebarItem): string | undefined {
  if (item.kind === 'html' || item.unlisted) return undefined;
  if (item.path !== undefined || item.kind === 'link') return item.path;
  return item.items.map(findFirstPath).find((path) => path !== undefined);
}

import { ArrowRight, Braces, ExternalLink, FileText, Folder } from 'lucide-react';
import Link from 'next/link';
import * as messages from '@/messages';
import type { SidebarCategory, SidebarItem } from '@/site/sidebar';
import type { Neighbour } from '../layout/pagination';
import { DocsLayout } from './docs-layout';

/** The generated index of a category: its entries as cards. */
export function CategoryPage({
  category,
  sidebar,
  neighbours,
}: {
  category: SidebarCategory;
  sidebar: { id: string; items: SidebarItem[] };
  neighbours: { previous?: Neighbour; next?: Neighbour };
}) {
  return (
    <DocsLayout
      path={category.path ?? '/'}
      title={category.title}
      sidebar={sidebar}
      crumbs={[{ label: category.label, path: category.path }]}
      headings={[]}
      neighbours={neighbours}
    >
      {category.description && <p className="lead">{category.description}</p>}
      <ul className="card-grid not-prose">
        {category.items.map((item) => (
          <li key={item.label}>
            <Card item={item} />
          </li>
        ))}
      </ul>
    </DocsLayout>
  );
}

const icons = { page: FileText, api: Braces, external: ExternalLink, category: Folder };

function Card({ item }: { item: SidebarItem }) {
  const path = item.path ?? findFirstPath(item);
  if (path === undefined) return null;
  const Icon = icons[item.kind === 'category' ? 'category' : item.icon];
  const description =
    item.description ?? (item.kind === 'category' ? messages.itemCount(item.items.length) : undefined);
  return (
    <Link href={path} prefetch={false} className="card">
      <h2 className="card-title">
        <Icon aria-hidden className="card-icon" strokeWidth={1.5} />
        {item.label}
        <ArrowRight aria-hidden className="card-arrow" strokeWidth={1.5} />
      </h2>
      {description && <p className="card-text">{description}</p>}
    </Link>
  );
}

function findFirstPath(item: SidebarItem): string | undefined {
  if (item.path !== undefined || item.kind === 'link') return item.path;
  return item.items.map(findFirstPath).find((path) => path !== undefined);
}

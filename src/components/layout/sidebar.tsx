import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { isSamePath } from '@/lib/href';
import * as messages from '@/messages';
import type { SidebarCategory, SidebarItem } from '@/site/sidebar';
import { ExternalMark } from '../ui/external-mark';

/** The list of a sidebar; categories are native disclosures, open where the page is. */
export function Sidebar({ items, path }: { items: SidebarItem[]; path: string }) {
  return (
    <ul className="sidebar-list">
      {items.map((item) => (
        <li key={`${item.label} ${item.path ?? ''}`}>
          {item.kind === 'link' ? <SidebarLink item={item} path={path} /> : <Category category={item} path={path} />}
        </li>
      ))}
    </ul>
  );
}

function SidebarLink({ item, path }: { item: Extract<SidebarItem, { kind: 'link' }>; path: string }) {
  if (item.external) {
    return (
      <a href={item.href} className="sidebar-link" target="_blank" rel="noopener noreferrer">
        {item.label}
        <ExternalMark />
      </a>
    );
  }
  return (
    <Link href={item.path} prefetch={false} className="sidebar-link" aria-current={isSamePath(item.path, path) ? 'page' : undefined}>
      {item.label}
    </Link>
  );
}

function Category({ category, path }: { category: SidebarCategory; path: string }) {
  const active = hasPath(category, path);
  return (
    <div className="sidebar-category" data-active={active || undefined}>
      {category.path === undefined ? (
        <span className="sidebar-title">{category.label}</span>
      ) : (
        <Link
          href={category.path}
          prefetch={false}
          className="sidebar-title"
          aria-current={isSamePath(category.path, path) ? 'page' : undefined}
        >
          {category.label}
        </Link>
      )}
      <details open={active || !category.collapsible || !category.collapsed} data-category={category.label}>
        <summary aria-label={messages.toggleCategory(category.label)} className="sidebar-caret">
          <ChevronRight aria-hidden className="size-4" strokeWidth={1.5} />
        </summary>
        <Sidebar items={category.items} path={path} />
      </details>
    </div>
  );
}

function hasPath(item: SidebarItem, path: string): boolean {
  return isSamePath(item.path, path) || (item.kind === 'category' && item.items.some((child) => hasPath(child, path)));
}

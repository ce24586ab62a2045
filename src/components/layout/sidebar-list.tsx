import { isSamePath, toHref } from '@/lib/href';
import * as messages from '@/messages';
import type { SidebarCategory, SidebarItem, SidebarLink } from '@/site/sidebar-types-and-traversal';
import { Breakable } from '../ui/breakable-name';
import { ExternalMark } from '../ui/icon';
import { ConfiguredHtml } from '../ui/configured-html';
import { findFirstPage, findPageOf, hasPath, isLong, toListExcerpt, toCompleteList } from './shown-sidebar-items';

interface SidebarPosition {
  /** Path of the page with the sidebar. */
  path: string;
  /** Whether opening a category closes its siblings, as browsers do for disclosures with the same name. */
  exclusive?: boolean;
  /** The labels of the parent categories, which form the key under which the script remembers open categories. */
  ancestors?: string;
  /** The ancestors as the script can derive them from disclosures: without categories that are not collapsible. */
  readAncestors?: string;
  /** Omits the items of closed categories and distant items of long lists, which load on demand. */
  isLarge?: boolean;
}

/** A list of a sidebar. Categories are native disclosures. Those that contain the page are open. */
export function SidebarList({
  items,
  first = findFirstPage(items),
  className,
  ...position
}: SidebarPosition & { items: SidebarItem[]; first?: string; className?: string }) {
  const { path, ancestors = '', isLarge } = position;
  const isCut = isLarge && isLong(items);
  const isFirst = first === undefined || isSamePath(first, toHref(path));
  const { shown, above, below } = (isCut && !isFirst ? toListExcerpt : toCompleteList)(items, path);
  const toMore = (count: number, text: (count: number) => string) =>
    count > 0 && (
      <li>
        <a href={first} data-entry="" data-rest={count}>
          {text(count)}
        </a>
      </li>
    );
  return (
    <ul className={className} data-list={isCut ? ancestors : undefined}>
      {toMore(above, messages.moreAbove)}
      {shown.map((item, index) => (
        <li key={index}>{toEntry(item, position)}</li>
      ))}
      {toMore(below, messages.moreBelow)}
    </ul>
  );
}

function toEntry(item: SidebarItem, position: SidebarPosition) {
  switch (item.kind) {
    case 'html':
      return <ConfiguredHtml html={item.html} />;
    case 'link':
      return <Entry item={item} path={position.path} />;
    case 'category':
      return <Category category={item} {...position} />;
  }
}

function Entry({ item, path }: { item: SidebarLink; path: string }) {
  const external = item.external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={item.href} data-entry="" aria-current={isSamePath(item.path, path) ? 'page' : undefined} {...external}>
      <Breakable text={item.label} />
      {item.external && <ExternalMark />}
    </a>
  );
}

function Category({
  category,
  path,
  exclusive,
  ancestors = '',
  readAncestors = '',
  isLarge,
}: SidebarPosition & { category: SidebarCategory }) {
  const { label, href, collapsible, collapsed, items } = category;
  const active = hasPath(category, path);
  const key = `${ancestors}/${label}`;
  const readKey = collapsible ? `${readAncestors}/${label}` : readAncestors;
  const stop = isLarge && collapsible && collapsed && !active ? findPageOf(category) : undefined;
  const name = exclusive ? `sidebar${ancestors}` : undefined;
  const list =
    stop === undefined ? (
      <SidebarList {...{ items, first: href, path, exclusive, ancestors: key, readAncestors: readKey, isLarge }} />
    ) : (
      <a href={stop}>{messages.toggleCategory(label)}</a>
    );
  // A large sidebar has thousands of these disclosures, so their markup is minimal and sidebar-docs-frame-and-table-of-contents.css styles them.
  if (stop !== undefined && href === undefined) {
    return (
      <details name={name} data-category={readKey === key ? undefined : key} data-chunk="">
        <summary>{label}</summary>
        {list}
      </details>
    );
  }
  const title = href !== undefined && (
    <a href={href} aria-current={isSamePath(category.path, path) ? 'page' : undefined}>
      {label}
    </a>
  );
  if (!collapsible) {
    return (
      <div className="sidebar-category" data-active={active || undefined}>
        {title || <span>{label}</span>}
        {list}
      </div>
    );
  }
  return (
    <div className="sidebar-category" data-active={active || undefined}>
      {title}
      <details
        open={active || !collapsed}
        name={name}
        data-category={key}
        data-chunk={stop === undefined ? undefined : ''}
      >
        <summary aria-label={title ? messages.toggleCategory(label) : undefined}>{!title && label}</summary>
        {list}
      </details>
    </div>
  );
}

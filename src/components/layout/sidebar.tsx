import { isSamePath, toSamePath } from '@/lib/href';
import * as messages from '@/messages';
import type { SidebarCategory, SidebarItem, SidebarLink } from '@/site/sidebar';
import { ExternalMark } from '../ui/external-mark';
import { TrustedHtml } from '../ui/trusted-html';

interface Place {
  /** Of the page on which the sidebar stands. */
  path: string;
  /** Set where opening a category closes its siblings: the browser does it for disclosures of one name. */
  exclusive?: boolean;
  /** Labels of the categories around, by which the reader's opening and closing is remembered. */
  trail?: string;
  /** The same as the script reads it from the disclosures around. */
  readTrail?: string;
  /** Set where closed categories are left out, to be fetched when they are opened. */
  isLarge?: boolean;
}

/** The list of a sidebar; categories are native disclosures, open where the page is. */
export function Sidebar({ items, ...place }: Place & { items: SidebarItem[] }) {
  return (
    <ul className="sidebar-list">
      {items.map((item, index) => (isHidden(item, place.path) ? null : <li key={index}>{toEntry(item, place)}</li>))}
    </ul>
  );
}

function toEntry(item: SidebarItem, place: Place) {
  switch (item.kind) {
    case 'html':
      return <TrustedHtml html={item.html} />;
    case 'link':
      return <Entry item={item} path={place.path} />;
    case 'category':
      return <Category category={item} {...place} />;
  }
}

function Entry({ item, path }: { item: SidebarLink; path: string }) {
  const external = item.external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a
      href={item.href}
      className="sidebar-link"
      aria-current={isSamePath(item.path, path) ? 'page' : undefined}
      {...external}
    >
      {item.label}
      {item.external && <ExternalMark />}
    </a>
  );
}

function Category({
  category,
  path,
  exclusive,
  trail = '',
  readTrail = '',
  isLarge,
}: Place & { category: SidebarCategory }) {
  const { label, href, collapsible, collapsed, items } = category;
  const active = hasPath(category, path);
  const key = `${trail}/${label}`;
  const readKey = collapsible ? `${readTrail}/${label}` : readTrail;
  const stop = isLarge && collapsible && collapsed && !active ? findFirstPage(category) : undefined;
  const name = exclusive ? `sidebar${trail}` : undefined;
  const list =
    stop === undefined ? (
      <Sidebar {...{ items, path, exclusive, trail: key, readTrail: readKey, isLarge }} />
    ) : (
      <a href={stop}>{messages.toggleCategory(label)}</a>
    );
  // A large sidebar has many of these: they say no more than they must.
  if (stop !== undefined && href === undefined) {
    return (
      <details name={name} data-category={readKey === key ? undefined : key} data-branch="">
        <summary>{label}</summary>
        {list}
      </details>
    );
  }
  const title = href !== undefined && (
    <a href={href} className="sidebar-title" aria-current={isSamePath(category.path, path) ? 'page' : undefined}>
      {label}
    </a>
  );
  if (!collapsible) {
    return (
      <div className="sidebar-category" data-active={active || undefined}>
        {title || <span className="sidebar-title">{label}</span>}
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
        data-branch={stop === undefined ? undefined : ''}
      >
        <summary
          aria-label={title ? messages.toggleCategory(label) : undefined}
          className={title ? 'sidebar-caret' : 'sidebar-toggle'}
        >
          {!title && label}
        </summary>
        {list}
      </details>
    </div>
  );
}

/** Address of the first of our pages in a category: there the category stands open. */
function findFirstPage(category: SidebarCategory): string | undefined {
  if (category.href !== undefined) return category.href;
  for (const item of category.items) {
    if (item.kind === 'html' || (item.kind === 'link' && (item.page === undefined || item.unlisted))) continue;
    const found = item.kind === 'category' ? findFirstPage(item) : item.href;
    if (found !== undefined) return found;
  }
  return undefined;
}

function hasPath(category: SidebarCategory, path: string): boolean {
  return listPaths(category).has(toSamePath(path));
}

/** A sidebar stands on each of its pages, which all ask what is in its categories. */
const paths = new WeakMap<SidebarCategory, ReadonlySet<string>>();

function listPaths(category: SidebarCategory): ReadonlySet<string> {
  const known = paths.get(category);
  if (known) return known;
  const own = category.path === undefined ? [] : [toSamePath(category.path)];
  const below = category.items.flatMap((item) => {
    if (item.kind === 'category') return [...listPaths(item)];
    return item.kind === 'link' && item.path !== undefined ? [toSamePath(item.path)] : [];
  });
  const found = new Set([...own, ...below]);
  paths.set(category, found);
  return found;
}

/** A page that is not listed stands in the sidebar only while it is read. */
function isHidden(item: SidebarItem, path: string): boolean {
  return item.kind === 'link' && item.unlisted === true && !isSamePath(item.path, path);
}

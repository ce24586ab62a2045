import { ChevronsLeft, ChevronsRight } from 'lucide';
import { Icon } from '../ui/icon';
import * as messages from '@/messages';
import type { SidebarItem } from '@/site/sidebar-types-and-traversal';
import { SidebarList } from './sidebar-list';

/** The sidebar options from the configuration. */
export interface SidebarOptions {
  hideable: boolean;
  autoCollapseCategories: boolean;
}

/** A sidebar with more links omits closed categories and distant entries of long lists. */
const linksOfCompleteSidebar = 150;

/** The sidebar of a docs page. On small screens, the drawer shows a copy. */
export function DocsSidebar({ items, path, options }: { items: SidebarItem[]; path: string; options: SidebarOptions }) {
  return (
    <aside className="sidebar">
      <nav aria-label={messages.docsSidebar} data-drawer-menu="page">
        <SidebarList
          className="sidebar-list"
          items={items}
          path={path}
          exclusive={options.autoCollapseCategories}
          isLarge={countLinks(items) > linksOfCompleteSidebar}
        />
      </nav>
      {options.hideable && <HideButtons />}
    </aside>
  );
}

function countLinks(items: SidebarItem[]): number {
  return items.reduce((count, item) => {
    if (item.kind === 'html') return count;
    return count + Number(item.path !== undefined) + (item.kind === 'category' ? countLinks(item.items) : 0);
  }, 0);
}

const hideButtonClassName =
  'h-10 w-full cursor-pointer items-center justify-center text-muted hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 desktop:in-data-sidebar-hidden:h-[calc(100dvh-var(--bar-height))]';

function HideButtons() {
  return (
    <div className="sticky bottom-0 hidden border-t border-line bg-ground desktop:block desktop:in-data-sidebar-hidden:top-bar desktop:in-data-sidebar-hidden:border-0 no-js:hidden">
      <button
        type="button"
        className={`${hideButtonClassName} flex in-data-sidebar-hidden:hidden`}
        data-hide-sidebar="hide"
        aria-label={messages.collapseSidebar}
        title={messages.collapseSidebar}
      >
        <Icon node={ChevronsLeft} className="size-4 rotate-(--mirrored)" />
      </button>
      <button
        type="button"
        className={`${hideButtonClassName} hidden in-data-sidebar-hidden:flex`}
        data-hide-sidebar="show"
        aria-label={messages.expandSidebar}
        title={messages.expandSidebar}
      >
        <Icon node={ChevronsRight} className="size-4 rotate-(--mirrored)" />
      </button>
    </div>
  );
}

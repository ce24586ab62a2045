import { ChevronsLeft, ChevronsRight } from 'lucide';
import { Icon } from '../ui/icon';
import * as messages from '@/messages';
import type { SidebarItem } from '@/site/sidebar';
import { Sidebar } from './sidebar';

/** How the configuration wants the sidebar. */
export interface SidebarOptions {
  hideable: boolean;
  autoCollapseCategories: boolean;
}

/** A sidebar with more than these carries the branch of its page alone. */
const linksOfWholeSidebar = 150;

/** The sidebar of a docs page; on small screens the drawer shows it. */
export function DocsSidebar({ items, path, options }: { items: SidebarItem[]; path: string; options: SidebarOptions }) {
  return (
    <aside className="sidebar">
      <nav aria-label={messages.docsSidebar} className="sidebar-scroll" data-drawer-menu="page">
        <Sidebar
          items={items}
          path={path}
          exclusive={options.autoCollapseCategories}
          isLarge={countLinks(items) > linksOfWholeSidebar}
        />
      </nav>
      {options.hideable && <HideButtons />}
    </aside>
  );
}

function countLinks(items: SidebarItem[]): number {
  return items.reduce((count, item) => count + (item.kind === 'category' ? countLinks(item.items) : 1), 0);
}

function HideButtons() {
  return (
    <div className="sidebar-hide no-js:hidden">
      <button
        type="button"
        data-hide-sidebar="hide"
        aria-label={messages.collapseSidebar}
        title={messages.collapseSidebar}
      >
        <Icon node={ChevronsLeft} className="mirrored size-4" />
      </button>
      <button type="button" data-hide-sidebar="show" aria-label={messages.expandSidebar} title={messages.expandSidebar}>
        <Icon node={ChevronsRight} className="mirrored size-4" />
      </button>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Heading } from '@/docs/page';
import * as messages from '@/messages';
import type { SidebarItem } from '@/site/sidebar';
import { Breadcrumbs, toBreadcrumbList, type Crumb } from '../layout/breadcrumbs';
import { Contents } from '../layout/contents';
import { Pagination, type Neighbour } from '../layout/pagination';
import { Sidebar } from '../layout/sidebar';

/** A page of the docs: sidebar, breadcrumbs, title, text, contents, neighbours. */
export function DocsLayout({
  path,
  title,
  sidebar,
  crumbs,
  headings,
  neighbours,
  children,
}: {
  path: string;
  title: string;
  sidebar?: { id: string; items: SidebarItem[] };
  crumbs?: Crumb[];
  headings: Heading[];
  neighbours?: { previous?: Neighbour; next?: Neighbour };
  children: ReactNode;
}) {
  const items = headings.map(({ id, depth, text }) => ({ id, depth, text }));
  return (
    <div className="docs-frame" data-sidebar={sidebar?.id}>
      {sidebar && (
        <aside className="sidebar">
          <nav aria-label={messages.docsSidebar} className="sidebar-scroll">
            <Sidebar items={sidebar.items} path={path} />
          </nav>
        </aside>
      )}
      <main id="main" className="docs-main">
        <div className="docs-column">
          {crumbs && (
            <>
              <script type="application/ld+json">{JSON.stringify(toBreadcrumbList(crumbs))}</script>
              <Breadcrumbs crumbs={crumbs} />
            </>
          )}
          <Contents items={items} variant="disclosure" />
          <article className="markdown">
            <h1>{title}</h1>
            {children}
          </article>
          {neighbours && <Pagination {...neighbours} />}
        </div>
        <Contents items={items} variant="aside" />
      </main>
    </div>
  );
}

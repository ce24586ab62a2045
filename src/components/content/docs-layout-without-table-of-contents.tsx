import type { ReactNode } from 'react';
import { BreadcrumbsAndList } from '../layout/breadcrumbs';
import { DocsSidebar } from '../layout/docs-sidebar';
import { Pagination } from '../layout/pagination';
import { titleClassName } from '../ui/shared-class-names';
import { Column, toFrame, type DocsLayoutProps } from './docs-layout';

/** A page like those of the docs, whose content becomes interactive. */
export function DocsLayoutWithoutTableOfContents({
  page: { path, title },
  sidebar,
  crumbs,
  neighbors,
  children,
}: Pick<DocsLayoutProps, 'page' | 'sidebar' | 'crumbs' | 'neighbors'> & { children: ReactNode }) {
  return (
    <div {...toFrame({ sidebar })}>
      {sidebar && <DocsSidebar items={sidebar.items} path={sidebar.path ?? path} options={sidebar.options} />}
      <main id="main" className="docs-main">
        <Column sidebar={sidebar}>
          {crumbs && <BreadcrumbsAndList crumbs={crumbs} />}
          <h1 className={`mb-5 ${titleClassName}`}>{title}</h1>
          {children}
          {neighbors && <Pagination {...neighbors} />}
        </Column>
      </main>
    </div>
  );
}

import type { ReactNode } from 'react';
import { DocsSidebar } from '../layout/docs-sidebar';
import { Pagination } from '../layout/pagination';
import { titleClassName } from '../layout/simple-page';
import { StaticHtml } from '../ui/static-html';
import { Column, mainClassName, toFrame, Way, type DocsLayoutProps } from './docs-layout';

/** A page like those of the docs whose content is a client component. Everything around it is static. */
export function InteractivePage({
  page: { path, title },
  sidebar,
  crumbs,
  neighbors,
  children,
}: Pick<DocsLayoutProps, 'page' | 'sidebar' | 'crumbs' | 'neighbors'> & { children: ReactNode }) {
  return (
    <div {...toFrame({ sidebar })}>
      {sidebar && (
        <StaticHtml className="contents" path={path}>
          <DocsSidebar items={sidebar.items} path={sidebar.path ?? path} options={sidebar.options} />
        </StaticHtml>
      )}
      <main id="main" className={mainClassName}>
        <Column sidebar={sidebar}>
          <StaticHtml path={path}>
            {crumbs && <Way crumbs={crumbs} />}
            <h1 className={`mb-5 ${titleClassName}`}>{title}</h1>
          </StaticHtml>
          {children}
          {neighbors && (
            <StaticHtml path={path}>
              <Pagination {...neighbors} />
            </StaticHtml>
          )}
        </Column>
      </main>
    </div>
  );
}

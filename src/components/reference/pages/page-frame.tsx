import type { ReactNode } from 'react';
import type { Spec } from '@/openapi/model';
import { toHref } from '@/lib/href';
import { frameClassName, mainClassName } from '../frame';
import type { OperationGroup } from '../groups';
import { ReferenceScripts, type SampleLanguages } from '../reference-scripts';
import { PagesSidebar, type Current } from './pages-sidebar';

/** The content of a page of a large spec, with the sidebar, and with the languages of its samples as data for the scripts. */
export function PageFrame({
  spec,
  groups,
  current,
  languages,
  breadcrumbs,
  children,
}: {
  spec: Spec;
  groups: OperationGroup[];
  current: Current;
  languages: SampleLanguages;
  breadcrumbs: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <PagesSidebar spec={spec} groups={groups} current={current} />
      <main
        id="main"
        className={mainClassName}
        data-languages={languages.languages.length > 0 ? JSON.stringify(languages) : undefined}
      >
        {breadcrumbs}
        {children}
      </main>
    </>
  );
}

/** The frame around a page of a large spec, with the scripts. */
export function LargeReference({ service, children }: { service: string; children: ReactNode }) {
  return (
    <div className={frameClassName} data-anchor-index={toHref(`/api/${service}/anchor-index.json`)}>
      {children}
      <ReferenceScripts />
    </div>
  );
}

/**
 * The element whose markup the build inserts into each page that is made from a template of a large spec. React does not check
 * its content, so the markup is only in the HTML, not also in the payload.
 */
export function BodyPlaceholder({ mark }: { mark: string }) {
  return <div className="contents" dangerouslySetInnerHTML={{ __html: mark }} suppressHydrationWarning />;
}

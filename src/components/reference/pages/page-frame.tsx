import type { ReactNode } from 'react';
import type { Spec } from '@/spec/model';
import { toHref } from '@/lib/href';
import { frameClassName, mainClassName } from '../frame';
import type { OperationGroup } from '../groups';
import { ReferenceScripts, type SampleLanguages } from '../reference-scripts';
import { PagesSidebar, type Current } from './pages-sidebar';

/** What surrounds the content of every page of a large spec: its sidebar; and for the script, the languages of its samples. */
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

/** The frame that a page of a large spec is in, with the scripts. */
export function LargeReference({ service, children }: { service: string; children: ReactNode }) {
  return (
    <div className={frameClassName} data-places={toHref(`/api/${service}/places.json`)}>
      {children}
      <ReferenceScripts />
    </div>
  );
}

/**
 * The placeholder for a page's markup in the template of a large spec's pages. To React it is an element without children, whose
 * content is none of its business: it is in the HTML once, instead of there and in the payload.
 */
export function BodyPlaceholder({ mark }: { mark: string }) {
  return <div className="contents" dangerouslySetInnerHTML={{ __html: mark }} suppressHydrationWarning />;
}

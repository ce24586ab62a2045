import type { ReactNode } from 'react';
import type { Spec } from '@/spec/model';
import { toHref } from '@/lib/href';
import type { OperationGroup } from '../groups';
import { ReferenceScripts, type SampleLanguages } from '../reference-scripts';
import { PagesSidebar, type Current } from './pages-sidebar';

/** What surrounds every page of a large spec: its sidebar, and the scripts. */
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
    <div className="api" data-places={toHref(`/api/${spec.service}/places.json`)}>
      <PagesSidebar spec={spec} groups={groups} current={current} />
      <main id="main">
        {breadcrumbs}
        {children}
      </main>
      <ReferenceScripts languages={languages} />
    </div>
  );
}

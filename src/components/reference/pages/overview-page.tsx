import type { ReactNode } from 'react';
import * as messages from '@/messages';
import { getGroups, getOutermost } from '../operation-groups-and-links';
import { Overview } from '../overview';
import { toResolver } from '../anchor-index-and-links';
import type { ApiPageProps } from '../page-and-section-layout';
import { toView } from '../render-context';
import { LargeSpecFrame } from './large-spec-frame-and-sidebar';
import { Budget } from '../schema-row-budget';
import { TagRows } from './tag-list-and-pagination';

/** The first page of a large spec: its general information, and its tags. */
export function OverviewPage(props: ApiPageProps) {
  const { spec } = props;
  const page = `/api/${spec.service}/`;
  const view = toView(props, { toHref: toResolver(spec, page), code: new Map(), budget: new Budget({ rows: 0 }) });
  const groups = getGroups(spec);
  return (
    <LargeSpecFrame {...props} current={{ page }}>
      <Overview view={view} spec={spec} groups={groups}>
        <OverviewSection title={messages.operations}>
          <TagRows groups={getOutermost(groups)} />
        </OverviewSection>
      </Overview>
    </LargeSpecFrame>
  );
}

/** A section of the overview with a title. */
function OverviewSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="mb-1 text-lg">{title}</h2>
      {children}
    </section>
  );
}

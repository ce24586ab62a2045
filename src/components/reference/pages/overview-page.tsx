import type { ReactNode } from 'react';
import * as messages from '@/messages';
import type { Spec } from '@/openapi/model/spec';
import { getGroups, getOutermost } from '../operation-groups-and-links';
import { Overview } from '../overview';
import { toResolver } from '../anchor-index-and-links';
import { noLanguages } from '../page-and-stored-sample-languages';
import type { View } from '../render-context';
import { LargeSpecFrame } from './large-spec-frame-and-sidebar';
import { Budget } from '../schema-row-budget';
import { TagRows } from './tag-list-and-pagination';

/** The first page of a large spec: its general information, and its tags. */
export function OverviewPage({
  spec,
  showAssumed,
  breadcrumbs,
  links,
}: {
  spec: Spec;
  showAssumed: boolean;
  breadcrumbs: ReactNode;
  links?: View['links'];
}) {
  const page = `/api/${spec.service}/`;
  const view: View = {
    ...toResolver(spec, page),
    schemas: spec.schemas,
    code: new Map(),
    showAssumed,
    links,
    budget: new Budget({ rows: 0 }),
  };
  const groups = getGroups(spec);
  return (
    <LargeSpecFrame
      spec={spec}
      groups={groups}
      current={{ page }}
      languages={noLanguages}
      breadcrumbs={breadcrumbs}
      links={links}
    >
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

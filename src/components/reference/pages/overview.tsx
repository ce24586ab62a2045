import type { ReactNode } from 'react';
import * as messages from '@/messages';
import type { Spec } from '@/openapi/model/spec';
import { Budget } from '../page-size-limits';
import { OverviewSection } from '../page-and-section-layout';
import { getGroups, getOutermost, type OperationGroup } from '../operation-groups';
import { Info } from '../info';
import { toResolver } from '../anchor-index';
import { noLanguages } from '../sample-languages';
import type { View } from '../render-context';
import { LargeSpecFrame } from './large-spec-frame';
import { toHref } from '@/lib/href';
import { Description } from '../description-and-assumption';

/** The first page of a large spec: its general information, and its tags. */
export function Overview({
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
      <Info view={view} spec={spec} groups={groups}>
        <OverviewSection title={messages.operations}>
          <TagRows groups={getOutermost(groups)} />
        </OverviewSection>
      </Info>
    </LargeSpecFrame>
  );
}

/** Tags with links to their pages, each with its description and the tags in it. */
export function TagRows({ groups }: { groups: OperationGroup[] }) {
  return groups.map(({ tag, count, inner }) => (
    <div key={tag.anchor} className="property">
      <div className="property-head">
        <a href={toHref(tag.page)} className="wrap-anywhere">
          {tag.title}
        </a>
        {count !== '' && <span className="schema-type">{count}</span>}
      </div>
      <Description prose={tag.description} />
      {inner.length > 0 && (
        <div className="mt-2 ps-4">
          <TagRows groups={inner} />
        </div>
      )}
    </div>
  ));
}

import type { ReactNode } from 'react';
import * as messages from '@/messages';
import type { Spec } from '@/openapi/model';
import { toHref } from '@/lib/href';
import { Budget } from '../budget';
import { Description } from '../description';
import { OverviewSection } from '../frame';
import { getGroups } from '../groups';
import { Info } from '../info';
import { toResolver } from '../anchor-index';
import { noLanguages } from '../sample-languages';
import type { View } from '../view';
import { PageFrame } from './page-frame';

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
    <PageFrame spec={spec} groups={groups} current={{ page }} languages={noLanguages} breadcrumbs={breadcrumbs}>
      <Info view={view} spec={spec} groups={groups}>
        <OverviewSection title={messages.operations}>
          {groups.map(({ tag, count }) => (
            <div key={tag.anchor} className="property">
              <div className="property-head">
                <a href={toHref(tag.page)} className="wrap-anywhere">
                  {tag.title}
                </a>
                {count !== '' && <span className="schema-type">{count}</span>}
              </div>
              <Description prose={tag.description} />
            </div>
          ))}
        </OverviewSection>
      </Info>
    </PageFrame>
  );
}

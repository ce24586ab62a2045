import { toHash } from '@/lib/href';
import { getGroups, getOutermost } from './operation-groups-and-links';
import { Overview } from './overview';
import { findFirstSample } from './request-sample';
import { Schemas } from './component-schemas';
import { Tags } from './tags';
import { getCompletePageBudget } from './page-row-budget';
import { toView } from './render-context';
import { type ApiPageProps, Frame } from './page-and-section-layout';
import { OperationsSidebar } from './operations-sidebar';
import type { ReferenceCode } from './highlighted-code';
import { Budget } from './schema-row-budget';

/** A complete API on one page. */
export function Reference({ code, breadcrumbs, ...shared }: ApiPageProps & { code: ReferenceCode }) {
  const { spec, links } = shared;
  const groups = getGroups(spec);
  const own = groups.flatMap((group) => group.own);
  const view = toView(shared, {
    toHref: toHash,
    code: code.code,
    firstSample: findFirstSample(own, code.samples),
    budget: getCompletePageBudget(spec.operations, spec.schemas),
    atTop: new Set(
      [...own.map(({ id }) => id), ...spec.componentIds.map((id) => spec.schemas[id]?.anchor)].slice(0, 2),
    ),
  });
  return (
    <Frame
      sidebar={<OperationsSidebar groups={groups} spec={spec} />}
      languages={code.languages}
      breadcrumbs={breadcrumbs}
      links={links}
    >
      <Overview view={view} spec={spec} groups={groups} />
      <Tags view={view} groups={getOutermost(groups)} code={code} schemes={spec.securitySchemes} />
      <Schemas view={{ ...view, budget: new Budget({ rows: 0 }) }} spec={spec} />
    </Frame>
  );
}

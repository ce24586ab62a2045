import { Operations, type OperationsCode } from './operations';
import type { SecurityScheme } from '@/openapi/model/security';
import type { OperationGroup } from './operation-groups-and-links';
import { Tag } from './tag';
import type { View } from './render-context';

/** Tags with their operations in full, each followed by the tags in it, whose headings are a level lower. */
export function Tags({
  view,
  groups,
  code,
  schemes,
}: {
  view: View;
  groups: OperationGroup[];
  code: OperationsCode;
  schemes: SecurityScheme[];
}) {
  return groups.map(({ tag, operations, own, inner }) => (
    <Tag key={tag.anchor} view={view} tag={tag} operations={operations}>
      <Operations view={view} operations={own} code={code} schemes={schemes} />
      <Tags
        view={{ ...view, headingOffset: (view.headingOffset ?? 0) + 1 }}
        groups={inner}
        code={code}
        schemes={schemes}
      />
    </Tag>
  ));
}

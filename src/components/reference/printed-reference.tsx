import type { ReactNode } from 'react';
import type { Spec } from '@/spec/model';
import { toHash } from './anchor-link';
import { getGroups } from './groups';
import { Info } from './info';
import { Operation } from './operation';
import type { ReferenceCode } from './reference';
import { Schemas } from './schemas';
import { Tag } from './tag';
import type { View } from './view';

/** Rows that a body unfolds on paper, where nothing can be opened: past them it names its schema, which stands below. */
const allowance = 60;

/** A whole API as one document for paper: no menu, each tag from the top of a sheet. */
export function PrintedReference({
  spec,
  code,
  showAssumed,
  head,
}: {
  spec: Spec;
  code: Pick<ReferenceCode, 'samples' | 'code'>;
  showAssumed: boolean;
  head: ReactNode;
}) {
  const view: View = { toHref: toHash, schemas: spec.schemas, code: code.code, showAssumed, allowance };
  const groups = getGroups(spec);
  return (
    <div className="api">
      <main id="main" className="printed">
        {head}
        <Info view={view} spec={spec} groups={groups} />
        {groups.map(({ tag, operations, own }) => (
          <Tag key={tag.anchor} view={view} tag={tag} operations={operations}>
            {own.map((operation) => (
              <Operation
                key={operation.id}
                view={view}
                operation={operation}
                sample={code.samples.get(operation.id)}
                schemes={spec.securitySchemes}
              />
            ))}
          </Tag>
        ))}
        <Schemas view={{ ...view, allowance: 0 }} spec={spec} />
      </main>
    </div>
  );
}

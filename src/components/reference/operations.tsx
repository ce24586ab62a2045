import type { Operation as OperationObject, SecurityScheme } from '@/openapi/model';
import { Operation } from './operation';
import type { ReferenceCode } from './reference';
import { findSharedParameters } from './shared-parameters';
import type { View } from './view';

/** Operations in full, with their samples. Only with `toMarkdownHref` do they have a button that copies them as Markdown. */
export function Operations({
  view,
  operations,
  code,
  schemes,
}: {
  view: View;
  operations: OperationObject[];
  code: Pick<ReferenceCode, 'samples'> & Partial<Pick<ReferenceCode, 'toMarkdownHref'>>;
  schemes: SecurityScheme[];
}) {
  const shared = findSharedParameters(operations, view.schemas);
  return operations.map((operation) => (
    <Operation
      key={operation.id}
      view={view}
      operation={operation}
      sharedParameters={shared.get(operation.id)}
      sample={code.samples.get(operation.id)}
      schemes={schemes}
      markdownHref={code.toMarkdownHref?.(operation)}
    />
  ));
}

import type { CodeSample, Operation as OperationObject } from '@/openapi/model/operation';
import type { SecurityScheme } from '@/openapi/model/security';
import { Operation } from './operation';
import { findRepeatedPathParameters } from './repeated-path-parameters';
import type { View } from './render-context';

/** The first sample of each operation by its id, and a function that returns the URL of an operation as Markdown. */
export interface OperationsCode {
  samples: ReadonlyMap<string, CodeSample>;
  toMarkdownHref?: (operation: OperationObject) => string;
}

/** Operations in full, with their samples. Only with `toMarkdownHref` do they have a button that copies them as Markdown. */
export function Operations({
  view,
  operations,
  code,
  schemes,
}: {
  view: View;
  operations: OperationObject[];
  code: OperationsCode;
  schemes: SecurityScheme[];
}) {
  const shared = findRepeatedPathParameters(operations, view.schemas);
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

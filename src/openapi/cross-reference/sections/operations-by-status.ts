import { inline, join, toHeading, toList, type Inline } from '@/markdown/build-hast-for-generated-pages';
import { groupBy } from '@/lib/lists';
import type { Operation } from '../../model/operation';
import type { Response } from '../../model/response';
import type { Spec } from '../../model/spec';
import { getOperations } from '../../list-components-and-filter-operations';
import { toOperationLink, toOperationList, toServiceLink } from '../item-texts-and-links';

/** A response of an operation that clients call. */
interface Documented {
  spec: Spec;
  operation: Operation;
  response: Response;
}

/** Lists the operations of all services by each documented status. Returns nothing if no status is documented. */
export function toStatusSections(specs: Spec[]): Inline[] {
  const all = specs.flatMap((spec) =>
    getOperations(spec).flatMap((operation) =>
      operation.responses.map((response): Documented => ({ spec, operation, response })),
    ),
  );
  const statuses = [...groupBy(all, ({ response }) => response.status)].sort(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );
  if (statuses.length === 0) return [];
  return [toHeading(2, 'Operations by status', 'by-status'), ...statuses.flatMap(toStatusSection)];
}

function toStatusSection([status, documented]: [string, Documented[]]): Inline[] {
  const title = status === 'default' ? 'Operations with a default response' : `Operations that return ${status}`;
  const items = [...groupBy(documented, ({ spec }) => spec.service).values()].map(toItem);
  return [toHeading(3, title, `status-${encodeURIComponent(status.toLowerCase())}`), toList(items)];
}

/** Lists the operations of one service. Those that succeed are often all, so they are counted; others link to their response. */
function toItem(documented: Documented[]): Inline {
  const [first] = documented;
  if (!first) return '';
  const { spec, response } = first;
  const operations =
    response.class === 'success'
      ? toOperationList(
          documented.map(({ operation }) => operation),
          getOperations(spec),
        )
      : join(documented.map(({ operation, response: { anchor } }) => toOperationLink(operation, anchor)));
  return inline`${toServiceLink(spec)}: ${operations}`;
}

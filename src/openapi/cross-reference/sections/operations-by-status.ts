import { groupBy } from '@/lib/group-by';
import type { Operation } from '../../model/operation';
import type { Response } from '../../model/response';
import type { Spec } from '../../model/spec';
import { getOperations } from '../operations-and-components';
import { toOperationLink, toOperationList, toServiceLink, toSource } from '../markdown';

/** A response of an operation that clients call. */
interface Documented {
  spec: Spec;
  operation: Operation;
  response: Response;
}

/** Lists the operations of all services by each documented status. Returns nothing if no status is documented. */
export function toStatusSections(specs: Spec[]): string[] {
  const all = specs.flatMap((spec) =>
    getOperations(spec).flatMap((operation) =>
      operation.responses.map((response): Documented => ({ spec, operation, response })),
    ),
  );
  const statuses = [...groupBy(all, ({ response }) => response.status)].sort(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );
  if (statuses.length === 0) return [];
  return [['## Operations by status {#by-status}', ...statuses.map(toStatusSection)].join('\n\n')];
}

function toStatusSection([status, documented]: [string, Documented[]]): string {
  const title =
    status === 'default' ? 'Operations with a default response' : `Operations that return ${toSource(status)}`;
  const items = [...groupBy(documented, ({ spec }) => spec.service).values()].map(toItem);
  return [`### ${title} {#status-${encodeURIComponent(status.toLowerCase())}}`, items.join('\n')].join('\n\n');
}

/** Lists the operations of one service. Those that succeed are often all, so they are counted; others link to their response. */
function toItem(documented: Documented[]): string {
  const [first] = documented;
  if (!first) return '';
  const { spec, response } = first;
  const operations =
    response.class === 'success'
      ? toOperationList(
          documented.map(({ operation }) => operation),
          getOperations(spec),
        )
      : documented.map(({ operation, response: { anchor } }) => toOperationLink(operation, anchor)).join(', ');
  return `- ${toServiceLink(spec)}: ${operations}`;
}

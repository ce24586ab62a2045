import { inline, join, toCode, toLines, toLink, type Inline } from '@/markdown/build-hast-for-generated-pages';
import { distinctBy, groupBy, toChunks } from '@/lib/lists';
import { getOperations, isWithoutErrors } from '../../list-components-and-filter-operations';
import { toMeaning, toOperationLink } from '../item-texts-and-links';
import type { Operation } from '../../model/operation';
import type { Response } from '../../model/response';
import type { Spec } from '../../model/spec';
import type { CrossReferenceList } from '../split-list-into-pages';
import { crossReferencePath } from '../page-paths-and-anchors';
import { toBlock, toServiceSections, toTables, type Block } from '../build-sections-blocks-and-tables';

/** The most operations of a row, so that a page may end between the rows of a large spec. */
const mostOperations = 100;

/** A response that several operations document with the same status, message, and body. */
interface Documented {
  response: Response;
  operations: { operation: Operation; anchor: string }[];
}

/** The page of all documented statuses with their operations, and of the operations that document success only. */
export function toStatusesPage(specs: Spec[]): CrossReferenceList {
  return {
    path: `${crossReferencePath}errors/`,
    title: 'Statuses by operation',
    description:
      'The documented statuses of all operations with messages and bodies, and the operations that document success only.',
    keywords: ['errors', 'error responses', 'status codes', 'which errors can occur'],
    intro: [
      'Use this page to find the statuses that a program has to handle. A status that is not listed may still occur: the specifications do not say that they are complete. A body is named only where the specification describes one.',
    ],
    sections: toServiceSections(specs, toBlocks),
  };
}

function toBlocks(spec: Spec): Block[] {
  const operations = getOperations(spec);
  if (operations.length === 0) return [];
  const silent = operations.filter(isWithoutErrors);
  const rows = getDocumented(spec, operations).map(({ response, operations: own }) => ({
    cells: [toLines(own.map(({ operation, anchor }) => toOperationLink(operation, anchor))), toStatus(spec, response)],
  }));
  const gaps =
    silent.length === 0
      ? 'Every operation documents an error.'
      : silent.length === operations.length
        ? 'No operation documents an error.'
        : `${silent.length} of ${operations.length} operations document no error.`;
  return [toBlock(gaps), ...toTables(['Operations', 'Status, message, and body'], rows)];
}

/** Groups the responses of operations by status, message, and body, in the order of the statuses. */
function getDocumented(spec: Spec, operations: Operation[]): Documented[] {
  const all = operations.flatMap((operation) => operation.responses.map((response) => ({ operation, response })));
  return [...groupBy(all, ({ response }) => JSON.stringify(toStatus(spec, response))).values()]
    .flatMap((group) => {
      const own = group.map(({ operation, response: { anchor } }) => ({ operation, anchor }));
      const [first] = group;
      return first ? toChunks(own, mostOperations).map((operations) => ({ response: first.response, operations })) : [];
    })
    .sort((left, right) => left.response.status.localeCompare(right.response.status, 'en'));
}

/** Writes the status and the message of a response, and the types of its body. */
function toStatus(spec: Spec, response: Response): Inline {
  const types = toTypes(spec, response);
  const message = response.description === undefined ? 'Message not documented' : toMeaning(response.description);
  return toLines([
    inline`${toCode(response.status)} ${message}`,
    ...(types.length === 0 ? [] : [inline`Body: ${join(types)}`]),
  ]);
}

/** Names the schemas of a body, with links. A schema without a name is described by its properties. */
function toTypes({ schemas }: Spec, { content }: Response): Inline[] {
  const types = content.flatMap(({ schema }): Inline[] => {
    const node = schemas[schema ?? ''];
    // A reference with a description of its own has the name of its target.
    const named = schemas[node?.annotatedRef ?? ''] ?? node;
    if (!named) return [];
    const { name, label, page, anchor } = named;
    if (name !== undefined && page !== undefined && anchor !== undefined) return [toLink(toCode(name), page, anchor)];
    const properties = named.kind === 'object' ? named.properties : [];
    return properties.length === 0
      ? [toCode(label)]
      : [inline`${toCode(label)} with ${join(properties.map((property) => toCode(property.name)))}`];
  });
  return distinctBy(types, (type) => JSON.stringify(type));
}

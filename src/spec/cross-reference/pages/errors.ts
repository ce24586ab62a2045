import {
  getOperations,
  toCode,
  toLink,
  toOperationLink,
  toPlainSource,
  toSource,
} from '../../generated-pages/markdown';
import type { Operation, Response, Spec } from '../../model';
import { toLines, toTables, type CrossReferenceList, type Section } from '../list';
import { crossReferencePath } from '../page';

/** The page of all documented statuses by operation, and of the operations that document success only. */
export function toErrorsPage(specs: Spec[]): CrossReferenceList {
  return {
    path: `${crossReferencePath}errors/`,
    title: 'Statuses by operation',
    description:
      'The documented statuses of all operations with messages and bodies, and the operations that document success only.',
    keywords: ['errors', 'error responses', 'status codes', 'which errors can occur'],
    intro:
      'A status that is not listed may still occur: the specifications do not say that they are complete. A body is documented only where one is named.',
    sections: specs.flatMap(toSection),
  };
}

function toSection(spec: Spec): Section[] {
  const operations = getOperations(spec);
  if (operations.length === 0) return [];
  const silent = operations.filter(isWithoutErrors);
  const rows = operations.map((operation) => [
    toOperationLink(operation),
    toLines(operation.responses.flatMap((response) => toStatusLines(spec, operation, response))),
  ]);
  const gaps =
    silent.length === 0
      ? 'Every operation documents an error.'
      : `${silent.length} of ${operations.length} operations document no error.`;
  const tables = toTables(['Operation', 'Statuses'], rows);
  return [{ id: spec.service, title: toSource(spec.title), blocks: [gaps, ...tables] }];
}

/** Returns true if an operation documents success only. */
export function isWithoutErrors({ responses }: Operation): boolean {
  return !responses.some(({ class: kind }) => kind === 'error');
}

/** Writes a status with its message, and the types of its body. */
function toStatusLines(spec: Spec, { page }: Operation, response: Response): string[] {
  const { status, anchor, description } = response;
  const types = toTypes(spec, response);
  const message = description === undefined ? 'Message not documented' : toPlainSource(description);
  return [
    `${toLink(toCode(status), page, anchor)} ${message}`,
    ...(types.length === 0 ? [] : [`Body: ${types.join(', ')}`]),
  ];
}

/** Names the schemas of a body, with links. */
function toTypes({ schemas }: Spec, { content }: Response): string[] {
  const types = content.flatMap(({ schema }) => {
    const node = schemas[schema ?? ''];
    // A reference with a description of its own has the name of its target.
    const named = schemas[node?.annotatedRef ?? ''] ?? node;
    if (!named) return [];
    const { name, label, page, anchor } = named;
    return name === undefined || page === undefined || anchor === undefined
      ? toCode(label)
      : toLink(toCode(name), page, anchor);
  });
  return [...new Set(types)];
}

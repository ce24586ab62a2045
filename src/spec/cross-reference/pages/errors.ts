import {
  getOperations,
  toCode,
  toLink,
  toOperationLink,
  toPlainSource,
  toSource,
} from '../../generated-pages/markdown';
import type { Operation, Response, Spec } from '../../model';
import { toTables, type CrossReferenceList, type Section } from '../list';
import { crossReferencePath } from '../page';

/** The page of all documented statuses by operation, and of the operations that document success only. */
export function toErrorsPage(specs: Spec[]): CrossReferenceList {
  return {
    path: `${crossReferencePath}errors/`,
    title: 'Statuses by operation',
    description:
      'The documented statuses of all operations with messages and bodies, and the operations that document success only.',
    keywords: ['errors', 'error responses', 'status codes', 'which errors can occur'],
    intro: 'A status that is not listed may still occur: the specifications do not say that they are complete.',
    sections: specs.flatMap(toSection),
  };
}

function toSection(spec: Spec): Section[] {
  const operations = getOperations(spec);
  if (operations.length === 0) return [];
  const silent = operations.filter(isWithoutErrors);
  const rows = operations.flatMap((operation) =>
    operation.responses.map((response) => [
      toOperationLink(operation),
      toLink(toCode(response.status), operation.page, response.anchor),
      response.description === undefined ? 'Not documented' : toPlainSource(response.description),
      toBody(spec, response),
    ]),
  );
  const gaps =
    silent.length === 0
      ? 'Every operation documents an error.'
      : `${silent.length} of ${operations.length} operations document no error.`;
  const tables = toTables(['Operation', 'Status', 'Message', 'Body'], rows);
  return [{ id: spec.service, title: toSource(spec.title), blocks: [gaps, ...tables] }];
}

/** Returns true if an operation documents success only. */
export function isWithoutErrors({ responses }: Operation): boolean {
  return !responses.some(({ class: kind }) => kind === 'error');
}

function toBody({ schemas }: Spec, { content }: Response): string {
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
  return types.length === 0 ? 'Not documented' : [...new Set(types)].join(', ');
}

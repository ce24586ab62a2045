import { toElement } from '@/markdown/hast-elements';
import { join, toCode, toHeading, toLink, toTable, type Inline } from '@/markdown/build-hast-for-generated-pages';
import { fail } from '@/lib/user-errors-and-mistakes';
import { toOffer } from '@/lib/nearest-names';
import type { Operation } from '../../model/operation';
import type { Spec } from '../../model/spec';
import { getOperations } from '../../list-components-and-filter-operations';
import { actions } from './load-entities-and-tasks';
import type { Sources } from './section-input-types';

const columns: Record<(typeof actions)[number], string> = {
  create: 'Create',
  list: 'List',
  read: 'Read',
  update: 'Update',
  delete: 'Delete',
  bulk: 'In bulk',
};

/** Writes which operations each entity has, and which it lacks. Nothing if no entity names its operations. */
export function writeEntityOperations({ specs, entities, isPartial }: Sources): Inline[] {
  const known = new Map(specs.flatMap(toNamed));
  const toKnown = (names: string[]) => (isPartial ? names.filter((name) => known.has(name)) : names);
  const rows = entities.flatMap(({ title, operations }) =>
    operations === undefined
      ? []
      : [[title, ...actions.map((action) => toCell(toKnown(operations[action] ?? []), known))]],
  );
  if (rows.length === 0) return [];
  const head = ['Entity', ...actions.map((action) => columns[action])];
  return [
    toHeading(2, 'Operations of each entity', 'by-entity'),
    [toElement('em', {}, ['None']), ' means that no operation is documented.'],
    toTable(head, rows),
  ];
}

function toNamed(spec: Spec): [name: string, operation: Operation][] {
  return getOperations(spec).map((operation) => [
    `${spec.service}.${operation.operationId ?? operation.id}`,
    operation,
  ]);
}

/** Links operations by their ids, with their services if several have the same id. */
function toCell(names: string[], known: Map<string, Operation>): Inline {
  if (names.length === 0) return 'None';
  const ids = names.map((name) => name.slice(name.indexOf('.') + 1));
  return join(
    names.map((name, index) => {
      const operation = known.get(name);
      if (operation === undefined)
        return fail(`there is no operation "${name}"`, {
          place: { file: 'openapi/entities.yaml' },
          fix: toOffer(name, [...known.keys()], 'Available'),
        });
      const id = ids[index] ?? '';
      const isShared = ids.filter((other) => other === id).length > 1;
      return toLink(toCode(isShared ? name : id), operation.page, operation.id);
    }),
  );
}

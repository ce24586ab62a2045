import { inline, join, toCode, toLink, toTable, type Inline } from '@/markdown/build-hast-for-generated-pages';
import { groupBy } from '@/lib/lists';
import type { Operation } from '../../model/operation';
import type { Spec } from '../../model/spec';
import { toStatusSections } from './operations-by-status';
import { getLimits, type Limit } from '../collect-constraints';
import { getOperations } from '../../list-components-and-filter-operations';
import { toOperationLink, toServiceHeading, toServicePage, toMeaning, toOperationLinks } from '../item-texts-and-links';
import type { Sources } from './section-input-types';

/** Writes the documented statuses, by status and by service, and the constraints. */
export function writeStatusesAndConstraints({ specs }: Sources): Inline[] {
  return [
    ...toStatusSections(specs),
    ...specs.flatMap((spec) => [toServiceHeading(spec), ...toStatuses(spec), ...toLimits(spec)]),
  ];
}

/** Counts the operations that document success only, and lists the other statuses of the others. */
function toStatuses(spec: Spec): Inline[] {
  const operations = getOperations(spec);
  const others = operations.filter(({ responses }) => responses.some(({ class: kind }) => kind !== 'success'));
  const silent = operations.filter(({ responses }) => responses.length === 0);
  const successful = operations.filter((operation) => !others.includes(operation) && !silent.includes(operation));
  const rows = others.flatMap((operation) =>
    operation.responses
      .filter(({ class: kind }) => kind !== 'success')
      .map(({ status, anchor, description, assumed }) => [
        toOperationLink(operation),
        toLink(toCode(status), operation.page, anchor),
        toMeaning(description) + (assumed === undefined ? '' : ' (assumed)'),
      ]),
  );
  return [
    ...toCount(successful, operations, inline`Only success (${toStatusList(successful)}) is documented for`, spec),
    ...toCount(silent, operations, 'No status is documented for', spec),
    ...(rows.length === 0
      ? []
      : ['Other statuses are documented for these operations:', toTable(['Operation', 'Status', 'Message'], rows)]),
  ];
}

function toCount(some: Operation[], all: Operation[], lead: Inline, spec: Spec): Inline[] {
  if (some.length === 0) return [];
  const count = some.length === all.length ? `all ${all.length}` : `${some.length} of ${all.length}`;
  return [inline`${lead} ${count} ${toLink('operations', toServicePage(spec))}.`];
}

function toStatusList(operations: Operation[]): Inline {
  const statuses = new Set(operations.flatMap(({ responses }) => responses.map(({ status }) => status)));
  return join([...statuses].sort().map(toCode));
}

/** Lists the constraints. Equal parameters of several operations are one row. */
function toLimits(spec: Spec): Inline[] {
  const groups = groupBy(getLimits(spec), ({ name, anchor, use, constraints }) =>
    JSON.stringify([name, constraints, use?.text ?? anchor]),
  );
  if (groups.size === 0) return ['No limits are documented.'];
  const rows = [...groups.values()].map((group) => toLimitRow(group, spec));
  return ['Limits:', toTable(['Where', 'Constraint'], rows)];
}

/** The maximum number of operations that a row names. */
const mostNamed = 3;

function toLimitRow(group: Limit[], spec: Spec): Inline[] {
  const [first] = group;
  if (!first) return [];
  const { name, page, anchor, use, constraints } = first;
  const link = toLink(toCode(name), page, anchor);
  if (!use) return [link, join(constraints)];
  const operations = group.flatMap((limit) => limit.use?.operation ?? []);
  const all = getOperations(spec).length;
  const users: Inline =
    operations.length <= mostNamed
      ? toOperationLinks(operations)
      : `${operations.length === all ? `all ${all}` : operations.length} operations`;
  return [inline`${link}, ${use.text} of ${users}`, join(constraints)];
}

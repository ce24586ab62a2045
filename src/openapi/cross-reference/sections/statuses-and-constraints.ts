import type { Operation } from '../../model/operation';
import type { Spec } from '../../model/spec';
import { toStatusSections } from './operations-by-status';
import { getLimits, type Limit } from '../collect-constraints';
import { getOperations } from '../operations-and-components';
import {
  toCode,
  toLink,
  toOperationLink,
  toServiceHeading,
  toServicePage,
  toMeaning,
  toSource,
  toTable,
  toOperationLinks,
} from '../markdown';
import type { Sources } from './section-sources';

/** Writes the documented statuses, by status and by service, and the constraints. */
export function writeErrorsAndLimits({ specs }: Sources): string[] {
  return [
    ...toStatusSections(specs),
    ...specs.map((spec) => [toServiceHeading(spec), ...toStatuses(spec), ...toLimits(spec)].join('\n\n')),
  ];
}

/** Counts the operations that document success only, and lists the other statuses of the others. */
function toStatuses(spec: Spec): string[] {
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
    ...toCount(successful, operations, `Only success (${toStatusList(successful)}) is documented for`, spec),
    ...toCount(silent, operations, 'No status is documented for', spec),
    ...(rows.length === 0
      ? []
      : ['Other statuses are documented for these operations:', toTable(['Operation', 'Status', 'Message'], rows)]),
  ];
}

function toCount(some: Operation[], all: Operation[], lead: string, spec: Spec): string[] {
  if (some.length === 0) return [];
  const count = some.length === all.length ? `all ${all.length}` : `${some.length} of ${all.length}`;
  return [`${lead} ${count} [operations](${toServicePage(spec)}).`];
}

function toStatusList(operations: Operation[]): string {
  const statuses = new Set(operations.flatMap(({ responses }) => responses.map(({ status }) => toCode(status))));
  return [...statuses].sort().join(', ');
}

/** Lists the constraints. Equal parameters of several operations are one row. */
function toLimits(spec: Spec): string[] {
  const groups = new Map<string, Limit[]>();
  for (const limit of getLimits(spec)) {
    const { name, anchor, use, constraints } = limit;
    const key = JSON.stringify([name, constraints, use?.text ?? anchor]);
    groups.set(key, [...(groups.get(key) ?? []), limit]);
  }
  if (groups.size === 0) return ['No limits are documented.'];
  const rows = [...groups.values()].map((group) => toLimitRow(group, spec));
  return ['Limits:', toTable(['Where', 'Constraint'], rows)];
}

/** The maximum number of operations that a row names. */
const mostNamed = 3;

function toLimitRow(group: Limit[], spec: Spec): string[] {
  const [first] = group;
  if (!first) return [];
  const { name, page, anchor, use, constraints } = first;
  const link = toLink(toCode(name), page, anchor);
  if (!use) return [link, constraints.join(', ')];
  const operations = group.flatMap((limit) => limit.use?.operation ?? []);
  const all = getOperations(spec).length;
  const users =
    operations.length <= mostNamed
      ? toOperationLinks(operations)
      : `${operations.length === all ? `all ${all}` : operations.length} operations`;
  return [`${link}, ${toSource(use.text)} of ${users}`, constraints.join(', ')];
}

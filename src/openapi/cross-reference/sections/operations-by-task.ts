import { join, toHeading, toLink, toTable, type Inline } from '@/markdown/build-hast-for-generated-pages';
import type { Operation } from '../../model/operation';
import type { Spec } from '../../model/spec';
import { toOperationLink, toServiceLink } from '../item-texts-and-links';
import { getOperations } from '../../list-components-and-filter-operations';
import type { Mention, Sources } from './section-input-types';
import { writeEntityOperations } from './entity-operations';
import type { Task } from './load-entities-and-tasks';

/** The maximum number of pages that a row names. */
const mostGuides = 2;

/** A task and its operations, each with the spec that contains it. */
interface TaskOperations extends Pick<Task, 'title' | 'anchor'> {
  operations: { spec: Spec; operation: Operation }[];
}

/** Writes the operations of each entity, then all operations, grouped by what a reader wants to do. */
export function writeOperationsByTask(sources: Sources): Inline[] {
  const { specs, tasks, mentions } = sources;
  return [...writeEntityOperations(sources), ...toTasks(specs, tasks).flatMap((task) => toTaskSection(task, mentions))];
}

/** Assigns each operation to the task of its tag. Operations without a task come last. */
function toTasks(specs: Spec[], tasks: Task[]): TaskOperations[] {
  const all = specs.flatMap((spec) => getOperations(spec).map((operation) => ({ spec, operation })));
  const others = { title: 'Other operations', anchor: 'other' };
  const findTask = ({ spec: { service }, operation }: TaskOperations['operations'][number]) =>
    tasks.find(({ tag }) => operation.tags.some((own) => `${service}/${own}` === tag)) ?? others;
  return [...tasks, others]
    .map((task) => ({ ...task, operations: all.filter((entry) => findTask(entry) === task) }))
    .filter(({ operations }) => operations.length > 0);
}

function toTaskSection({ title, anchor, operations }: TaskOperations, mentions: Mention[]): Inline[] {
  const rows = operations.map(({ spec, operation }) => [
    toOperationLink(operation),
    toServiceLink(spec),
    toGuides(toLink('', operation.page, operation.id).properties.href, mentions),
  ]);
  return [toHeading(2, title, anchor), toTable(['Operation', 'Service', 'Guide'], rows)];
}

/**
 * Links the first section of each page that contains a command for an operation. If there is no command, links the last
 * section that links to the operation: tables of identifiers come first on a page, tasks later.
 */
function toGuides(href: unknown, mentions: Mention[]): Inline {
  const found = mentions.filter(({ target }) => toLink('', target).properties.href === href);
  const commands = found.filter(({ isCommand }) => isCommand);
  const byFile = new Map<string, Mention>();
  for (const mention of commands.length > 0 ? commands.toReversed() : found) byFile.set(mention.file, mention);
  const sections = [...byFile.values()].sort((a, b) => found.indexOf(a) - found.indexOf(b)).slice(0, mostGuides);
  return sections.length === 0 ? 'None' : join(sections.map(({ title, path }) => toLink(title, path)));
}

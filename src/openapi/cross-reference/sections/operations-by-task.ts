import { join, toHeading, toLink, toTable, type Inline } from '@/markdown/hast-builders';
import { toOperationLink, toServiceLink } from '../names-and-links';
import type { Mention, Sources } from './section-sources';
import { writeEntityOperations } from './entity-operations';
import { toTasks, type TaskOperations } from './load-entities-and-tasks';

/** The maximum number of pages that a row names. */
const mostGuides = 2;

/** Writes the operations of each entity, then all operations, grouped by what a reader wants to do. */
export function writeOperationsByTask(sources: Sources): Inline[] {
  const { specs, tasks, mentions } = sources;
  return [...writeEntityOperations(sources), ...toTasks(specs, tasks).flatMap((task) => toTaskSection(task, mentions))];
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

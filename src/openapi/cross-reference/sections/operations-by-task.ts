import { toLink as toMarkdownLink } from '@/markdown/write-markdown';
import { toLink, toOperationLink, toServiceLink, toSource, toTable } from '../markdown';
import type { Mention, Sources } from './section-sources';
import { writeEntityOperations } from './entity-operations';
import { toTasks, type TaskOperations } from './entities-and-tasks';

/** The maximum number of pages that a row names. */
const mostGuides = 2;

/** Writes the operations of each entity, then all operations, grouped by what a reader wants to do. */
export function writeOperationsByTask(sources: Sources): string[] {
  const { specs, tasks, mentions } = sources;
  return [...writeEntityOperations(sources), ...toTasks(specs, tasks).map((task) => toTaskSection(task, mentions))];
}

function toTaskSection({ title, anchor, operations }: TaskOperations, mentions: Mention[]): string {
  const rows = operations.map(({ spec, operation }) => [
    toOperationLink(operation),
    toServiceLink(spec),
    toGuides(toLink('', operation.page, operation.id), mentions),
  ]);
  return [`## ${toSource(title)} {#${anchor}}`, toTable(['Operation', 'Service', 'Guide'], rows)].join('\n\n');
}

/**
 * Links the first section of each page that contains a command for an operation. If there is no command, links the last
 * section that links to the operation: tables of identifiers come first on a page, tasks later.
 */
function toGuides(operationLink: string, mentions: Mention[]): string {
  const found = mentions.filter(({ target }) => toMarkdownLink('', target) === operationLink);
  const commands = found.filter(({ isCommand }) => isCommand);
  const byFile = new Map<string, Mention>();
  for (const mention of commands.length > 0 ? commands.toReversed() : found) byFile.set(mention.file, mention);
  const sections = [...byFile.values()].sort((a, b) => found.indexOf(a) - found.indexOf(b)).slice(0, mostGuides);
  return sections.length === 0
    ? 'None'
    : sections.map(({ title, path }) => toMarkdownLink(toSource(title), path)).join(', ');
}

import type { Root } from 'hast';
import { walkElements } from './hast-elements';
import { toHeadings, type Heading } from './heading-ids-and-self-links';
import type { Report } from './problem';
import { renderDirectives } from './render-directives-tables-tasks-and-figures';
import { toRowIds } from './row-ids';
import { toSections, type Section } from './plain-text-sections';

/** What a tree contains for contents, search, and links. */
export interface TreeContents {
  headings: Heading[];
  sections: Section[];
  /** The ids of all elements, to which links can point. */
  ids: string[];
}

interface Options {
  report?: Report;
  /** True for the text of an author, who can write the id of a row as `{#id}` at the end of its first cell. */
  isAuthored?: boolean;
}

/** Gives the headings of a tree their ids and links, and renders its directives, but not its code blocks. It changes the tree. */
export function completeTree(tree: Root, { report = () => undefined, isAuthored = false }: Options = {}): TreeContents {
  const headings = toHeadings(tree, report);
  if (isAuthored) toRowIds(tree, report);
  const sections = toSections(tree);
  renderDirectives(tree);
  const ids: string[] = [];
  walkElements(tree, ({ properties }) => {
    if (properties.id) ids.push(String(properties.id));
  });
  return { headings, sections, ids };
}

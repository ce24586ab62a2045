import { toLink, type Inline } from '@/markdown/build-hast-for-generated-pages';
import type { Operation } from '../model/operation';
import type { Spec } from '../model/spec';
import { getEntities } from './find-entities-and-their-bodies';
import type { CrossReferenceList } from './split-list-into-pages';
import type { CrossReferencePage } from './cross-reference-page-type';
import { createReadUpdatePath } from './pages/create-read-update';
import { getAnchorPaths } from './page-paths-and-anchors';

/** Where the other lists say more about the operations of a service. */
export interface OtherLists {
  /** A link to the comparison of the bodies with those of the operations on the same entity. */
  toComparison: (operation: Operation) => Inline | undefined;
  /** Links to the sections of a service. */
  toSections: (spec: Spec) => Inline[];
}

/** Finds the sections of lists that have been written as `pages`. */
export function findOtherLists(specs: Spec[], lists: CrossReferenceList[], pages: CrossReferencePage[]): OtherLists {
  const paths = new Set(pages.map(({ path }) => path));
  const toSectionPath = ({ path }: { path: string }, { service }: Spec) =>
    paths.has(`${path}${service}/`) ? `${path}${service}/` : `${path}#${service}`;
  const headings = getAnchorPaths(pages.filter(({ path }) => path.startsWith(createReadUpdatePath)));
  const comparisons = new Map(
    getEntities(specs).flatMap(({ spec, anchor, shapes }) =>
      shapes.map(({ operation }): [Operation, string] => [
        operation,
        headings.get(anchor) ?? toSectionPath({ path: createReadUpdatePath }, spec),
      ]),
    ),
  );
  const title = lists.find(({ path }) => path === createReadUpdatePath)?.title ?? '';
  return {
    toComparison: (operation) => {
      const path = comparisons.get(operation);
      return path === undefined ? undefined : toLink(title, path);
    },
    toSections: (spec) =>
      lists
        .filter(({ sections }) => sections.some(({ id }) => id === spec.service))
        .map((list) => toLink(list.title, toSectionPath(list, spec))),
  };
}

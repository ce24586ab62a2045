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
  const targets = lists.map(({ path, title }) => ({
    path,
    title,
    anchors: getAnchorPaths(pages.filter((page) => page.path.startsWith(path))),
  }));
  const comparison = targets.find(({ path }) => path === createReadUpdatePath);
  const anchors = new Map(
    getEntities(specs).flatMap(({ anchor, shapes }) => shapes.map(({ operation }) => [operation, anchor] as const)),
  );
  return {
    toComparison: (operation) => {
      const path = comparison?.anchors.get(anchors.get(operation) ?? '');
      return comparison && path !== undefined ? toLink(comparison.title, path) : undefined;
    },
    toSections: ({ service }) =>
      targets.flatMap(({ title, anchors: own }) => {
        const path = own.get(service);
        return path === undefined ? [] : [toLink(title, path)];
      }),
  };
}

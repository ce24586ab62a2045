import { join, toLink, type Inline } from '@/markdown/build-hast-for-generated-pages';
import { decodeUri } from '@/lib/decode-uri';
import { findAround } from '@/lib/outer-and-similar-anchors';
import { groupBy } from '@/lib/lists';
import { memoBy } from '@/lib/memo';
import { toAddresses } from '../item-addresses';
import type { Spec } from '../model/spec';

/** A section of a guide that links to an item of an API page or contains a sample of it. */
export interface Guide {
  /** The address of the item: `/api/environments/#createSecret`. */
  target: string;
  /** The title of the page and the heading of the section: `Environments guide: Create a secret`. */
  title: string;
  /** The path of the page with the anchor of the section. */
  path: string;
}

type GuidesByAnchor = ReadonlyMap<string, Guide[]>;

/** What was found in each spec: each page of its schemas needs it. */
const getFinder = memoBy((spec: Spec) => memoBy((guides: readonly Guide[]) => groupByAnchor(spec, guides)));

/** Finds the guides of each operation and component schema of a spec, by its anchor. A link to a property counts for its owner. */
export function findGuides(spec: Spec, guides: readonly Guide[]): GuidesByAnchor {
  return getFinder(spec)(guides);
}

function groupByAnchor(spec: Spec, guides: readonly Guide[]): GuidesByAnchor {
  const addresses = toAddresses(spec);
  const root = `/api/${spec.service}/`;
  const found = new Map<string, Map<string, Guide>>();
  for (const guide of guides) {
    if (!guide.target.startsWith(root)) continue;
    const anchor = findAround(decodeUri(guide.target.split('#')[1] ?? ''), addresses)?.anchor;
    if (anchor !== undefined) found.set(anchor, (found.get(anchor) ?? new Map<string, Guide>()).set(guide.path, guide));
  }
  return new Map([...found].map(([anchor, byPath]) => [anchor, [...byPath.values()]]));
}

/** Links guides by their titles, on one line for each page: `[Quick start: Create a secret](…), [Read a secret](…)`. */
export function toGuideLines(guides: Guide[]): Inline[] {
  const byPage = groupBy(guides, ({ path }) => path.split('#')[0] ?? '');
  return [...byPage.values()].map((own) => {
    const page = own[0]?.title.split(': ')[0] ?? '';
    const toTitle = ({ title }: Guide, index: number) => (index === 0 ? title : title.replace(`${page}: `, ''));
    return join(own.map((guide, index) => toLink(toTitle(guide, index), guide.path)));
  });
}

/** Links guides by their titles. */
export function toGuideLinks(guides: Guide[]): Inline[] {
  return guides.map(({ title, path }) => toLink(title, path));
}

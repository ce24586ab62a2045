import type { Method } from '@/openapi/model/operation';
import type { Mark } from '@/openapi/model/prose-marks-server-and-docs-links';
import type { Spec } from '@/openapi/model/spec';
import { toHref } from '@/lib/href';
import { getGroups, toLinkText, toOperationHref } from './operation-groups-and-links';
import { getListed } from './mark-class-names-and-marks-in-lists';

/** An operation in the sidebar: its method, title, URL, and path, and its marks. */
export type ChunkLink = [method: Method, title: string, href: string, path: string, marks?: Mark[]];

/** All operations by tag, with the URL of the tag and its title after those of the tags around it, for a sidebar that does not contain all of them. */
export type SidebarChunks = { href: string; title: string; links: ChunkLink[] }[];

/** Lists the operations of all tags, and the webhooks. */
export function toSidebarChunks(spec: Spec): SidebarChunks {
  return getGroups(spec).map(({ tag, operations }) => ({
    href: toHref(tag.page),
    title: [...tag.ancestors, tag].map(({ title }) => title).join(' › '),
    links: operations.map((operation): ChunkLink => {
      const { method, path } = operation;
      const marks = getListed(operation);
      const title = toLinkText(spec, operation);
      const href = toOperationHref(operation);
      return marks.length > 0 ? [method, title, href, path, marks] : [method, title, href, path];
    }),
  }));
}

import { toSchemasPath } from '@/lib/href';
import { toNumbered } from '@/openapi/markdown/service-and-list-pages';
import type { Crumb } from '@/components/layout/breadcrumbs';
import * as messages from '@/messages';
import type { Prose } from '@/openapi/model/prose-marks-server-and-docs-links';
import type { Spec, SpecPage } from '@/openapi/model/spec';
import { toFirstSentence } from '@/openapi/summaries';

/** The title, description, path, and breadcrumbs of a page of a spec. */
export interface HeadData {
  title: string;
  description: string;
  path: string;
  crumbs: Crumb[];
}

/** Returns the head data of a page of a spec, or of its first page if none is given. */
export function toHeadData(spec: Spec, page: SpecPage | undefined): HeadData {
  const first = `/api/${spec.service}/`;
  const root: Crumb = { label: spec.title, path: first };
  if (!page) {
    const { title, summary, description } = spec;
    return {
      title,
      description: summary ?? toShortSentence(description, title),
      path: first,
      crumbs: [{ label: title }],
    };
  }
  const { label, description, middle } = toPageData(spec, page);
  return {
    title: `${label} – ${spec.title}`,
    description: toShortSentence(description, `${label} – ${spec.title}`),
    path: page.path,
    crumbs: [root, ...middle, { label }],
  };
}

function toPageData(spec: Spec, page: SpecPage): { label: string; description?: Prose; middle: Crumb[] } {
  switch (page.kind) {
    case 'tag': {
      const tag = findTag(spec, page.tag);
      return { label: toNumbered(tag.label, page), description: tag.description, middle: tag.ancestors };
    }
    case 'operation': {
      const operation = spec.operations.find(({ id }) => id === page.operationId);
      const { label, path, ancestors } = findTag(spec, page.tag);
      const middle = [...ancestors, { label, path }];
      return { label: operation?.title ?? '', description: operation?.description, middle };
    }
    case 'schemas':
      return { label: toNumbered(messages.schemas, page), middle: [] };
    case 'schema': {
      const node = spec.schemas[page.schema];
      return {
        label: node?.name ?? '',
        description: node?.description,
        middle: [{ label: messages.schemas, path: toSchemasPath(spec.service) }],
      };
    }
  }
}

/** Finds a tag with the breadcrumbs of those around it. */
function findTag(spec: Spec, anchor: string): Crumb & { ancestors: Crumb[]; description?: Prose } {
  const tag = spec.tags.find((candidate) => candidate.anchor === anchor);
  const path = findTagPath(spec, anchor);
  if (!tag) return { label: messages.webhooks, path, ancestors: [] };
  const ancestors = tag.ancestors.map((outer) => ({ label: outer.title, path: findTagPath(spec, outer.anchor) }));
  return { label: tag.title || messages.operations, path, ancestors, description: tag.description };
}

function findTagPath({ pages }: Spec, anchor: string): string | undefined {
  return pages.find((page) => page.kind === 'tag' && page.tag === anchor)?.path;
}

/** Returns what a search engine shows of a description: the start of its first sentence. */
function toShortSentence(prose: Prose | undefined, otherwise: string): string {
  return toFirstSentence(prose).slice(0, 300) || otherwise;
}

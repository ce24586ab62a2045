import { toAbsoluteUrl } from '@/lib/href';
import { toSlugs } from '@/openapi/slugs';
import type {
  DividedService,
  IndexedOperation,
  IndexedSchema,
  IndexedService,
  LinkedOperation,
  LinkedPart,
  LinkedSchema,
} from './format-types';
import { divideIntoParts, type Part } from './divide-service-json-by-tags-and-size';

/** Returns the index of a large service, which lists its operations and component schemas, and the parts that describe them. */
export function toDividedService(
  service: IndexedService,
  limit: number,
): { index: DividedService; parts: { file: string; content: IndexedService }[] } {
  const { id, title, specificationVersion, description, url, markdownUrl, openApiUrl } = service;
  const facts = { id, title, specificationVersion, url, markdownUrl, openApiUrl };
  const parts = divideIntoParts(service, limit);
  const titles = toTitles(parts);
  const files = toSlugs(titles).map((slug) => `api/${id}/api-index/${slug}.json`);
  const links = parts.map((part, at) => toLinkedPart(part, titles[at] ?? '', files[at] ?? ''));
  return {
    index: { ...facts, description, parts: links },
    parts: parts.map(({ operations, schemas }, at) => ({
      file: files[at] ?? '',
      content: { ...facts, operations, schemas },
    })),
  };
}

/** Returns the titles of parts, with a number for each further part of a tag. */
function toTitles(parts: Part[]): string[] {
  const counts = new Map<string, number>();
  return parts.map(({ title }) => {
    const number = (counts.get(title) ?? 0) + 1;
    counts.set(title, number);
    return number === 1 ? title : `${title} ${number}`;
  });
}

function toLinkedPart({ operations, schemas }: Part, title: string, file: string): LinkedPart {
  return {
    title,
    indexUrl: toAbsoluteUrl(`/${file}`),
    operations: operations.map(toLinkedOperation),
    schemas: schemas.filter(({ name }) => name !== undefined).map(toLinkedSchema),
  };
}

function toLinkedOperation(operation: IndexedOperation): LinkedOperation {
  const { id, kind, method, path, title, tags, deprecated, marks, url, markdownUrl } = operation;
  return { id, kind, method, path, title, tags, deprecated, marks, url, markdownUrl };
}

function toLinkedSchema({ id, name, deprecated, marks, url, markdownUrl }: IndexedSchema): LinkedSchema {
  return { id, name, deprecated, marks, url, markdownUrl };
}

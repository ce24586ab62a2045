import { toPointer } from './pointer';

/** The hashes of the site's former API reference (Redoc), without `#`: bookmarks of that time still lead somewhere. */
export function toOperationAliases(operation: {
  operationId?: string;
  path: string;
  method: string;
  tags: string[];
}): string[] {
  const { operationId, path, method, tags } = operation;
  const key = operationId === undefined ? `${toPointer('paths', path)}/${method}` : `operation/${operationId}`;
  return [...tags.map((tag) => `${toTagAlias(tag)}/${key}`), key];
}

/** The former hash of a tag: case kept, spaces as hyphens. */
export function toTagAlias(tag: string): string {
  const slug = tag
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('&', 'and')
    .replace(/[^\w\s$*_+~.()'"!:@-]+/g, '')
    .trim()
    .replace(/[\s-]+/g, '-');
  return `tag/${slug || tag.replace(/\s+/g, '-')}`;
}

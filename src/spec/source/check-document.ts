import { fail } from '@/lib/fail';
import { isObject } from '../json';

/** Throws unless the document is OpenAPI 3: anything else would be shown wrongly without a word. */
export function checkVersion(document: unknown, file: string): void {
  const place = { file };
  if (document === undefined || document === null || document === '') {
    fail('the file is empty', { place, fix: 'Start it with `openapi: 3.1.0`, `info` and `paths`.' });
  }
  if (!isObject(document)) fail('not an OpenAPI document', { place, fix: 'Its first level has to be a map.' });
  if (document['swagger'] !== undefined) {
    fail(`Swagger ${String(document['swagger'])} is not supported`, {
      place,
      fix: 'Convert the document to OpenAPI 3.1.',
    });
  }
  const version = document['openapi'];
  if (typeof version !== 'string' || !/^3\.[012]\.\d+/.test(version)) {
    const found =
      version === undefined ? 'the key `openapi` is missing' : `OpenAPI ${JSON.stringify(version)} is not supported`;
    fail(found, { place, fix: 'Use `openapi: 3.1.0`.' });
  }
}

import { getLineColLocation, Source } from '@redocly/openapi-core';
import { isObject } from '../find-members-of-parsed-json';
import { failSpec } from './spec-problem';

/** Throws unless the document is OpenAPI 3.0, 3.1, or 3.2: others would be shown incorrectly without an error. */
export function checkVersion(document: unknown, file: string, text: string): void {
  const start = { file, line: 1, column: 1 };
  if (document === undefined || document === null || document === '')
    failSpec(start, 'empty-file', 'the file is empty', 'Start it with `openapi: 3.1.0`, `info`, and `paths`.');
  if (!isObject(document))
    failSpec(
      start,
      'not-openapi',
      `not an OpenAPI document but ${Array.isArray(document) ? 'a list' : 'a single value'}`,
      'Its top level must be a map.',
    );
  const { openapi: version, swagger } = document;
  if (swagger !== undefined && version === undefined)
    failSpec(
      toPlace(text, file, 'swagger'),
      'openapi-version',
      `Swagger ${toShown(swagger)} is not supported`,
      'Convert the document to OpenAPI 3.1.',
    );
  if (version === undefined)
    failSpec(start, 'not-openapi', 'the key `openapi` is missing', 'Add `openapi: 3.1.0` at the top level.');
  if (typeof version !== 'string' || !/^3\.[012]\.\d+/.test(version))
    failSpec(
      toPlace(text, file, 'openapi'),
      'openapi-version',
      `OpenAPI ${toShown(version)} is not supported`,
      "Use a full version of OpenAPI 3 as a string, such as `openapi: '3.1.0'`.",
    );
}

function toShown(version: unknown): string {
  return (JSON.stringify(version) ?? '').slice(0, 40);
}

/** Returns the location of the value of a key at the top level. */
function toPlace(text: string, file: string, key: string): { file: string; line: number; column: number } {
  const { line, col } = getLineColLocation({ source: new Source(file, text), pointer: `#/${key}` }).start;
  return { file, line, column: col };
}

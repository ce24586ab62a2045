import { expect, it } from 'vitest';
import { toShownPath } from '@/openapi/source/service-names-and-root-documents';

it.each([
  ['/r/openapi/a.yaml', 'openapi/a.yaml'],
  ['/r/..a.yaml', '..a.yaml'],
  ['/other/a.yaml', '/other/a.yaml'],
])('toShownPath of %s is relative to the root of the project only inside of it', (file, shown) => {
  expect(toShownPath('/r', file)).toBe(shown);
});

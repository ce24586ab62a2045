import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/files';

const folder = 'src/openapi/transform';

/** Files that implement no section of the specification, such as shared state, indexes, pages, and labels. */
const own = [
  'context-and-pending-examples.ts',
  'schema-uses.ts',
  'schema/build-context.ts',
  'schema/type-labels.ts',
  'split-spec-into-pages.ts',
];

it('each transform links to the section of the specification that it implements', () => {
  const unlinked = listFiles(folder).filter(
    (file) =>
      !/@see https:\/\/(?:spec\.openapis\.org\/oas|json-schema\.org\/draft)\/\S+#\S/.test(
        readFileSync(`${folder}/${file}`, 'utf8'),
      ),
  );
  expect(unlinked.sort()).toEqual(own);
});

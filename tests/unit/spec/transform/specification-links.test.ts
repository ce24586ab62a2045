import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/files';

const folder = 'src/spec/transform';

/** Files that implement no section: they share, index, cut, or label what others have read. */
const own = [
  'context.ts',
  'operation-index.ts',
  'pages.ts',
  'schema/build.ts',
  'schema/builder.ts',
  'schema/label.ts',
  'uses.ts',
];

it('links each transform to the section of the specification that it implements', () => {
  const unlinked = listFiles(folder).filter(
    (file) =>
      !/@see https:\/\/(?:spec\.openapis\.org\/oas|json-schema\.org\/draft)\/\S+#\S/.test(
        readFileSync(`${folder}/${file}`, 'utf8'),
      ),
  );
  expect(unlinked.sort()).toEqual(own);
});

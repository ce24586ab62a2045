import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** They replace modules, globals, settings or the working directory, which no other file may see. */
const isolated = [
  'build/configured-address',
  'build/full-disk',
  'docs/content-command',
  'docs/page',
  'components/layout/behavior',
  'lib/storage',
  'lib/href',
  'lib/queries',
  'lib/trusted-types',
  'markdown/highlight',
  'search/algolia/insights',
  'search/search-client',
].map((file) => `tests/unit/${file}.test.ts`);

const root = fileURLToPath(new URL('../', import.meta.url));

export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^@\/messages$/, replacement: `${root}src/messages/en.ts` },
      { find: /^@\//, replacement: `${root}src/` },
    ],
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default one core is left idle, which on a machine of two is half of it.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'isolated', include: isolated } },
      {
        extends: true,
        // Importing the same modules anew for each file takes longer than many a file's tests.
        test: { name: 'shared', include: ['tests/unit/**/*.test.{ts,tsx}'], exclude: isolated, isolate: false },
      },
    ],
  },
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Test files that replace modules, which has no effect if an earlier file of the same process has loaded them. */
const mocking = readdirSync(`${root}tests/unit`, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `tests/unit/${name}`)
  .filter((file) => readFileSync(`${root}${file}`, 'utf8').includes('vi.mock('));

/** These test files replace globals, settings, or the working directory, which must not leak into other files. */
const changing = [
  'export/set-environment-and-run-main-function',
  'export/full-disk',
  'content/content-command',
  'content/load-pages-with-trees-and-text',
  'lib/storage',
  'lib/href',
  'lib/load-files-with-react-query',
  'app/trusted-types',
  'payload/explain-in-worker',
  'markdown/highlight',
  'search/algolia/insights',
].map((file) => `tests/unit/${file}.test.ts`);

const isolated = [...mocking, ...changing];

// The libraries run as they do in a build: their development versions check more and take more processor time.
Object.assign(process.env, { NODE_ENV: 'production' });

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
    globalSetup: 'tests/prepare.ts',
    // On a busy machine, the longest tests take several times as long as alone.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // By default Vitest leaves one core idle, which is half of a two-core machine. One more than it has cores, because many tests
    // wait for the programs that they start.
    maxWorkers: 3,
    // A chain of 300 schemas nearly fills the default stack of 984 KB. If V8 has to compile a regular expression there, it ends
    // the process instead of throwing an error.
    execArgv: ['--stack-size=3900'],
    projects: [
      { extends: true, test: { name: 'isolated', include: isolated } },
      {
        extends: true,
        // Importing the same modules again for each file takes longer than the tests of many files.
        test: { name: 'shared', include: ['tests/unit/**/*.test.{ts,tsx}'], exclude: isolated, isolate: false },
      },
    ],
  },
});

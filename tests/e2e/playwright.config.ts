import { defineConfig } from 'playwright/test';
import { findBrowser } from '@/lib/browser';
import { environment, getAlgolia } from '@/lib/environment';

const port = Number(process.env.E2E_PORT ?? 4174);
const { basePath, isIndexed } = environment;
/** True for a site built without settings. All tests except `published.spec.ts` rely on its paths and its search. */
const isPlain = basePath === '' && isIndexed && !getAlgolia();

/** Loading this file must not install a browser; `npm test` and `npm run shots` do. */
const browser = findBrowser() ?? {};

export default defineConfig({
  testDir: '.',
  ...(isPlain ? {} : { testMatch: 'published.spec.ts' }),
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  // A shared machine can be busy for longer than the default of 5 s.
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_REPORT ? [['dot'], ['json', { outputFile: process.env.E2E_REPORT }]] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // Runs all pages of a context in one process: see shared-contexts.ts.
    launchOptions: { ...browser, args: [...(browser.args ?? []), '--renderer-process-limit=1'] },
    viewport: { width: 1440, height: 900 },
  },
  webServer: {
    command: 'node_modules/.bin/tsx src/cli/preview.ts',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}${basePath}/`,
    reuseExistingServer: false,
  },
});

import { defineConfig } from 'playwright/test';
import { findBrowser } from '@/tools/find-or-install-browser';
import { environment, getAlgolia, isIndexed } from '@/lib/environment';

const port = Number(process.env.E2E_PORT ?? 4174);
const { basePath } = environment;
/** True for a site built without settings. All tests except `published.spec.ts` rely on its paths and its search. */
const isPlain = basePath === '' && isIndexed() && !getAlgolia();

/** Loading this file must not install a browser; `npm test` and `npm run shots` do. */
const browser = findBrowser() ?? {};

/**
 * Leaves out work that no test can see: processes for the network and for the GPU, which test machines don't have, and parsing
 * scripts in the background, although the shared process has compiled them for an earlier page. Chromium reads only the last list
 * of features, so these repeat Playwright's.
 */
const switches = [
  // Runs all pages of a context in one process: see shared-contexts.ts.
  '--renderer-process-limit=1',
  '--in-process-gpu',
  // A page is open too briefly to win back the time that it takes to optimize its scripts and those of axe.
  '--js-flags=--no-turbofan --invocation-count-for-maglev=1500',
  '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
  `--disable-features=ScriptStreaming,${[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
  ].join(',')}`,
];

export default defineConfig({
  testDir: '.',
  ...(isPlain ? {} : { testMatch: 'published.spec.ts' }),
  outputDir: '../../test-results',
  fullyParallel: true,
  // One more than a test machine has cores: with two, each core was idle for an eighth of the time.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  // A shared machine can be busy for longer than the default of 5 s.
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_REPORT ? [['dot'], ['json', { outputFile: process.env.E2E_REPORT }]] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { ...browser, args: [...(browser.args ?? []), ...switches] },
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

import { defineConfig } from 'playwright/test';
import { getBrowser } from '@/lib/browser';
import { environment, getAlgolia } from '@/lib/environment';

const port = Number(process.env.E2E_PORT ?? 4174);
const { basePath, isIndexed } = environment;
/** The tests know the paths and the search of a site as it is without settings. */
const isPlain = basePath === '' && isIndexed && !getAlgolia();

export default defineConfig({
  testDir: '.',
  ...(isPlain ? {} : { testMatch: 'published.spec.ts' }),
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: process.env.E2E_REPORT ? [['dot'], ['json', { outputFile: process.env.E2E_REPORT }]] : [['list']],
  use: { baseURL: `http://localhost:${port}`, launchOptions: getBrowser(), viewport: { width: 1440, height: 900 } },
  webServer: {
    command: 'node_modules/.bin/tsx src/cli/preview.ts',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}${basePath}/`,
    reuseExistingServer: false,
  },
});

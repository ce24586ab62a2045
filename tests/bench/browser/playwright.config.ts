import { defineConfig } from 'playwright/test';
import { findBrowser } from '@/lib/browser';

/** Browser tests that start servers of their own and take longer than `npm test` may. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  retries: 0,
  reporter: 'list',
  use: { launchOptions: findBrowser() ?? {}, viewport: { width: 1440, height: 900 }, baseURL: 'http://localhost:4180' },
});

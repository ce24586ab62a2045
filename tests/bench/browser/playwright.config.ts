import { defineConfig } from 'playwright/test';
import { findBrowser } from '@/cli/browser';

/** Configures browser tests that start their own servers and take too long for `npm test`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  retries: 0,
  reporter: 'list',
  use: { launchOptions: findBrowser() ?? {}, viewport: { width: 1440, height: 900 }, baseURL: 'http://localhost:4180' },
});

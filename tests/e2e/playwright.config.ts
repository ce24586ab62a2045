import { defineConfig } from 'playwright/test';
import { getBrowser } from '@/cli/browser';

const port = Number(process.env.E2E_PORT ?? 4174);

export default defineConfig({
  testDir: '.',
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
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});

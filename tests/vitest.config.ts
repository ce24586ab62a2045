import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

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
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    // By default one core is left idle, which on a machine of two is half of it.
    maxWorkers: 2,
  },
});

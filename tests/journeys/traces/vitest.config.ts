import { defineConfig } from 'vitest/config';

/** Two journeys that tests/journeys/traces.test.ts runs in a process of their own, because one is to fail. */
export default defineConfig({
  cacheDir: '../../../node_modules/.vite',
  test: { include: ['journeys.ts'], testTimeout: 60_000 },
});

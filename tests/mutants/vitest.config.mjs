import { defineConfig } from 'vitest/config';
import { areas } from './areas.mjs';

/** Only the tests of the area that is mutated: each mutant starts a worker of its own. */
export default defineConfig({
  test: {
    environment: 'node',
    include: areas[process.env.AREA].tests,
    setupFiles: ['tests/support/unit.ts', 'tests/mutants/setup.mjs'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

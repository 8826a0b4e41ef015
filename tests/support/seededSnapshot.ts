import { makeSnapshot } from './snapshot.ts';

/** Creates the seeded database with which every test on the embedded engine starts, before the tests. */
export const setup = makeSnapshot;

import { makeSnapshot } from './snapshot.ts';

/** Makes the seeded database that every test on the embedded engine begins with, before any of them. */
export const setup = makeSnapshot;

import type { MachineName } from '#stories/tooling/charts/machines.ts';
import type { Level } from '#stories/tooling/handbook/coverage.ts';
import type { Taken } from '#stories/tooling/player/observed.ts';

/** What a test leaves in its report of a flow that it walked. */
export interface Walked {
  /** The run of the tests that it belongs to. */
  run: string;
  level: Level;
  /** Unknown for an actor on the whole site, which reports its id only. */
  machine?: MachineName;
  /** The machine's own: one that is made for many uses has many. */
  id: string;
  paths: number;
  taken: Taken[];
  /** Why events go past the view, by their types: what its model says. */
  pastView?: Record<string, string>;
}

declare module 'vitest' {
  interface TaskMeta {
    walked?: Walked[];
  }
  interface ProvidedContext {
    /** The id of the run of the tests, which tests/run.mjs begins; '' in any other. */
    testRun: string;
  }
}

import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/http/context.ts';

/** The dependencies of every job. */
export interface JobDependencies {
  db: Database;
  clock: Clock;
  log: Logger;
}

/** A background job. */
export interface Job {
  name: string;
  /** Runs the job and returns the milliseconds until its next run. */
  run: (dependencies: JobDependencies) => Promise<number>;
}

import type { Logger } from 'pino';
import type { Clock } from './context.ts';
import type { Database } from './db/database.ts';
import { cancelOverdue, nextDeadline } from './trade/autoCancel.ts';
import { hourMs } from './trade/chinaTime.ts';
import { sweepKeys } from './trade/idempotency.ts';
import { rollSailings } from './trade/rolling.ts';
import { reviewDue } from './verification/review.ts';
import type { TextReader } from './verification/textReader.ts';

interface JobWorld {
  db: Database;
  clock: Clock;
  log: Logger;
}

interface Job {
  name: string;
  /** Does what is due and answers how many milliseconds later it wants to run again. */
  run: (world: JobWorld) => Promise<number>;
}

/** Orders live at least two days, so that one placed by another instance is seen in time by an hourly look. */
const autoCancel: Job = {
  name: 'autoCancel',
  run: async ({ db, clock, log }) => {
    const orders = await cancelOverdue(db, clock);
    if (orders.length > 0) log.info({ orders: orders.length }, 'unverified orders cancelled');
    const deadline = await nextDeadline(db);
    return deadline ? Math.min(Math.max(deadline.getTime() - clock.now().getTime(), 0), hourMs) : hourMs;
  },
};

const rolling: Job = {
  name: 'rolling',
  run: async ({ db, clock }) => {
    await rollSailings(db, clock.now());
    await sweepKeys(db, clock.now());
    return hourMs;
  },
};

const reviewEveryMs = 2_000;

/** Another instance may have taken the application, so the database is asked, not this process. */
const reviewing = (reader: TextReader): Job => ({
  name: 'reviewing',
  run: async (world) => {
    await reviewDue({ ...world, reader });
    return reviewEveryMs;
  },
});

const retryMs = 60_000;

const start = ({ name, run }: Job, world: JobWorld): { stop(): Promise<void> } => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();
  const tick = async () => {
    let pauseMs = retryMs;
    try {
      pauseMs = await run(world);
    } catch (error) {
      world.log.error({ err: error, job: name }, 'job failed');
    }
    if (!stopped) timer = setTimeout(begin, pauseMs);
  };
  const begin = () => {
    running = tick();
  };
  begin();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};

/**
 * Starts what the service does by itself: cancelling overdue orders on the second, rolling sailings, dropping old keys;
 * with a `reader` also the review of applications by rule, which production leaves to people.
 */
export const startJobs = ({
  reader,
  ...world
}: JobWorld & { reader?: TextReader | undefined }): { stop(): Promise<void> } => {
  const jobs = [autoCancel, rolling, ...(reader ? [reviewing(reader)] : [])].map((job) => start(job, world));
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
};

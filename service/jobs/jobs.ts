import type { Logger } from 'pino';
import { auditDaysDefault } from '#service/admin/auditDays.ts';
import type { Clock } from '#service/http/context.ts';
import { withShare } from '#service/db/callShare.ts';
import type { Database } from '#service/db/database.ts';
import { observeJob } from '#service/http/metrics/jobs.ts';
import { closeDueAccounts } from '#service/auth/closing/dueClosings.ts';
import { sendNotices } from '#service/auth/sms/notices.ts';
import type { SmsCarrier } from '#service/auth/sms/sms.ts';
import { cancelOverdue, nextDeadline } from '#service/orders/autoCancel.ts';
import { hourMs } from '#service/support/chinaTime.ts';
import { sweepKeys } from '#service/booking/idempotency.ts';
import { rollSailings } from '#service/search/rollingSailings.ts';
import { sweep } from './cleanup.ts';
import { reviewDue } from '#service/enterprise/review.ts';
import type { TextReader } from '#service/enterprise/textReader.ts';

interface JobWorld {
  db: Database;
  clock: Clock;
  log: Logger;
}

/** How owners are told of what happens to their accounts. */
interface Telling {
  sms: SmsCarrier;
  hotline: string;
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
    return hourMs;
  },
};

const cleanUpEveryMs = 10 * 60_000;

const cleanUp = (auditDays: number): Job => ({
  name: 'cleanUp',
  run: async ({ db, clock }) => {
    await sweep(db, clock.now(), { auditDays });
    await sweepKeys(db, clock.now());
    return cleanUpEveryMs;
  },
});

const noticesEveryMs = 10_000;

/** What could not be sent at once, or was queued by a job. */
const notices = ({ sms }: Telling): Job => ({
  name: 'notices',
  run: async (world) => {
    await sendNotices({ ...world, sms });
    return noticesEveryMs;
  },
});

/** Accounts whose owners asked for it are closed when their time is over; each of several instances may come first. */
const closing = ({ hotline }: Telling): Job => ({
  name: 'closing',
  run: async (world) => {
    await closeDueAccounts({ ...world, hotline });
    return hourMs;
  },
});

const reviewEveryMs = 2_000;

/** Another instance may have taken the application, so the database is asked, not this process. */
const reviewing = (reader: TextReader): Job => ({
  name: 'reviewing',
  run: async (world) => {
    await reviewDue({ ...world, reader });
    return reviewEveryMs;
  },
});

const firstRetryMs = 1_000;
const longestRetryMs = 30_000;

const start = ({ name, run }: Job, world: JobWorld): { stop(): Promise<void> } => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();
  let failures = 0;
  const tick = async () => {
    let pauseMs: number;
    try {
      pauseMs = await withShare('jobs', () => observeJob(name, () => run(world)));
      failures = 0;
    } catch (error) {
      world.log.error({ err: error, job: name }, 'job failed');
      pauseMs = Math.min(firstRetryMs * 2 ** failures, longestRetryMs);
      failures += 1;
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
 * Starts what the service does by itself: cancelling overdue orders on the second, dropping what is over (audit entries after
 * `auditDays`); with `demoData`
 * also the sailings and prices of the weeks ahead, with `owners` telling owners and closing accounts that are due, with a
 * `reader` the review of applications by rule, which production leaves to people. A job that fails runs again after a
 * second, then after ever longer pauses of up to half a minute.
 */
export const startJobs = ({
  reader,
  owners,
  demoData,
  auditDays = auditDaysDefault,
  ...world
}: JobWorld & { reader?: TextReader | undefined; owners?: Telling; demoData?: boolean; auditDays?: number }): {
  stop(): Promise<void>;
} => {
  const jobs = [
    autoCancel,
    cleanUp(auditDays),
    ...(demoData ? [rolling] : []),
    ...(owners ? [notices(owners), closing(owners)] : []),
    ...(reader ? [reviewing(reader)] : []),
  ].map((job) => start(job, world));
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
};

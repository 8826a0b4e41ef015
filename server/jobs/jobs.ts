import { auditDaysDefault } from '#server/admin/auditDays.ts';
import type { Database } from '#server/db/database.ts';
import type { DataChanges } from '#server/http/responses/dataChanges.ts';
import { withShare } from '#server/db/callShare.ts';
import { observeJob } from '#server/http/metrics/jobs.ts';
import { lapseApprovals, nextApprovalDue, queueApprovalsDue } from '#server/orders/approvals/lapseApprovals.ts';
import { cancelOverdue, nextDeadline } from '#server/orders/autoCancel.ts';
import type { FileStore } from '#server/files/fileStore.ts';
import { databaseFiles } from '#server/files/fileStore.ts';
import type { OpenBucket } from '#server/files/openFiles.ts';
import { deleteOrphans } from '#server/files/places.ts';
import { hourMs } from '#server/support/chinaTime.ts';
import { rollSailings } from '#server/search/rollingSailings.ts';
import { deleteExpired } from './cleanup.ts';
import { refreshAllTasks } from '#server/desk/queue/taskRefresh.ts';
import type { Job, JobDependencies } from './job.ts';
import type { NoticeDependencies } from './ownerJobs.ts';
import { ownerJobs } from './ownerJobs.ts';
import { reviewDue } from '#server/enterprise/review.ts';
import type { CarrierTracking } from '#server/orders/tracking/carrierTracking.ts';
import { readCarriers } from '#server/orders/tracking/readCarriers.ts';
import type { PaymentChannel } from '#server/payments/channel.ts';
import { sendRefunds } from '#server/payments/refunds.ts';
import { findUnnoticed } from '#server/payments/unnoticed.ts';
import type { TextReader } from '#server/enterprise/textReader.ts';
import { recogniseSheet } from '#server/booking/safetySheet/recogniseSheets.ts';
import type { SheetReader } from '#server/booking/safetySheet/sheetReader.ts';

/** Orders live at least two days, so an hourly check finds those placed by other instances in time. */
const autoCancel: Job = {
  name: 'autoCancel',
  run: async ({ db, clock, log }) => {
    const orders = await cancelOverdue(db, clock);
    if (orders.length > 0) log.info({ orders: orders.length }, 'unverified orders cancelled');
    const deadline = await nextDeadline(db);
    return deadline ? Math.min(Math.max(deadline.getTime() - clock.now().getTime(), 0), hourMs) : hourMs;
  },
};

const approvalsEveryMs = 60_000;

/** Orders not approved by their own company in time, and reminders before. */
const approvals: Job = {
  name: 'approvals',
  run: async ({ db, clock, log }) => {
    await queueApprovalsDue(db, clock.now());
    const lapsed = await lapseApprovals(db, clock);
    if (lapsed.length > 0) log.info({ orders: lapsed.length }, 'unapproved orders lapsed');
    const next = await nextApprovalDue(db);
    return next ? Math.min(Math.max(next.getTime() - clock.now().getTime(), 0), approvalsEveryMs) : approvalsEveryMs;
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
    await deleteExpired(db, clock.now(), { auditDays });
    return cleanUpEveryMs;
  },
});

const tasksEveryMs = 10_000;

/** The desk's tasks after many changes at once, such as of a former build; a reader of the queue processes a few. */
const deskTasks: Job = {
  name: 'deskTasks',
  run: async ({ db, clock }) => {
    await refreshAllTasks(db, clock.now());
    return tasksEveryMs;
  },
};

const reviewEveryMs = 2_000;

/** Another instance may have accepted the application, so the job queries the database. */
const reviewing = (reader: TextReader, files: FileStore): Job => ({
  name: 'reviewing',
  run: async (dependencies) => {
    await reviewDue({ ...dependencies, reader, files });
    return reviewEveryMs;
  },
});

const dataChangesEveryMs = 2_000;

/** Another instance, or a command, may have imported data; the same on a replica. */
const watching = (changes: DataChanges, reads: Database | undefined): Job => ({
  name: 'dataChanges',
  run: async ({ db }) => {
    await changes.check(reads ?? db);
    return dataChangesEveryMs;
  },
});

/** Objects of files that were deleted. */
const orphans = ({ objects }: Pick<OpenBucket, 'objects'>): Job => ({
  name: 'orphans',
  run: async (dependencies) => {
    const deleted = await deleteOrphans({ ...dependencies, objects });
    if (deleted > 0) dependencies.log.info({ deleted }, 'objects of deleted files deleted');
    return cleanUpEveryMs;
  },
});

const paymentsEveryMs = 30_000;

/** Online payments without a notification, and approved refunds. */
const payments = (channels: readonly PaymentChannel[]): Job => ({
  name: 'payments',
  run: async (dependencies) => {
    const found = await findUnnoticed(dependencies, channels);
    if (found > 0) dependencies.log.info({ found }, 'payments without a notification posted');
    const ended = await sendRefunds(dependencies, channels);
    if (ended > 0) dependencies.log.info({ ended }, 'refunds ended');
    return paymentsEveryMs;
  },
});

const sheetsEveryMs = 5_000;

/** Attached safety data sheets that are scans. */
const recognising = (reading: { sheets: SheetReader; files: FileStore }): Job => ({
  name: 'safetySheets',
  run: async (dependencies) => ((await recogniseSheet({ ...dependencies, ...reading })) ? 0 : sheetsEveryMs),
});

const trackingEveryMs = 60_000;

/** Carriers' data about shipments under way. */
const tracking = (carrier: CarrierTracking): Job => ({
  name: 'tracking',
  run: async (dependencies) => {
    const events = await readCarriers(dependencies, carrier);
    if (events > 0) dependencies.log.info({ events }, 'events of carriers stored');
    return trackingEveryMs;
  },
});

const firstRetryMs = 1_000;
const longestRetryMs = 30_000;

const start = ({ name, run }: Job, dependencies: JobDependencies): { stop(): Promise<void> } => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();
  let failures = 0;
  const tick = async () => {
    let pauseMs: number;
    try {
      pauseMs = await withShare('jobs', () => observeJob(name, () => run(dependencies)));
      failures = 0;
    } catch (error) {
      dependencies.log.error({ err: error, job: name }, 'job failed');
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
 * Starts the background jobs: cancelling overdue orders to the second and deleting expired data (audit entries after
 * `auditDays`); with `demoData` also sailings and prices of the coming weeks, with `owners` messages to users and
 * account closing, with a `reader` the automatic review of applications, which production leaves to staff; with
 * `changes` the detection of imported data. A failed job is retried after a second, then after longer pauses of up to
 * half a minute.
 */
export const startJobs = ({
  reader,
  sheets,
  owners,
  demoData,
  changes,
  reads,
  files = databaseFiles,
  bucket,
  carrier,
  channels = [],
  auditDays = auditDaysDefault,
  ...dependencies
}: JobDependencies & {
  reader?: TextReader | undefined;
  /** Reads attached safety data sheets. */
  sheets?: SheetReader;
  owners?: NoticeDependencies;
  demoData?: boolean;
  changes?: DataChanges;
  files?: FileStore;
  /** The bucket of the files, if any. */
  bucket?: Pick<OpenBucket, 'objects'> | undefined;
  /** The database for searches, if not the main one. */
  reads?: Database | undefined;
  /** The carriers' tracking API, if any. */
  carrier?: CarrierTracking | undefined;
  /** The online payment channels. */
  channels?: readonly PaymentChannel[];
  auditDays?: number;
}): {
  stop(): Promise<void>;
} => {
  const jobs = [
    autoCancel,
    approvals,
    cleanUp(auditDays),
    deskTasks,
    ...(demoData ? [rolling] : []),
    ...(owners ? ownerJobs(owners) : []),
    ...(reader ? [reviewing(reader, files)] : []),
    ...(changes ? [watching(changes, reads)] : []),
    ...(sheets ? [recognising({ sheets, files })] : []),
    ...(carrier ? [tracking(carrier)] : []),
    ...(channels.length > 0 ? [payments(channels)] : []),
    ...(bucket ? [orphans(bucket)] : []),
  ].map((job) => start(job, dependencies));
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
};

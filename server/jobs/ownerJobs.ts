import { closeDueAccounts } from '#server/auth/closing/dueClosings.ts';
import { sendNotices } from '#server/auth/sms/notices.ts';
import type { SmsCarrier } from '#server/auth/sms/sms.ts';
import { queueContractNotices } from '#server/enterprise/contracts/notices.ts';
import { queueBillNotices } from '#server/enterprise/ledger/notices.ts';
import { queueTenderReminders } from '#server/enterprise/tenders/tell.ts';
import { queueLapsing } from '#server/notifications/lapsing.ts';
import type { Secret } from '#server/config/secrets.ts';
import { queuePapersDue } from '#server/notifications/papersDue.ts';
import type { MailCarrier } from '#server/notifications/mail.ts';
import { queueTimedNotices } from '#server/desk/notices/staffNotices.ts';
import { sendNotifications } from '#server/notifications/send.ts';
import { sendDeliveries } from '#server/enterprise/webhooks/send.ts';
import { queueDueTemplates } from '#server/quotes/dueTemplates.ts';
import { queueWatchNotices } from '#server/search/watches/watchNotices.ts';
import { hourMs } from '#server/support/chinaTime.ts';
import type { Job } from './job.ts';

/** The dependencies for notifying users. */
export interface NoticeDependencies {
  sms: SmsCarrier;
  mail: MailCarrier;
  hotline: string;
  /** The site's address, for links. */
  origin: string;
  /** Makes the links of offers. */
  secret: Secret;
  /** Whether webhooks may use private addresses, as on a developer's machine. */
  allowsPrivate: boolean;
}

const noticesEveryMs = 10_000;

/** Notices that could not be sent at once, or that a job queued. */
const notices = ({ sms }: NoticeDependencies): Job => ({
  name: 'notices',
  run: async (dependencies) => {
    await sendNotices({ ...dependencies, sms });
    return noticesEveryMs;
  },
});

const messagesEveryMs = 2_000;

/** Messages about orders, verifications, invoices and sign-ins, queued by their events. */
const messages = (owners: NoticeDependencies): Job => ({
  name: 'messages',
  run: async (dependencies) => {
    await sendNotifications({ ...dependencies, ...owners });
    return messagesEveryMs;
  },
});

const webhooksEveryMs = 2_000;

/** Webhook deliveries to companies' systems. */
const webhooks = ({ secret, allowsPrivate }: NoticeDependencies): Job => ({
  name: 'webhooks',
  run: async (dependencies) => {
    await sendDeliveries({ ...dependencies, secret, allowsPrivate });
    return webhooksEveryMs;
  },
});

const lapsingEveryMs = 10 * 60_000;

/** Orders that will be cancelled within a day because their company is not verified. */
const lapsing: Job = {
  name: 'lapsing',
  run: async ({ db, clock }) => {
    await queueLapsing(db, clock.now());
    return lapsingEveryMs;
  },
};

/** Shipping instructions and verified gross masses whose cut-off is within a day. */
const papersDue: Job = {
  name: 'papersDue',
  run: async ({ db, clock }) => {
    await queuePapersDue(db, clock.now());
    return lapsingEveryMs;
  },
};

/** Lanes whose lowest price has changed, for the users who watch them. */
const watches: Job = {
  name: 'watches',
  run: async ({ db, clock, log }) => {
    const told = await queueWatchNotices(db, clock.now());
    if (told > 0) log.info({ told }, 'changes of watched lanes told');
    return hourMs;
  },
};

/** Templates due today, for users with reminders. */
const templates: Job = {
  name: 'templates',
  run: async ({ db, clock, log }) => {
    const told = await queueDueTemplates(db, clock.now());
    if (told > 0) log.info({ told }, 'templates due told');
    return hourMs;
  },
};

/** Price contracts that end soon, and volumes that are nearly used up. */
const contracts: Job = {
  name: 'contracts',
  run: async ({ db, clock, log }) => {
    const announced = await queueContractNotices(db, clock.now());
    if (announced > 0) log.info({ announced }, 'contracts announced');
    return hourMs;
  },
};

/** Bills of companies: issued, due soon, overdue. */
const bills: Job = {
  name: 'bills',
  run: async ({ db, clock, log }) => {
    const told = await queueBillNotices(db, clock.now());
    if (told > 0) log.info({ told }, 'companies told of bills');
    return hourMs;
  },
};

/** Tenders with a near deadline, for the party that must act. */
const tenders: Job = {
  name: 'tenders',
  run: async ({ db, clock, log }) => {
    const reminded = await queueTenderReminders(db, clock.now());
    if (reminded > 0) log.info({ reminded }, 'tenders reminded of');
    return hourMs;
  },
};

const staffNoticesEveryMs = 60_000;

/** Notices to staff by e-mail: answers, deadlines, and the digest of the day. */
const staffNotices: Job = {
  name: 'staffNotices',
  run: async ({ db, clock }) => {
    await queueTimedNotices(db, clock.now());
    return staffNoticesEveryMs;
  },
};

/** Closes due accounts; any of several instances may be first. */
const closing = ({ hotline }: NoticeDependencies): Job => ({
  name: 'closing',
  run: async (dependencies) => {
    await closeDueAccounts({ ...dependencies, hotline });
    return hourMs;
  },
});

/** The jobs that concern the owners of accounts: their messages and the closing of accounts. */
export const ownerJobs = (owners: NoticeDependencies): Job[] => [
  notices(owners),
  messages(owners),
  webhooks(owners),
  lapsing,
  papersDue,
  contracts,
  tenders,
  bills,
  watches,
  templates,
  staffNotices,
  closing(owners),
];

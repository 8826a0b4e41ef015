import { paths } from '#contract/app/routes.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { laneChangeOf } from '#contract/search/laneWatch.ts';
import { money } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { queueNotifications } from '#server/notifications/queue.ts';
import { isInWorkingHours } from '#server/notifications/workingHours.ts';
import { hourMs } from '#server/support/chinaTime.ts';
import { changeZh } from './messages.ts';
import type { ListedWatch, LowestPrice } from './watches.ts';
import { lowestOf, storeSeen, watchesOf } from './watches.ts';

/** The minimum time between messages about a lane, so that a fluctuating price sends one a day. */
const pauseMs = 20 * hourMs;

const dollars = (amount: number): string => money({ currency: '2', amount });

/** The results of a watched lane. */
export const lanePathOf = ({ orgZh, orgPortCode, dstZh, dstPortCode, isDangerous, containerType }: ListedWatch) =>
  `${paths.shippingFcl}?${new URLSearchParams({
    orgPort: orgZh,
    orgPortCode,
    dstPort: dstZh,
    dstPortCode,
    isDanger: isDangerous ? 'Y' : 'N',
    containerType,
  }).toString()}`;

/** Notifies a user of a change, if there is a new one. */
const tell = async (db: Database, now: Date, watch: ListedWatch, lowest: LowestPrice | null): Promise<boolean> => {
  const { userId, id, lastAmount: before, below, orgZh, dstZh, containerType } = watch;
  const amount = lowest?.amount ?? null;
  const change = laneChangeOf(before, amount, below);
  if (change === null) {
    // a price that rises above the target may reach it again
    if (amount !== before) await storeSeen(db, watch, { lastAmount: amount });
    return false;
  }
  return db.transaction(async (tx) => {
    if (!(await storeSeen(tx, watch, { lastAmount: amount, toldAt: now }))) return false;
    const told = {
      before: before === null ? null : dollars(before),
      lowest: amount === null ? null : dollars(amount),
      departs: lowest && chinaDayOf(lowest.departsAt),
    };
    const facts = {
      routeZh: `${orgZh} → ${dstZh} ${containerType}`,
      note: changeZh[change](told),
      path: lanePathOf(watch),
      at: now.toISOString(),
    };
    await queueNotifications(tx, now, [
      { userId, kind: 'watch.changed', key: `watch:${id}:${now.toISOString()}`, facts },
    ]);
    return true;
  });
};

/**
 * Notifies the users of watched lanes of changes, during the day and each at most once a day; returns the number of
 * notices.
 */
export const queueWatchNotices = async (db: Database, now: Date): Promise<number> => {
  if (!isInWorkingHours(now)) return 0;
  const due = (await watchesOf(db)).filter(({ toldAt }) => now.getTime() - toldAt.getTime() >= pauseMs);
  const lanes = new Map<string, ListedWatch[]>();
  for (const watch of due) {
    const lane = [watch.orgPortCode, watch.dstPortCode, watch.isDangerous].join(' ');
    lanes.set(lane, [...(lanes.get(lane) ?? []), watch]);
  }
  let told = 0;
  for (const own of lanes.values()) {
    const lowest = await lowestOf(db, own[0]!, now);
    for (const watch of own) if (await tell(db, now, watch, lowest(watch.containerType))) told += 1;
  }
  return told;
};

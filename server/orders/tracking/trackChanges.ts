import type { Milestone, Track } from '#contract/orders/tracking/track.ts';
import { timeOf } from '#contract/orders/tracking/milestones.ts';
import { milestoneZh } from '#contract/orders/tracking/track.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { Database } from '#server/db/database.ts';
import { queueOrderNotifications } from '#server/notifications/queue.ts';
import type { Clock } from '#server/http/context.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { orderWithPersons } from '#server/orders/orders.ts';
import { trackOf } from './tracks.ts';

type TrackedOrder = Awaited<ReturnType<typeof orderWithPersons>> & { track: Track | undefined };

const keyOf = ({ kind, placeZh, containers, actual }: Milestone): string =>
  [kind, placeZh, containers.join(','), actual].join('|');

const dayOf = (instant: string): string => chinaDayOf(new Date(instant));

type Ends = 'departed' | 'arrived';

/** The expected day of a departure or arrival that has not happened, if it is another than before. */
const movedTo = (before: Track | undefined, after: Track, kind: Ends): string[] => {
  const [former, expected] = [before, after].map((track) => track?.milestones.find((each) => each.kind === kind));
  if (!former || !expected || expected.actual !== null) return [];
  const day = dayOf(timeOf(expected)!);
  return dayOf(timeOf(former)!) === day ? [] : [tradeMessages.milestoneMoved[kind](day, expected.delayDays)];
};

/** What changed for a customer: milestones that were reached, and another day of departure or arrival. */
const changesOf = (before: Track | undefined, after: Track): string[] => {
  const known = new Set(before?.milestones.map(keyOf));
  const reached = after.milestones.filter((each) => each.actual !== null && !known.has(keyOf(each)));
  return [
    ...reached.map(({ kind, placeZh, actual }) =>
      tradeMessages.milestoneReached(milestoneZh[kind], placeZh, dayOf(actual!)),
    ),
    ...movedTo(before, after, 'departed'),
    ...movedTo(before, after, 'arrived'),
  ];
};

/**
 * Runs an act on an order whose row is locked, and queues a message about what changed in its track, if anything that
 * its customer waits for did.
 */
export const withTrackChanges = async <Result>(
  { db, clock }: { db: Database; clock: Clock },
  orderNo: string,
  act: (order: TrackedOrder) => Promise<Result>,
): Promise<Result> => {
  const read = async (): Promise<TrackedOrder> => {
    const order = await orderWithPersons(db, orderNo);
    return { ...order, track: await trackOf({ db, clock }, order) };
  };
  const before = await read();
  const result = await act(before);
  const { track: after } = await read();
  const changes = after ? changesOf(before.track, after) : [];
  if (changes.length > 0) {
    const [now, facts] = [clock.now(), { note: changes.join('；') }];
    await queueOrderNotifications(db, now, [{ orderNo, kind: 'track.changed', position: now.toISOString(), facts }]);
  }
  return result;
};

import type { Milestone, Track } from '#contract/orders/tracking/track.ts';
import { timeOf } from '#contract/orders/tracking/milestones.ts';
import { milestoneZh } from '#contract/orders/tracking/track.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { Database } from '#server/db/database.ts';
import { queueOrderNotifications } from '#server/notifications/queue.ts';
import { tradeMessages } from '#server/orders/messages.ts';

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

/** Queues a message about what changed in the track of an order, if anything that its customer waits for did. */
export const queueTrackChanges = async (
  tx: Database,
  now: Date,
  { orderNo, before, after }: { orderNo: string; before: Track | undefined; after: Track | undefined },
): Promise<void> => {
  const changes = after ? changesOf(before, after) : [];
  if (changes.length === 0) return;
  const facts = { note: changes.join('；') };
  await queueOrderNotifications(tx, now, [{ orderNo, kind: 'track.changed', position: now.toISOString(), facts }]);
};

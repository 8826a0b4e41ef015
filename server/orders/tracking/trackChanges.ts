import type { Milestone, Track } from '#contract/orders/tracking/track.ts';
import { milestoneZh } from '#contract/orders/tracking/track.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { Database } from '#server/db/database.ts';
import { queueOrderNotifications } from '#server/notifications/queue.ts';
import { tradeMessages } from '#server/orders/messages.ts';

const keyOf = ({ kind, placeZh, containers, actual }: Milestone): string =>
  [kind, placeZh, containers.join(','), actual].join('|');

const dayOf = (instant: string): string => chinaDayOf(new Date(instant));

/** What changed for a customer: milestones that were reached, and another day of arrival. */
const changesOf = (before: Track | undefined, after: Track): string[] => {
  const known = new Set(before?.milestones.map(keyOf));
  const reached = after.milestones.filter((each) => each.actual !== null && !known.has(keyOf(each)));
  const [former, arrival] = [before?.arrival, after.arrival];
  const isMoved = arrival && !arrival.isActual && former && dayOf(former.expected) !== dayOf(arrival.expected);
  return [
    ...reached.map(({ kind, placeZh, actual }) =>
      tradeMessages.milestoneReached(milestoneZh[kind], placeZh, dayOf(actual!)),
    ),
    ...(isMoved ? [tradeMessages.arrivalMoved(dayOf(arrival.expected), arrival.delayDays)] : []),
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

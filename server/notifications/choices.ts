import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { notificationChoices } from '#server/db/schema/notifications.ts';
import type { Channel, NotificationKind } from './kinds.ts';
import { allKinds, channels, defaultOf } from './kinds.ts';

/** One box of the settings: whether a kind is sent by a channel. */
export interface Choice {
  kind: NotificationKind;
  channel: Channel;
  isWanted: boolean;
}

const offered = allKinds.flatMap((kind) =>
  channels.flatMap((channel) => {
    const standard = defaultOf(kind, channel);
    return standard === undefined ? [] : [{ kind, channel, isWanted: standard }];
  }),
);

/** The settings of a user, with the defaults for unset ones. */
export const choicesOf = async (db: Database, userId: string): Promise<Choice[]> => {
  const chosen = await db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId));
  return offered.map((choice) => {
    const own = chosen.find(({ kind, channel }) => kind === choice.kind && channel === choice.channel);
    return { kind: choice.kind, channel: choice.channel, isWanted: own?.isWanted ?? choice.isWanted };
  });
};

/** The name of a box. */
export const choiceName = ({ kind, channel }: Pick<Choice, 'kind' | 'channel'>): string => `${kind}:${channel}`;

/**
 * Stores the settings of a user by the names of boxes: those `shown`, of which `isChosen` ones are ticked. Others, such as
 * of kinds that are newer than the page, keep their values. Settings equal to the default are deleted, so that they
 * follow it. Pass a transaction.
 */
export const chooseNotifications = async (
  db: Database,
  userId: string,
  { shown, isChosen }: { shown: readonly string[]; isChosen: (name: string) => boolean },
): Promise<void> => {
  const { kind, channel } = notificationChoices;
  const changed = offered.filter((choice) => shown.includes(choiceName(choice)));
  const isChanged = inArray(sql`${kind} || ':' || ${channel}`, changed.map(choiceName));
  await db.delete(notificationChoices).where(and(eq(notificationChoices.userId, userId), isChanged));
  const differing = changed
    .filter((choice) => isChosen(choiceName(choice)) !== choice.isWanted)
    .map((choice) => ({ userId, kind: choice.kind, channel: choice.channel, isWanted: !choice.isWanted }));
  if (differing.length > 0) await db.insert(notificationChoices).values(differing);
};

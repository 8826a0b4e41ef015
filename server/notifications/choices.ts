import { eq } from 'drizzle-orm';
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

/**
 * Stores the settings of a user; those equal to the default are deleted, so that they follow it. Pass a transaction.
 */
export const chooseNotifications = async (
  db: Database,
  userId: string,
  isChosen: (kind: NotificationKind, channel: Channel) => boolean,
): Promise<void> => {
  await db.delete(notificationChoices).where(eq(notificationChoices.userId, userId));
  const differing = offered
    .map(({ kind, channel, isWanted }) => ({
      userId,
      kind,
      channel,
      standard: isWanted,
      isWanted: isChosen(kind, channel),
    }))
    .filter(({ standard, isWanted }) => standard !== isWanted)
    .map(({ kind, channel, isWanted }) => ({ userId, kind, channel, isWanted }));
  if (differing.length > 0) await db.insert(notificationChoices).values(differing);
};

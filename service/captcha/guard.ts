import { and, gt, inArray } from 'drizzle-orm';
import { repCodes } from '#contract/auth.ts';
import type { Context } from '../context.ts';
import { rateWindows } from '../db/schema/identity.ts';
import { countCall } from '../rates.ts';
import { doubtsOf } from './escalation.ts';

type World = Pick<Context, 'db' | 'clock' | 'caller'>;
type Limited = (typeof repCodes)['getLimit' | 'checkLimit' | 'locked'];

const failuresInAMinute = 5;
const lockSeconds = 300;

const identitiesOf = ({ caller }: World, clientUid: string | null): string[] => [
  `address:${caller.address}`,
  ...(clientUid === null ? [] : [`uid:${clientUid}`]),
];

const isLocked = async (world: World, clientUid: string | null): Promise<boolean> => {
  const keys = identitiesOf(world, clientUid).map((identity) => `captcha:locked:${identity}`);
  const locks = await world.db
    .select({ key: rateWindows.key })
    .from(rateWindows)
    .where(and(inArray(rateWindows.key, keys), gt(rateWindows.expiresAt, world.clock.now())));
  return locks.length > 0;
};

const counted = async (
  world: World,
  clientUid: string | null,
  call: 'get' | 'check',
  max: number,
): Promise<boolean> => {
  const rates = identitiesOf(world, clientUid).map((identity) => ({
    key: `captcha:${call}:${identity}`,
    max,
    seconds: 60,
  }));
  return (await countCall(world.db, world.clock.now(), rates)) === 0;
};

/** Why a picture is not drawn for this caller now, if so: 120 a minute, none while locked. */
export const whyNotDraw = async (world: World, clientUid: string | null): Promise<Limited | null> => {
  if (await isLocked(world, clientUid)) return repCodes.locked;
  return (await counted(world, clientUid, 'get', 120)) ? null : repCodes.getLimit;
};

/** Why an answer is not judged now, if so: 600 a minute, none while locked. */
export const whyNotCheck = async (world: World, clientUid: string | null): Promise<Limited | null> => {
  if (await isLocked(world, clientUid)) return repCodes.locked;
  return (await counted(world, clientUid, 'check', 600)) ? null : repCodes.checkLimit;
};

/** Remembers a wrong answer: the third calls for clicked words, the fifth within a minute locks its address and its clientUid for five minutes. */
export const countFailure = async (world: World, clientUid: string | null): Promise<void> => {
  const { db } = world;
  const now = world.clock.now();
  await countCall(db, now, [doubtsOf(world.caller.address)]);
  for (const identity of identitiesOf(world, clientUid)) {
    const rate = { key: `captcha:failures:${identity}`, max: failuresInAMinute - 1, seconds: 60 };
    if ((await countCall(db, now, [rate])) > 0)
      await countCall(db, now, [{ key: `captcha:locked:${identity}`, max: 1, seconds: lockSeconds }]);
  }
};

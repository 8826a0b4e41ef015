import type { Context } from '../context.ts';
import type { Rate } from '../rates.ts';
import { isUsedUp } from '../rates.ts';
import { addressHourKey } from '../smsRates.ts';
import { isPumped } from '../smsTraffic.ts';

type World = Pick<Context, 'db' | 'clock' | 'caller'>;

/** Wrong answers of an address, three of which within five minutes make the slider too easy for it. */
export const doubtsOf = (address: string): Rate => ({ key: `captcha:doubts:${address}`, max: 3, seconds: 300 });

/**
 * Whether a slider is not enough now, so that words have to be clicked: after three wrong answers of the address, from
 * its fifth SMS in an hour on, and for everybody while somebody pumps SMS.
 */
export const asksForWords = async (world: World): Promise<boolean> => {
  const { db, clock, caller } = world;
  const now = clock.now();
  const sent = { key: addressHourKey(caller.address), max: 4, seconds: 3_600 };
  return (
    (await isUsedUp(db, now, doubtsOf(caller.address))) || (await isUsedUp(db, now, sent)) || (await isPumped(world))
  );
};

import type { Context } from '#service/http/context.ts';
import { isUsedUp, recentCalls } from '#service/auth/rateLimiter.ts';
import { addressHourKey, verifiedKey } from '#service/auth/smsLimits.ts';
import { isPumped } from '#service/auth/smsTraffic.ts';
import { addressDoubted, addressFailures, clientKey, clientRates } from './client.ts';

type World = Pick<Context, 'db' | 'clock' | 'caller'>;

const hour = 3_600;
/** SMS of an address in an hour that need no words, beside those whose codes came back. */
const plainSms = 4;

/**
 * Whether a slider is not enough now, so that words have to be clicked: after three wrong answers of the client in five
 * minutes or ten of its address in an hour, from the address's fifth SMS in an hour on whose code has not come back, and
 * for everybody while somebody pumps SMS.
 */
export const asksForWords = async (world: World, clientUid: string | null): Promise<boolean> => {
  const { db, clock, caller } = world;
  const now = clock.now();
  const { doubts } = clientRates(clientKey(caller, clientUid));
  if (await isUsedUp(db, now, doubts)) return true;
  const [wrong = [], sent = [], verified = []] = await recentCalls(db, now, [
    { key: addressFailures(caller.address, 'blockPuzzle').key, seconds: hour },
    { key: addressHourKey(caller.address), seconds: hour },
    { key: verifiedKey(caller.address), seconds: hour },
  ]);
  if (wrong.length >= addressDoubted || sent.length >= plainSms + verified.length) return true;
  return isPumped(world);
};

import type { Context } from '#service/http/context.ts';
import { isUsedUp, recentCalls } from '#service/auth/rateLimiter.ts';
import { addressHourKey, verifiedKey } from '#service/auth/smsLimits.ts';
import { isPumped } from '#service/auth/smsTraffic.ts';
import { addressDoubted, addressFailures, clientKey, clientRates } from './client.ts';

type Dependencies = Pick<Context, 'db' | 'clock' | 'caller'>;

const hour = 3_600;
/** SMS per address and hour that require no words, besides those whose codes were entered. */
const plainSms = 4;

/**
 * Whether clicked words are required instead of a slider: after three wrong answers of the client in five minutes or
 * ten of its address in an hour, from the address's fifth SMS in an hour whose code was not entered, and for everybody
 * while SMS are being pumped.
 */
export const requiresWords = async (dependencies: Dependencies, clientUid: string | null): Promise<boolean> => {
  const { db, clock, caller } = dependencies;
  const now = clock.now();
  const { doubts } = clientRates(clientKey(caller, clientUid));
  if (await isUsedUp(db, now, doubts)) return true;
  const [wrong = [], sent = [], verified = []] = await recentCalls(db, now, [
    { key: addressFailures(caller.address, 'blockPuzzle').key, seconds: hour },
    { key: addressHourKey(caller.address), seconds: hour },
    { key: verifiedKey(caller.address), seconds: hour },
  ]);
  if (wrong.length >= addressDoubted || sent.length >= plainSms + verified.length) return true;
  return isPumped(dependencies);
};

import type { Context } from '#server/http/context.ts';
import type { CaptchaHistory } from './client.ts';
import { addressDoubted, clientDoubted, readHistory } from './client.ts';

type Dependencies = Pick<Context, 'db' | 'clock' | 'caller'>;

/** SMS per address and hour that require no words, not counting those whose codes were entered. */
const plainSms = 4;

/**
 * Whether clicked words are required instead of a slider: after three wrong answers of the client in five minutes or
 * ten of its address in an hour, from the address's fifth SMS in an hour whose code was not entered, and for everybody
 * while SMS are being pumped.
 */
export const requiresWords = async (
  dependencies: Dependencies,
  clientUid: string | null,
  history?: CaptchaHistory,
): Promise<boolean> => {
  const { doubts, wrong, sent, verified, isPumped } = history ?? (await readHistory(dependencies, clientUid));
  if (doubts.length >= clientDoubted || wrong.length >= addressDoubted) return true;
  return isPumped || sent.length >= plainSms + verified.length;
};

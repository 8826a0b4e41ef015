import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { Context } from '#server/http/context.ts';
import { messages } from '#server/http/errors/messages.ts';
import { requiresWords } from './escalation.ts';
import { takePass } from './passes.ts';

/** Uses up the passed captcha that a code requires; rejects a missing one, and a slider where words are required. */
export const takeCaptcha = async (
  context: Pick<Context, 'db' | 'clock' | 'caller'>,
  verification: string,
): Promise<{ clientUid: string | null }> => {
  const { db, clock, caller } = context;
  const pass = await takePass(db, clock, verification, caller);
  if (!pass) throw new ApiError(codes.captchaMissing, messages.captchaMissing);
  if (pass.captchaType === 'blockPuzzle' && (await requiresWords(context, pass.clientUid)))
    throw new ApiError(codes.captchaMissing, messages.wordsRequired);
  return pass;
};

import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { audit } from '#server/admin/audit.ts';
import type { Context } from '#server/http/context.ts';
import { maskedPhone } from '#server/http/logging/mask.ts';
import { messages } from '#server/http/errors/messages.ts';
import { clearCalls, limitCalls } from './rateLimiter.ts';
import type { CodePurpose } from '#server/auth/sms/sms.ts';
import { issueCode, voidCode } from './smsCodes.ts';
import { resendKey, smsRates, verifiedAt } from './smsLimits.ts';
import { countSent, isPumped } from './smsTraffic.ts';

/**
 * Sends the one valid code of a phone and purpose, within the limits of SMS; rejects if the carrier does not accept it.
 */
export const sendCode = async (
  context: Context,
  { phone, purpose, clientUid }: { phone: string; purpose: CodePurpose; clientUid: string | null },
): Promise<void> => {
  const { db, clock, caller, sms, log } = context;
  const rates = smsRates(phone, caller, clientUid, await verifiedAt(db, clock.now(), caller));
  await limitCalls(db, clock.now(), rates, messages.smsTooMany);
  const code = await issueCode(context, phone, purpose);
  try {
    await sms.send({ phone, code, purpose });
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'the carrier did not take an SMS');
    await voidCode(context, phone, purpose);
    await clearCalls(db, [resendKey(phone)]);
    throw new ApiError(codes.smsNotSent, messages.smsNotSent);
  }
  await countSent(context);
  if (await isPumped(context)) log.warn('fewer than a fifth of the SMS codes of the last 15 minutes came back');
  await audit(context, 'code.sent', { phone: maskedPhone(phone), purpose });
};

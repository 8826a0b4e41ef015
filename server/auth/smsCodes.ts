import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { audit } from '#server/admin/audit.ts';
import type { Context } from '#server/http/context.ts';
import { smsCodes } from '#server/db/schema/codesAndLimits.ts';
import { maskedPhone } from '#server/http/logging/mask.ts';
import { messages } from '#server/http/errors/messages.ts';
import { countCall, limitCalls } from './rateLimiter.ts';
import { acceptedKeys, keyedDigestOf, sameDigest } from '#server/config/secrets.ts';
import { verifiedRates } from './smsLimits.ts';
import type { CodePurpose } from '#server/auth/sms/sms.ts';
import { countVerified } from './smsTraffic.ts';

const lifeMs = 5 * 60_000;
const triesMax = 5;

type Dependencies = Pick<Context, 'db' | 'clock' | 'secret'>;

/** Codes of `email_login` are mailed: their `phone` is an e-mail address. */
type StoredPurpose = CodePurpose | 'email_login';

const digestOf = (key: string, phone: string, purpose: StoredPurpose, code: string): string =>
  keyedDigestOf(key, `sms-code|${phone}|${purpose}|${code}`);

const ofPhone = (phone: string, purpose: StoredPurpose) =>
  and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, purpose));

/** Issues the only valid code of a phone and purpose; it invalidates the previous one. */
export const issueCode = async (
  { db, clock, secret }: Dependencies,
  phone: string,
  purpose: StoredPurpose,
): Promise<string> => {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = {
    codeHash: digestOf(secret.current, phone, purpose, code),
    tries: 0,
    expiresAt: new Date(clock.now().getTime() + lifeMs),
  };
  await db
    .insert(smsCodes)
    .values({ phone, purpose, ...fresh })
    .onConflictDoUpdate({ target: [smsCodes.phone, smsCodes.purpose], set: fresh });
  return code;
};

const openCode = (now: Date, phone: string, purpose: StoredPurpose) =>
  and(ofPhone(phone, purpose), lt(smsCodes.tries, triesMax), gt(smsCodes.expiresAt, now));

/** Whether a phone has a code that is still valid. */
export const isCodeOpen = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  phone: string,
  purpose: StoredPurpose,
): Promise<boolean> => (await db.$count(smsCodes, openCode(clock.now(), phone, purpose))) > 0;

/** Whether this is the phone's valid code, and uses it up. An attempt counts before anything is compared. */
export const consumeCode = async (
  { db, clock, secret }: Dependencies,
  phone: string,
  purpose: StoredPurpose,
  code: string,
): Promise<boolean> => {
  const [counted] = await db
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(openCode(clock.now(), phone, purpose))
    .returning({ codeHash: smsCodes.codeHash });
  const given = acceptedKeys(secret).map((key) => digestOf(key, phone, purpose, code));
  if (!counted || !given.some((digest) => sameDigest(counted.codeHash, digest))) return false;
  const used = await db
    .delete(smsCodes)
    .where(and(ofPhone(phone, purpose), eq(smsCodes.codeHash, counted.codeHash)))
    .returning({ phone: smsCodes.phone });
  return used.length > 0;
};

/** Uses up a phone's code, or rejects with the same message for every cause; 120 attempts per address and minute. */
export const proveOwnership = async (
  context: Dependencies & Pick<Context, 'caller' | 'user'>,
  phone: string,
  purpose: CodePurpose,
  code: string,
): Promise<void> => {
  const { db, clock, caller } = context;
  await limitCalls(db, clock.now(), [{ key: `login:address:${caller.address}`, max: 120, seconds: 60 }]);
  if (await consumeCode(context, phone, purpose, code)) {
    await countCall(db, clock.now(), verifiedRates(phone, caller));
    return countVerified(context);
  }
  await audit(context, 'code.refused', { phone: maskedPhone(phone), purpose });
  throw new ApiError(codes.smsCodeWrong, messages.smsCodeWrong);
};

/** Invalidates the code of a phone, because it could not be sent. */
export const voidCode = async ({ db }: Pick<Context, 'db'>, phone: string, purpose: StoredPurpose): Promise<void> => {
  await db.delete(smsCodes).where(ofPhone(phone, purpose));
};

import { and, eq, gt, isNull } from 'drizzle-orm';
import * as contract from '#contract/desk/staff.ts';
import { codes, ApiError, apiErrorAt } from '#contract/protocol/apiError.ts';
import { audit } from '#server/admin/audit.ts';
import { browserDigestOf, rejectWeak } from '#server/auth/password/weak.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { digestOf } from '#server/config/secrets.ts';
import { staff } from '#server/db/schema/desk.ts';
import type { Context } from '#server/http/context.ts';
import { handle } from '#server/http/handler.ts';
import { rememberDevice } from './knownDevice.ts';
import { deskMessages } from '#server/desk/messages.ts';
import { closeSessionsOfStaff, openStaffSession } from './staffSessions.ts';
import { acceptedStep, base32Of, totpUri, unsealed } from './totp.ts';

const [callsMax, minuteSeconds] = [20, 60];

/** The person of a one-time code, with the secret of the app; rejects a code that is used, expired or unknown. */
const enrolling = async ({ db, clock, caller, secret }: Context, enrolment: string) => {
  const key = `desk:enrolment:${caller.address}`;
  await limitCalls(db, clock.now(), [{ key, max: callsMax, seconds: minuteSeconds }], deskMessages.tooMany);
  const [found] = await db
    .select()
    .from(staff)
    .where(
      and(
        eq(staff.enrolmentHash, digestOf(enrolment)),
        gt(staff.enrolmentExpiresAt, clock.now()),
        isNull(staff.disabledAt),
      ),
    );
  const totpSecret = found && unsealed(secret, found.id, found.totpSealed);
  if (!found || !totpSecret) throw new ApiError(codes.ticketInvalid, deskMessages.enrolmentInvalid);
  return { ...found, totpSecret };
};

const open = handle(contract.openEnrolment, async ({ enrolment }, context) => {
  const { login, name, role, totpSecret } = await enrolling(context, enrolment);
  return {
    login,
    name,
    role,
    totpSecret: base32Of(totpSecret),
    totpUri: totpUri(deskMessages.issuer, login, totpSecret),
  };
});

const enrol = handle(contract.enrolStaff, async ({ enrolment, password, totp }, context) => {
  const { db, clock, caller, passwords, staffCookie } = context;
  const { id, login, name, role, totpSecret } = await enrolling(context, enrolment);
  const digest = browserDigestOf(login, password);
  await rejectWeak(login, digest);
  const step = acceptedStep(totpSecret, totp, clock.now(), 0);
  if (step === undefined) throw apiErrorAt('totp', codes.badInput, deskMessages.totpWrong);
  const passwordHash = await passwords.digestOf(digest);
  const session = await db.transaction(async (tx) => {
    const done = await tx
      .update(staff)
      .set({
        passwordHash,
        totpStep: step,
        enrolmentHash: null,
        enrolmentExpiresAt: null,
        lastSignInAt: clock.now(),
      })
      .where(and(eq(staff.id, id), eq(staff.enrolmentHash, digestOf(enrolment))))
      .returning({ id: staff.id });
    if (done.length === 0) throw new ApiError(codes.ticketInvalid, deskMessages.enrolmentInvalid);
    await closeSessionsOfStaff(tx, id);
    await audit({ ...context, db: tx, user: null }, 'staff.enrolled', { staff: login });
    return openStaffSession({ db: tx, clock }, id, caller.userAgent);
  });
  staffCookie.set(session.secret);
  rememberDevice(context, login);
  return { login, name, role, until: session.until.toISOString() };
});

/** The one-time enrolment of staff. */
export const enrolmentHandlers = [open, enrol];

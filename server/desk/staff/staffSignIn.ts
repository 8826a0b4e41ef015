import { and, eq, isNull, lt } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import * as contract from '#contract/desk/staff.ts';
import type { StaffSelf } from '#contract/desk/staff.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { audit } from '#server/admin/audit.ts';
import { clearTries, forgiveAddress, limitTries } from '#server/auth/password/tries.ts';
import { browserDigestOf } from '#server/auth/password/weak.ts';
import { staff } from '#server/db/schema/desk.ts';
import type { Context } from '#server/http/context.ts';
import { handle } from '#server/http/handler.ts';
import { knownDeviceOf, rememberDevice } from './knownDevice.ts';
import { deskMessages } from '#server/desk/messages.ts';
import { closeStaffSession, openStaffSession } from './staffSessions.ts';
import { acceptedStep, freshTotpSecret, sealed, unsealed } from './totp.ts';

type SignIn = ParsedInputOf<typeof contract.staffSignIn>;

/** Counts attempts separately from those for customers' phones; known devices separately from strangers'. */
const triesKey = (context: Context, login: string): string =>
  ['desk', login, knownDeviceOf(context, login)].filter((part) => part !== undefined).join(':');

/** The account of a sign-in if password and code are correct; takes as long for an unknown login. */
const proven = async (context: Context, { login, password, totp }: SignIn) => {
  const { db, clock, passwords, secret } = context;
  const [known] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.login, login), isNull(staff.disabledAt)));
  const hasPassword = await passwords.matches(browserDigestOf(login, password), known?.passwordHash ?? null);
  const totpSecret = known && unsealed(secret, known.id, known.totpSealed);
  const step = acceptedStep(totpSecret ?? freshTotpSecret(), totp, clock.now(), known?.totpStep ?? 0);
  const stored = known?.passwordHash;
  if (!known || !stored || !totpSecret || !hasPassword || step === undefined) return undefined;
  const digest = browserDigestOf(login, password);
  const passwordHash = passwords.isOutdated(stored) ? await passwords.digestOf(digest) : stored;
  return { known, totpSecret, step, passwordHash };
};

const openedSession = async (context: Context, input: SignIn): Promise<StaffSelf | undefined> => {
  const { db, clock, caller, secret, staffCookie } = context;
  const found = await proven(context, input);
  if (!found) return undefined;
  const { known, totpSecret, step, passwordHash } = found;
  const session = await db.transaction(async (tx) => {
    // one statement uses the code up: of two concurrent sign-ins with it, one succeeds
    const used = await tx
      .update(staff)
      .set({
        passwordHash,
        totpStep: step,
        totpSealed: sealed(secret, known.id, totpSecret),
        lastSignInAt: clock.now(),
      })
      .where(
        and(
          eq(staff.id, known.id),
          lt(staff.totpStep, step),
          isNull(staff.disabledAt),
          eq(staff.totpSealed, known.totpSealed),
        ),
      )
      .returning({ id: staff.id });
    if (used.length === 0) return undefined;
    await clearTries(tx, triesKey(context, known.login));
    await closeStaffSession(tx, staffCookie.secret());
    await audit({ db: tx, clock, caller, user: null }, 'staff.signedIn', { staff: known.login });
    return openStaffSession({ db: tx, clock }, known.id, caller.userAgent);
  });
  if (!session) return undefined;
  await forgiveAddress(context, triesKey(context, known.login));
  staffCookie.set(session.secret);
  rememberDevice(context, known.login);
  const { login, name, role } = known;
  return { login, name, role, until: session.until.toISOString() };
};

const signIn = handle(contract.staffSignIn, async (input, context) => {
  const login = input.login.toLowerCase();
  await limitTries(context, triesKey(context, login), deskMessages.signInTooMany);
  const self = await context.passwords.inTurn(context.caller.address, () =>
    openedSession(context, { ...input, login }),
  );
  if (self) return self;
  await audit(context, 'staff.refused', { staff: login });
  throw new ApiError(codes.credentialsWrong, deskMessages.signInWrong);
});

const signOut = handle(contract.staffSignOut, async (_, context) => {
  const { db, staffCookie } = context;
  const staffId = await closeStaffSession(db, staffCookie.secret());
  staffCookie.clear();
  if (staffId !== undefined) {
    const [closed] = await db.select({ login: staff.login }).from(staff).where(eq(staff.id, staffId));
    await audit({ ...context, user: null }, 'staff.signedOut', { staff: closed?.login ?? staffId });
  }
  return null;
});

/** Sign-in and sign-out of staff. */
export const staffSignInHandlers = [signIn, signOut];

import { eq } from 'drizzle-orm';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { audit } from '#service/admin/audit.ts';
import type { Context, SessionHalves } from '#service/http/context.ts';
import { users } from '#service/db/schema/identity.ts';
import { messages } from '#service/http/messages.ts';
import type { SignedInBy } from '#service/db/schema/identity.ts';
import { closeSession, openSession } from './session.ts';

/** Thrown where the owner has proved who they are, but an operator disabled the account. */
class AccountDisabled extends Refusal {
  readonly userId: string;
  readonly by: SignedInBy;

  constructor(userId: string, by: SignedInBy, hotline: string) {
    super(codes.accountDisabled, messages.accountDisabled(hotline));
    this.userId = userId;
    this.by = by;
  }
}

/** Runs a sign-in in one transaction; one that is refused for a disabled account leaves nothing but its audit entry. */
export const signInTransaction = async <Result>(
  context: Context,
  signIn: (within: Context) => Promise<Result>,
): Promise<Result> => {
  try {
    return await context.db.transaction((tx) => signIn({ ...context, db: tx }));
  } catch (error) {
    if (error instanceof AccountDisabled)
      await audit({ ...context, user: error }, 'session.refused', { by: error.by, reason: 'disabled' });
    throw error;
  }
};

/**
 * Opens a session in place of the one this browser had; refused for a disabled account. Give it the transaction that
 * proved who it is (`signInTransaction`), and keep the halves as cookies when that is done.
 */
export const replaceSession = async (context: Context, userId: string, by: SignedInBy): Promise<SessionHalves> => {
  const { db, clock, caller, cookies, hotline } = context;
  // an operator who disables the account waits here for the session, and then ends it
  const [owner] = await db
    .select({ disabledAt: users.disabledAt, closedAt: users.closedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  if (!owner || owner.disabledAt || owner.closedAt) throw new AccountDisabled(userId, by, hotline);
  await closeSession(db, cookies.secret());
  await audit({ ...context, user: { userId } }, 'session.opened', { by });
  return openSession({ db, clock }, { userId, by, device: caller.userAgent });
};

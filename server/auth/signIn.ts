import { eq } from 'drizzle-orm';
import type { Language } from '#contract/app/languages.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { audit } from '#server/admin/audit.ts';
import type { Context, SessionCredentials } from '#server/http/context.ts';
import { users } from '#server/db/schema/identity.ts';
import { messages } from '#server/http/errors/messages.ts';
import type { SignedInBy } from '#server/db/schema/identity.ts';
import { notifyNewDevice } from './signInNotifications.ts';
import { closeSession, openSession } from './session.ts';

/** The owner has proved their identity, but an operator disabled the account. */
class AccountDisabled extends ApiError {
  readonly userId: string;
  readonly by: SignedInBy;

  constructor(userId: string, by: SignedInBy, hotline: string) {
    super(codes.accountDisabled, messages.accountDisabled(hotline));
    this.userId = userId;
    this.by = by;
  }
}

/** Runs a sign-in in one transaction; a rejection for a disabled account leaves only its audit entry. */
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

/** Messages to the user are in the language in which the user signs in. */
const noteLanguage = async ({ db, caller }: Context, userId: string, known: Language): Promise<void> => {
  const { language = known } = caller;
  if (language !== known) await db.update(users).set({ language }).where(eq(users.id, userId));
};

/**
 * Opens a session that replaces this browser's former one; rejects a disabled account. Pass the transaction of the
 * proof (`signInTransaction`), and set the cookies after it.
 */
export const replaceSession = async (context: Context, userId: string, by: SignedInBy): Promise<SessionCredentials> => {
  const { db, clock, caller, cookies, hotline } = context;
  // serialises with an operator who disables the account and then ends its sessions
  const [owner] = await db
    .select({ disabledAt: users.disabledAt, closedAt: users.closedAt, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  if (!owner || owner.disabledAt || owner.closedAt) throw new AccountDisabled(userId, by, hotline);
  await closeSession(db, cookies.secret());
  await noteLanguage(context, userId, owner.language);
  await notifyNewDevice(context, userId);
  await audit({ ...context, user: { userId } }, 'session.opened', { by });
  return openSession({ db, clock }, { userId, by, device: caller.userAgent });
};

import { audit } from './audit.ts';
import type { Context, SessionHalves } from './context.ts';
import { closeSession, openSession } from './session.ts';

/** How a session was opened, as the audit tells it. */
export type SignedInBy = 'smsCode' | 'password' | 'rememberedPassword' | 'registration' | 'passwordReset' | 'ticket';

/**
 * Opens a session in place of the one this browser had. Give it the transaction that proved who it is, and keep the
 * halves as cookies when that is done.
 */
export const replaceSession = async (context: Context, userId: string, by: SignedInBy): Promise<SessionHalves> => {
  const { db, clock, caller, cookies } = context;
  await closeSession(db, cookies.secret());
  await audit({ ...context, user: { userId } }, 'session.opened', { by });
  return openSession(db, clock, userId, caller.userAgent);
};

import type { Context as HonoContext } from 'hono';
import type { Context, SignedInUser } from '#server/http/context.ts';
import type { Dependencies } from '#server/http/mount.ts';
import type { Member } from './frame.ts';

/** The context of a form that a member sends. */
export const memberContext = (
  visit: Dependencies['visit'],
  c: HonoContext,
  { account }: Member,
): Context<SignedInUser> => {
  const { id: userId, phone, enterpriseId, companyRole: role } = account.user;
  return { ...visit(c), user: { userId, phone, enterpriseId, role }, idempotencyKey: '' };
};

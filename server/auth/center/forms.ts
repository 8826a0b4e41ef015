import type { Context as HonoContext, Hono } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { audit } from '#server/admin/audit.ts';
import { upTo } from '#server/http/requests/bodySize.ts';
import { messages } from '#server/http/errors/messages.ts';
import type { Dependencies } from '#server/http/mount.ts';
import { isForeign } from '#server/http/mount.ts';
import { revokeSession } from '#server/auth/signedInDevices.ts';
import type { Member } from './frame.ts';
import { base } from './frame.ts';
import type { Members } from './members.ts';
import { cookie } from './members.ts';

/** Mounts a form of the user center; forms from other sites are rejected. */
export const formsOf =
  (app: Hono, members: Members) =>
  (path: string, respond: (c: HonoContext, member: Member) => Promise<Response>, bytesMax = 16_384): void => {
    app.post(
      `${base}${path}`,
      upTo(bytesMax),
      async (c, next) => {
        if (isForeign(c)) throw new ApiError(codes.forbidden, messages.crossSite);
        return next();
      },
      members(respond),
    );
  };

/** Signs the member out of the user center and of the site. */
export const mountLogout = (app: Hono, { visit }: Dependencies, members: Members): void => {
  const form = formsOf(app, members);
  form('/logout', async (c, { account, tokenHash }) => {
    const { db, ...context } = visit(c);
    const userId = account.user.id;
    await db.transaction(async (tx) => {
      if (await revokeSession(tx, userId, tokenHash))
        await audit({ ...context, db: tx, user: { userId } }, 'session.closed');
    });
    context.cookies.clear({ storage: true });
    deleteCookie(c, cookie, { path: base });
    return c.redirect('/', 303);
  });
};

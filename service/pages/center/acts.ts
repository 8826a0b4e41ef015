import type { Context as HonoContext, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie } from 'hono/cookie';
import { codes, Refusal } from '#contract/refusal.ts';
import { audit } from '../../audit.ts';
import { messages } from '../../messages.ts';
import type { World } from '../../mount.ts';
import { isForeign } from '../../mount.ts';
import { revokeSession } from '../../signedInDevices.ts';
import type { Member } from './frame.ts';
import { base } from './frame.ts';
import type { Members } from './members.ts';
import { cookie } from './members.ts';

/** Serves a form of the user center to its members; forms of foreign pages are refused. */
export const formsOf =
  (app: Hono, members: Members) =>
  (path: string, answer: (c: HonoContext, member: Member) => Promise<Response>): void => {
    app.post(
      `${base}${path}`,
      bodyLimit({ maxSize: 4_096 }),
      async (c, next) => {
        if (isForeign(c)) throw new Refusal(codes.forbidden, messages.crossSite);
        return next();
      },
      members(answer),
    );
  };

/** What the user center's forms do: end a session elsewhere, or this one. */
export const mountActs = (app: Hono, { visit }: World, members: Members): void => {
  const act = formsOf(app, members);

  const end = async (c: HonoContext, { account, tokenHash }: Member, session: string): Promise<Response> => {
    const { db, ...context } = visit(c);
    const here = session === tokenHash;
    const userId = account.user.id;
    await db.transaction(async (tx) => {
      if (await revokeSession(tx, userId, session))
        await audit({ ...context, db: tx, user: { userId } }, here ? 'session.closed' : 'session.revoked');
    });
    if (!here) return c.redirect(`${base}/account/security`, 303);
    context.cookies.clear({ storage: true });
    deleteCookie(c, cookie, { path: base });
    return c.redirect('/', 303);
  };

  act('/logout', (c, member) => end(c, member, member.tokenHash));
  act('/account/sessions/revoke', async (c, member) => {
    const { session } = await c.req.parseBody();
    return end(c, member, typeof session === 'string' ? session : '');
  });
};

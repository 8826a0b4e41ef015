import type { Context as HonoContext, Hono } from 'hono';
import { audit } from '#server/admin/audit.ts';
import type { Dependencies } from '#server/http/mount.ts';
import { freshMs } from '#server/auth/session.ts';
import type { OpenSession } from '#server/auth/signedInDevices.ts';
import { revokeSession, sessionsOf } from '#server/auth/signedInDevices.ts';
import { isCodeOpen, proveOwnership } from '#server/auth/smsCodes.ts';
import { sendCode } from '#server/auth/smsSending.ts';
import { formsOf } from './forms.ts';
import { errorOf, typedCode } from './codeForm.ts';
import type { EndingPage } from './devices.ts';
import { endingPage, security } from './devices.ts';
import type { Member } from './frame.ts';
import { base, centerPage } from './frame.ts';
import { memberContext } from './memberContext.ts';
import type { Members } from './members.ts';

const path = '/account/security';
const title = '登录设备';

const named = (sessions: readonly OpenSession[], tokenHash: unknown): OpenSession | undefined =>
  sessions.find((session) => session.tokenHash === tokenHash);

/** Mounts the page of signed-in devices and its forms: send a code, end a session elsewhere. */
export const mountDevices = (app: Hono, { visit }: Dependencies, members: Members): void => {
  const openSessions = (c: HonoContext, { account }: Member): Promise<OpenSession[]> => {
    const { db, clock } = visit(c);
    return sessionsOf(db, clock, account.user.id);
  };
  const show = async (c: HonoContext, member: Member, ending: Omit<EndingPage, 'sent'>): Promise<Response> => {
    const sent = await isCodeOpen(visit(c), member.account.user.phone, 'user_sessions');
    const body = endingPage(member, { ...ending, sent });
    return centerPage(c, member, { path, title, body, apiError: ending.apiError });
  };

  const toList = (c: HonoContext) => c.redirect(`${base}${path}`, 303);
  const toProof = (c: HonoContext, { tokenHash }: OpenSession) =>
    c.redirect(`${base}${path}?${new URLSearchParams({ end: tokenHash }).toString()}`, 303);

  app.get(
    `${base}${path}`,
    members(async (c, member) => {
      const sessions = await openSessions(c, member);
      const session = named(sessions, c.req.query('end'));
      return session && session.tokenHash !== member.tokenHash
        ? show(c, member, { session, apiError: null })
        : centerPage(c, member, { path, title, body: security(sessions, member) });
    }),
  );

  const form = formsOf(app, members);

  form('/account/sessions/code', async (c, member) => {
    const session = named(await openSessions(c, member), (await c.req.parseBody())['session']);
    if (!session) return toList(c);
    const { phone } = member.account.user;
    const apiError = await errorOf(() =>
      sendCode(memberContext(visit, c, member), { phone, purpose: 'user_sessions', clientUid: null }),
    );
    if (apiError) return show(c, member, { session, apiError });
    return toProof(c, session);
  });

  form('/account/sessions/revoke', async (c, member) => {
    const context = memberContext(visit, c, member);
    const given = await c.req.parseBody();
    const sessions = await openSessions(c, member);
    const [session, here] = [named(sessions, given['session']), named(sessions, member.tokenHash)];
    if (!session || !here || session === here) return toList(c);
    if (context.clock.now().getTime() - here.createdAt.getTime() > freshMs) {
      if (given['code'] === undefined) return toProof(c, session);
      const apiError = await errorOf(async () => {
        const typed = typedCode(given['code']);
        if (typed.apiError) throw typed.apiError;
        await proveOwnership(context, member.account.user.phone, 'user_sessions', typed.code);
      });
      if (apiError) return show(c, member, { session, apiError });
    }
    await context.db.transaction(async (tx) => {
      if (await revokeSession(tx, context.user.userId, session.tokenHash))
        await audit({ ...context, db: tx }, 'session.revoked');
    });
    return toList(c);
  });
};

import type { Context as HonoContext, Hono } from 'hono';
import { Refusal } from '#contract/refusal.ts';
import { closingMessages } from '../../closing/messages.ts';
import { obstaclesOf } from '../../closing/obstacles.ts';
import { cancelClosing, requestClosing } from '../../closing/request.ts';
import type { World } from '../../mount.ts';
import { sendNoticesSoon } from '../../sms/notices.ts';
import { proveOwnership } from '../../smsCodes.ts';
import { sendCode } from '../../smsSending.ts';
import { formsOf } from './acts.ts';
import type { ClosingPage } from './closing.ts';
import { closingPage } from './closing.ts';
import type { Member } from './frame.ts';
import { base, centerPage } from './frame.ts';
import { memberContext } from './memberContext.ts';
import type { Members } from './members.ts';

const path = '/account/close';

/** The page where an account is closed, and its three forms: a code, the request, taking it back. */
export const mountClosing = (app: Hono, { visit }: World, members: Members): void => {
  const show = async (c: HonoContext, member: Member, shown: Partial<ClosingPage> = {}): Promise<Response> => {
    const obstacles = await obstaclesOf(visit(c).db, member.account.user.id);
    const page = { sent: false, problem: null, code: '', understood: false, ...shown, obstacles };
    return centerPage(c, member, {
      path,
      title: '注销账号',
      body: closingPage(member, page),
      status: page.problem === null ? 200 : 400,
    });
  };

  /** Does an act; where it is refused, the page says why and keeps what was typed. */
  const orShow = async (
    c: HonoContext,
    member: Member,
    typed: Partial<ClosingPage>,
    act: () => Promise<void>,
  ): Promise<Response | null> => {
    try {
      await act();
      return null;
    } catch (error) {
      if (error instanceof Refusal) return show(c, member, { ...typed, problem: error.message });
      throw error;
    }
  };

  app.get(
    `${base}${path}`,
    members((c, member) => show(c, member, { sent: c.req.query('sent') === '1' })),
  );

  const form = formsOf(app, members);

  form(`${path}/code`, async (c, member) => {
    const context = memberContext(visit, c, member);
    const { phone } = member.account.user;
    const refused = await orShow(c, member, {}, () =>
      sendCode(context, { phone, purpose: 'user_close', clientUid: null }),
    );
    return refused ?? c.redirect(`${base}${path}?sent=1`, 303);
  });

  form(path, async (c, member) => {
    const context = memberContext(visit, c, member);
    const { id: userId, phone } = member.account.user;
    const given = await c.req.parseBody();
    const code = typeof given['code'] === 'string' ? given['code'].trim().slice(0, 6) : '';
    const understood = given['understood'] === 'yes';
    const typed = { sent: true, code, understood };
    if (!understood) return show(c, member, { ...typed, problem: closingMessages.notUnderstood });
    if (!/^\d{6}$/.test(code)) return show(c, member, { ...typed, problem: closingMessages.codeMissing });
    const refused = await orShow(c, member, typed, async () => {
      await proveOwnership(context, phone, 'user_close', code);
      await context.db.transaction((tx) =>
        requestClosing({ ...context, db: tx }, userId, { exceptSession: member.tokenHash }),
      );
    });
    sendNoticesSoon(context);
    return refused ?? c.redirect(`${base}${path}`, 303);
  });

  form(`${path}/cancel`, async (c, member) => {
    const context = memberContext(visit, c, member);
    await context.db.transaction((tx) => cancelClosing({ ...context, db: tx }, member.account.user.id));
    sendNoticesSoon(context);
    return c.redirect(`${base}${path}`, 303);
  });
};

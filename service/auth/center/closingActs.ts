import type { Context as HonoContext, Hono } from 'hono';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { closingMessages } from '#service/auth/closing/messages.ts';
import { obstaclesOf } from '#service/auth/closing/obstacles.ts';
import { cancelClosing, requestClosing } from '#service/auth/closing/request.ts';
import type { World } from '#service/http/mount.ts';
import { sendNoticesSoon } from '#service/auth/sms/notices.ts';
import { isCodeOpen, proveOwnership } from '#service/auth/smsCodes.ts';
import { sendCode } from '#service/auth/smsSending.ts';
import { formsOf } from './acts.ts';
import type { ClosingPage } from './closing.ts';
import { closingPage } from './closing.ts';
import { refusalOf, typedCode } from './codeForm.ts';
import type { Member } from './frame.ts';
import { base, centerPage } from './frame.ts';
import { memberContext } from './memberContext.ts';
import type { Members } from './members.ts';

const path = '/account/close';

/** The page where an account is closed, and its three forms: a code, the request, taking it back. */
export const mountClosing = (app: Hono, { visit }: World, members: Members): void => {
  const show = async (c: HonoContext, member: Member, shown: Partial<ClosingPage> = {}): Promise<Response> => {
    const { id, phone } = member.account.user;
    const obstacles = await obstaclesOf(visit(c).db, id);
    const sent = await isCodeOpen(visit(c), phone, 'user_close');
    const page = { sent, refusal: null, code: '', understood: false, ...shown, obstacles };
    return centerPage(c, member, {
      path,
      title: '注销账号',
      body: closingPage(member, page),
      refusal: page.refusal,
    });
  };

  app.get(
    `${base}${path}`,
    members((c, member) => show(c, member)),
  );

  const form = formsOf(app, members);

  form(`${path}/code`, async (c, member) => {
    const context = memberContext(visit, c, member);
    const { phone } = member.account.user;
    const refusal = await refusalOf(() => sendCode(context, { phone, purpose: 'user_close', clientUid: null }));
    return refusal ? show(c, member, { refusal }) : c.redirect(`${base}${path}`, 303);
  });

  form(path, async (c, member) => {
    const context = memberContext(visit, c, member);
    const { id: userId, phone } = member.account.user;
    const given = await c.req.parseBody();
    const typed = typedCode(given['code']);
    const understood = given['understood'] === 'yes';
    const refusal = await refusalOf(async () => {
      if (!understood) throw new Refusal(codes.badInput, closingMessages.notUnderstood);
      if (typed.refusal) throw typed.refusal;
      await proveOwnership(context, phone, 'user_close', typed.code);
      await context.db.transaction((tx) =>
        requestClosing({ ...context, db: tx }, userId, { exceptSession: member.tokenHash }),
      );
    });
    sendNoticesSoon(context);
    return refusal ? show(c, member, { code: typed.code, understood, refusal }) : c.redirect(`${base}${path}`, 303);
  });

  form(`${path}/cancel`, async (c, member) => {
    const context = memberContext(visit, c, member);
    await context.db.transaction((tx) => cancelClosing({ ...context, db: tx }, member.account.user.id));
    sendNoticesSoon(context);
    return c.redirect(`${base}${path}`, 303);
  });
};

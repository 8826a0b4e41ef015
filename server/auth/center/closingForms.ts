import type { Context as HonoContext, Hono } from 'hono';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { closingMessages } from '#server/auth/closing/messages.ts';
import { obstaclesOf } from '#server/auth/closing/obstacles.ts';
import { cancelClosing, requestClosing } from '#server/auth/closing/request.ts';
import type { Dependencies } from '#server/http/mount.ts';
import { sendNoticesSoon } from '#server/auth/sms/notices.ts';
import { isCodeOpen, proveOwnership } from '#server/auth/smsCodes.ts';
import { sendCode } from '#server/auth/smsSending.ts';
import { formsOf } from './forms.ts';
import type { ClosingPage } from './closing.ts';
import { closingPage } from './closing.ts';
import { errorOf, typedCode } from './codeForm.ts';
import type { Member } from './frame.ts';
import { base, centerPage } from './frame.ts';
import { memberContext } from './memberContext.ts';
import type { Members } from './members.ts';

const path = '/account/close';

/** Mounts the page for closing an account and its three forms: send a code, request, cancel. */
export const mountClosing = (app: Hono, { visit }: Dependencies, members: Members): void => {
  const show = async (c: HonoContext, member: Member, shown: Partial<ClosingPage> = {}): Promise<Response> => {
    const { id, phone } = member.account.user;
    const obstacles = await obstaclesOf(visit(c).db, id);
    const sent = await isCodeOpen(visit(c), phone, 'user_close');
    const page = { sent, apiError: null, code: '', understood: false, ...shown, obstacles };
    return centerPage(c, member, {
      path,
      title: '注销账号',
      body: closingPage(member, page),
      apiError: page.apiError,
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
    const apiError = await errorOf(() => sendCode(context, { phone, purpose: 'user_close', clientUid: null }));
    return apiError ? show(c, member, { apiError }) : c.redirect(`${base}${path}`, 303);
  });

  form(path, async (c, member) => {
    const context = memberContext(visit, c, member);
    const { id: userId, phone } = member.account.user;
    const given = await c.req.parseBody();
    const typed = typedCode(given['code']);
    const understood = given['understood'] === 'yes';
    const apiError = await errorOf(async () => {
      if (!understood) throw new ApiError(codes.badInput, closingMessages.notUnderstood);
      if (typed.apiError) throw typed.apiError;
      await proveOwnership(context, phone, 'user_close', typed.code);
      await context.db.transaction((tx) =>
        requestClosing({ ...context, db: tx }, userId, { exceptSession: member.tokenHash }),
      );
    });
    sendNoticesSoon(context);
    return apiError ? show(c, member, { code: typed.code, understood, apiError }) : c.redirect(`${base}${path}`, 303);
  });

  form(`${path}/cancel`, async (c, member) => {
    const context = memberContext(visit, c, member);
    await context.db.transaction((tx) => cancelClosing({ ...context, db: tx }, member.account.user.id));
    sendNoticesSoon(context);
    return c.redirect(`${base}${path}`, 303);
  });
};

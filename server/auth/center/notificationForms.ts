import type { Context as HonoContext, Hono } from 'hono';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { Dependencies } from '#server/http/mount.ts';
import { choicesOf, chooseNotifications } from '#server/notifications/choices.ts';
import { emailAddressOf, removeEmail, requestEmail, verifyEmail } from '#server/notifications/emailAddress.ts';
import { notificationMessages } from '#server/notifications/messages.ts';
import { errorOf, typedCode } from './codeForm.ts';
import { formsOf } from './forms.ts';
import type { Member } from './frame.ts';
import { base, centerPage } from './frame.ts';
import { memberContext } from './memberContext.ts';
import type { Members } from './members.ts';
import type { NotificationPage } from './notifications.ts';
import { notificationsPage } from './notifications.ts';

const path = '/account/notifications';
const shownMax = 500;

/** Mounts the page of messages and its forms: add, verify and remove an e-mail address, and choose notifications. */
export const mountNotifications = (app: Hono, { visit }: Dependencies, members: Members): void => {
  const show = async (
    c: HonoContext,
    member: Member,
    shown: Partial<Pick<NotificationPage, 'rejected' | 'typed'>> & { apiError?: ApiError | null } = {},
  ): Promise<Response> => {
    const context = visit(c);
    const userId = member.account.user.id;
    const body = notificationsPage({
      rejected: null,
      typed: '',
      ...shown,
      ...(await emailAddressOf(context, userId)),
      isMailOn: context.mail.isOn,
      choices: await choicesOf(context.db, userId),
      isSaved: c.req.query('saved') === '1',
    });
    return centerPage(c, member, { path, title: '通知设置', body, apiError: shown.apiError ?? null });
  };
  const toPage = (c: HonoContext, query = '') => c.redirect(`${base}${path}${query}`, 303);

  app.get(
    `${base}${path}`,
    members((c, member) => show(c, member)),
  );

  const form = formsOf(app, members);

  form(path, async (c, member) => {
    const given = await c.req.parseBody();
    const { db } = visit(c);
    // a page of an earlier build does not say what it showed
    if (typeof given['shown'] !== 'string')
      return show(c, member, { apiError: new ApiError(codes.badInput, notificationMessages.pageOutdated) });
    const shown = given['shown'].split(' ').slice(0, shownMax);
    const isChosen = (name: string): boolean => given[name] === 'on';
    await db.transaction((tx) => chooseNotifications(tx, member.account.user.id, { shown, isChosen }));
    return toPage(c, '?saved=1');
  });

  form(`${path}/email`, async (c, member) => {
    const { email } = await c.req.parseBody();
    const typed = typeof email === 'string' ? email.slice(0, 300) : '';
    const apiError = await errorOf(() => requestEmail(memberContext(visit, c, member), typed));
    return apiError ? show(c, member, { apiError, rejected: 'email', typed }) : toPage(c);
  });

  form(`${path}/email/verify`, async (c, member) => {
    const typed = typedCode((await c.req.parseBody())['code']);
    const apiError = await errorOf(async () => {
      if (typed.apiError) throw new ApiError(codes.badInput, notificationMessages.codeMissing);
      await verifyEmail(memberContext(visit, c, member), typed.code);
    });
    return apiError ? show(c, member, { apiError, rejected: 'code', typed: typed.code }) : toPage(c);
  });

  form(`${path}/email/remove`, async (c, member) => {
    await removeEmail(memberContext(visit, c, member));
    return toPage(c);
  });
};

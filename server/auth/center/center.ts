import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context as HonoContext, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { paths } from '#contract/app/routes.ts';
import { isSpecialEnterprise } from '#contract/enterprise/specialEnterprise.ts';
import type { Dependencies } from '#server/http/mount.ts';
import { projectRoot } from '#server/config/projectRoot.ts';
import { dueTemplatesOf } from '#server/quotes/dueTemplates.ts';
import { endingQuotesOf } from '#server/quotes/endingQuotes.ts';
import { waitingFor } from '#server/orders/approvals/readApprovals.ts';
import { openOrdersInFull, uninvoicedOrdersOf } from '#server/orders/openOrders.ts';
import { openOrdersOf, ordersOf } from '#server/orders/orders.ts';
import { consumeTicket } from '#server/auth/userCenter.ts';
import { detailOf } from '#server/enterprise/applications.ts';
import type { Markup } from '#server/app/pages/page.ts';
import { mountLogout } from './forms.ts';
import { mountWatches } from './watches.ts';
import { mountCalendarPage } from './calendar.ts';
import { mountAddresses } from './addressForms.ts';
import { mountClosing } from './closingForms.ts';
import { mountNotifications } from './notificationForms.ts';
import { mountDevices } from './deviceForms.ts';
import type { Member } from './frame.ts';
import { base, centerPage } from './frame.ts';
import type { Members } from './members.ts';
import { cookie, membersOf, permissionFor, rejectEntry } from './members.ts';
import { honeywell, wholeVehicle } from './pages.ts';
import { verification } from './verification.ts';
import { mountApprovals } from './company/approvalForms.ts';
import { mountCompanyLists } from './company/companyLists.ts';
import { endingContracts, mountContracts } from './company/contracts.ts';
import { mountKeys } from './company/keyForms.ts';
import { mountCompanyLog } from './company/log.ts';
import { mountMembers } from './company/memberForms.ts';
import { membersPath } from './company/branchesPart.ts';
import { dueBillsCard, mountMoney } from './company/moneyPage.ts';
import { mountPaymentPage } from './company/paymentPage.ts';
import { mountTenders } from './company/tenderForms.ts';
import { mountWebhooks } from './company/webhookForms.ts';
import { memberContext } from './memberContext.ts';
import { invitationsTo } from '#server/enterprise/members/invitations.ts';
import type { OwnOrders } from './workplace.ts';
import { workplace } from './workplace.ts';

const minutes = 30;

const mountFiles = (app: Hono): void => {
  const files = { 'center.css': 'text/css', 'countdown.js': 'text/javascript' };
  for (const [name, type] of Object.entries(files)) {
    const content = readFileSync(join(projectRoot, 'server/auth/center', name), 'utf8');
    app.get(`${base}/${name}`, (c) => {
      c.header('Cache-Control', 'no-cache');
      return c.body(content, 200, { 'Content-Type': `${type}; charset=utf-8` });
    });
  }
};

const mountPages = (app: Hono, { visit }: Dependencies, members: Members): void => {
  const place = (path: string, title: string, body: (member: Member, c: HonoContext) => Markup | Promise<Markup>) =>
    app.get(
      `${base}${path}`,
      members(async (c, member) => centerPage(c, member, { path, title, body: await body(member, c) })),
    );

  const ownOrders = async (member: Member, c: HonoContext): Promise<OwnOrders> => {
    const { user, enterprise } = member.account;
    const { db, clock } = visit(c);
    return {
      latest: await ordersOf(db, user.id),
      ...(await openOrdersOf(db, user.id)),
      detail: enterprise && (await detailOf(db, enterprise.id, user.id)),
      openOrders: await openOrdersInFull(db, user.id),
      approvals: await waitingFor(db, memberContext(visit, c, member).user),
      endingQuotes: await endingQuotesOf({ db, clock }, user.id),
      dueTemplates: await dueTemplatesOf(db, user.id, clock.now()),
      uninvoiced: await uninvoicedOrdersOf(db, user.id),
    };
  };

  place('/dashboard/workplace', '工作台', async (member, c) => {
    const context = memberContext(visit, c, member);
    const [invitation] = await invitationsTo(context);
    return html`${
      invitation
        ? html`<p class="notice info">
            ${invitation.inviterName} 邀请您加入 ${invitation.companyZh ?? ''}。<a href="${base}${membersPath}"
              >查看邀请</a
            >
          </p>`
        : ''
    }${await endingContracts(context, member)}${await dueBillsCard(context, member.now)}${workplace(member, await ownOrders(member, c))}`;
  });
  // only the site lists orders
  app.get(
    `${base}/order/list`,
    members((c) => c.redirect(paths.orders, 303)),
  );
  place('/order/mmOrder', '整车订单', (member) => wholeVehicle(member));
  place('/enterprise/verify', '企业认证', async ({ account: { enterprise, user } }, c) =>
    enterprise
      ? verification(await detailOf(visit(c).db, enterprise.id, user.id))
      : html`<section class="card"><p class="empty">个人用户无需企业认证</p></section>`,
  );
  app.get(
    `${base}/business/honeywell`,
    members(async (c, member) => {
      if (!isSpecialEnterprise(member.account.enterprise)) return c.redirect(`${base}/dashboard/workplace`, 303);
      const body = honeywell(member, await ownOrders(member, c));
      return centerPage(c, member, { path: '/business/honeywell', title: '企业专区', body });
    }),
  );
};

/** The demo user center: accepts a ticket once, then shows its pages with its own cookie. */
export const mountUserCenter = (app: Hono, dependencies: Dependencies): void => {
  app.get(base, async (c) => {
    const { db, clock, caller } = dependencies.visit(c);
    const consumed = await consumeTicket({ db, clock }, c.req.query('token') ?? '', base);
    if (!consumed) return rejectEntry(c);
    const secure = dependencies.production || caller.https;
    setCookie(c, cookie, consumed.secret, {
      path: base,
      httpOnly: true,
      sameSite: 'Lax',
      secure,
      maxAge: minutes * 60,
    });
    return c.redirect(`${base}${consumed.target}`, 303);
  });
  const members = membersOf(dependencies);
  mountFiles(app);
  const open = app.routes.length;
  mountPages(app, dependencies, members);
  mountLogout(app, dependencies, members);
  mountAddresses(app, dependencies, members);
  mountMembers(app, dependencies, members);
  mountCompanyLists(app, dependencies, members);
  mountApprovals(app, dependencies, members);
  mountContracts(app, dependencies, members);
  mountTenders(app, dependencies, members);
  mountMoney(app, dependencies, members);
  mountPaymentPage(app, dependencies, members);
  mountKeys(app, dependencies, members);
  mountWebhooks(app, dependencies, members);
  mountCompanyLog(app, dependencies, members);
  mountNotifications(app, dependencies, members);
  mountCalendarPage(app, dependencies, members);
  mountWatches(app, dependencies, members);
  mountDevices(app, dependencies, members);
  mountClosing(app, dependencies, members);
  for (const { method, path } of app.routes.slice(open)) permissionFor(method, path);
};

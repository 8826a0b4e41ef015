import type { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import type { OrderSummary } from '#contract/commerce.ts';
import type { Account } from '../account.ts';
import { accountOf } from '../account.ts';
import { maskedPhone } from '../mask.ts';
import type { World } from '../mount.ts';
import { ordersOf } from '../trade/orders.ts';
import { redeemTicket, workplaceUserOf } from '../userCenter.ts';
import { dateTime, money, timeLeft } from './format.ts';
import { audits, statuses } from './labels.ts';
import { page } from './page.ts';

const cookie = 'workplace';
const minutes = 30;

const badge = ({ zh, tone }: { zh: string; tone: string }) => html`<span class="badge ${tone}">${zh}</span>`;

const accountCard = ({ user, enterprise }: Account) =>
  html`<section class="card">
    <h2>账号信息</h2>
    <dl>
      <div>
        <dt>用户名</dt>
        <dd>${user.name}</dd>
      </div>
      <div>
        <dt>手机号</dt>
        <dd>${maskedPhone(user.phone)}</dd>
      </div>
      <div>
        <dt>企业名称</dt>
        <dd>${enterprise?.name ?? '未填写'}</dd>
      </div>
      <div>
        <dt>企业认证</dt>
        <dd>${enterprise ? badge(audits[enterprise.auditStatus]) : '个人用户，无需认证'}</dd>
      </div>
    </dl>
    ${
      enterprise && enterprise.auditStatus !== 'PASS'
        ? html`<p class="note">请尽快完成企业认证，未认证企业的订单将在下单两天后自动取消。</p>`
        : ''
    }
  </section>`;

const isOpen = ({ status }: OrderSummary): boolean => status === 'SUBMITTED' || status === 'DG_REVIEW';

const cancellation = (order: OrderSummary, now: Date) => {
  if (order.cancelsAt === null || !isOpen(order)) return html`<span class="quiet">—</span>`;
  return html`<time datetime="${order.cancelsAt}" title="${dateTime(new Date(order.cancelsAt))}"
    >${timeLeft(new Date(order.cancelsAt), now)}</time
  >`;
};

const orderRow = (order: OrderSummary, now: Date) =>
  html`<tr>
    <td class="code">${order.orderNo}</td>
    <td>${order.orgPort} → ${order.dstPort}</td>
    <td>
      ${order.vessel} / ${order.voyage}<br /><span class="quiet"
        >开船 ${dateTime(new Date(order.estimatedTimeOfDeparture))}</span
      >
    </td>
    <td class="number">${order.totals.map((total) => html`<div>${money(total)}</div>`)}</td>
    <td>${dateTime(new Date(order.placedAt))}</td>
    <td>${badge(statuses[order.status])}</td>
    <td>${cancellation(order, now)}</td>
  </tr>`;

const workplace = (account: Account, orders: readonly OrderSummary[], now: Date) =>
  html`<header class="bar">
      <strong>会员中心</strong>
      <nav><a href="/">返回商城</a></nav>
    </header>
    <main>
      <h1>工作台</h1>
      ${accountCard(account)}
      <section class="card">
        <h2>我的订单</h2>
        ${
          orders.length === 0
            ? html`<p class="empty">还没有订单，<a href="/">去订舱</a></p>`
            : html`<div class="scroll">
                <table>
                  <thead>
                    <tr>
                      <th>订单号</th>
                      <th>航线</th>
                      <th>船名 / 航次</th>
                      <th>费用合计</th>
                      <th>下单时间</th>
                      <th>状态</th>
                      <th>距自动取消</th>
                    </tr>
                  </thead>
                  <tbody>
                    ${orders.map((order) => orderRow(order, now))}
                  </tbody>
                </table>
              </div>`
        }
      </section>
    </main>`;

const ended = html`<main class="narrow card">
  <h1>登录凭证已失效</h1>
  <p>进入会员中心的凭证只能使用一次，且须在一分钟内使用。请返回商城，重新点击“会员中心”。</p>
  <p><a class="button" href="/">返回商城</a></p>
</main>`;

/** The stand-in for the user center's site: it takes a ticket once, then shows the workplace by its own cookie. */
export const mountWorkplace = (app: Hono, { visit, production }: World, userCenter: string): void => {
  app.get('/user-center', async (c) => {
    const { db, clock, caller } = visit(c);
    const redeemed = await redeemTicket({ db, clock }, c.req.query('token') ?? '', userCenter);
    if (!redeemed) return page(c, { title: '登录凭证已失效', body: ended, status: 401 });
    const secure = production || caller.https;
    setCookie(c, cookie, redeemed.secret, {
      path: '/user-center',
      httpOnly: true,
      sameSite: 'Lax',
      secure,
      maxAge: minutes * 60,
    });
    return c.redirect(`/user-center${redeemed.target}`, 303);
  });

  app.get('/user-center/dashboard/workplace', async (c) => {
    const { db, clock } = visit(c);
    const userId = await workplaceUserOf({ db, clock }, getCookie(c, cookie));
    if (userId === null) return page(c, { title: '登录凭证已失效', body: ended, status: 401 });
    const [account, orders] = [await accountOf(db, userId), await ordersOf(db, userId)];
    return page(c, { title: '会员中心 - 工作台', body: workplace(account, orders, clock.now()), refreshSeconds: 60 });
  });
};

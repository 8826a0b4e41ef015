import { html } from 'hono/html';
import type { OrderSummary } from '#contract/ordering.ts';
import type { OpenSession } from '../../signedInDevices.ts';
import { dateTime, deviceName } from '../format.ts';
import { wholeVehicleStatuses } from '../labels.ts';
import type { Markup } from '../page.ts';
import type { Member } from './frame.ts';
import { badge, base } from './frame.ts';
import { orderTable } from './orders.ts';

/** The whole-vehicle orders of the trucking brand. */
export const wholeVehicle = ({ account: { wholeVehicleOrders } }: Member): Markup =>
  html`<section class="card">
    ${
      wholeVehicleOrders.length === 0
        ? html`<p class="empty">还没有整车订单</p>`
        : html`<table class="cards">
            <thead>
              <tr>
                ${['订单号', '线路', '货物', '下单时间', '状态'].map((name) => html`<th scope="col">${name}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${wholeVehicleOrders.map(
                (order) =>
                  html`<tr>
                    <th scope="row" class="code">${order.orderNo}</th>
                    <td data-label="线路">${order.origin} → ${order.destination}</td>
                    <td data-label="货物">${order.goods}</td>
                    <td data-label="下单时间">${dateTime(order.placedAt).slice(0, 16)}</td>
                    <td data-label="状态">${badge(wholeVehicleStatuses[order.status])}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </section>`;

/** Where the user is signed in, and the way to end it. */
export const security = (sessions: readonly OpenSession[], { tokenHash }: Member): Markup =>
  html`<section class="card">
    <p class="note">以下设备已登录本账号。如有不认识的设备，请将其退出并修改密码。</p>
    <ul class="sessions">
      ${sessions.map(
        (session) =>
          html`<li>
            <div>
              <b>${deviceName(session.device)}</b>${
                session.tokenHash === tokenHash ? badge({ zh: '当前设备', tone: 'good' }) : ''
              }
              <span class="quiet line"
                >登录于 ${dateTime(session.createdAt).slice(0, 16)}，最近使用
                ${dateTime(session.lastSeenAt).slice(0, 16)}</span
              >
            </div>
            <form method="post" action="${base}/account/sessions/revoke">
              <input type="hidden" name="session" value="${session.tokenHash}" />
              <button class="plain">退出该设备</button>
            </form>
          </li>`,
      )}
    </ul>
  </section>`;

/** The special enterprise's own business page. */
export const honeywell = ({ account, now }: Member, orders: readonly OrderSummary[]): Markup =>
  html`<section class="card special">
      <p class="quiet">专属企业服务</p>
      <h2>${account.enterprise?.name ?? ''}</h2>
      <p>企业代码 <b class="code">${account.enterprise?.mcpCode ?? ''}</b></p>
      <p>
        <a class="button" href="/shippingFcl">查船期、订舱</a>
        <a class="button light" href="${base}/dashboard/workplace">进入工作台</a>
      </p>
    </section>
    <section class="card">
      <h2>企业订单<a class="more" href="${base}/order/list">全部订单</a></h2>
      ${orderTable(orders, now)}
    </section>`;

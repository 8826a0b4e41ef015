import { html } from 'hono/html';
import { paths } from '#contract/app/routes.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import { wholeVehicleStatuses } from '#server/app/pages/labels.ts';
import type { Markup } from '#server/app/pages/page.ts';
import type { Member } from './frame.ts';
import { badge } from './frame.ts';
import { orderTable } from './orders.ts';
import { deadlineCard, taskCard } from './tasks.ts';
import type { OwnOrders } from './workplace.ts';

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
                    <td data-label="下单时间">${dateMinute(order.placedAt)}</td>
                    <td data-label="状态">${badge(wholeVehicleStatuses[order.status])}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </section>`;

/** Order links of the special enterprise. */
const services = [
  ['海运整箱', paths.shippingFcl],
  ['海运拼箱', paths.shippingLcl],
  ['罐箱运输', paths.tankIndex],
  ['航空货运', paths.airLift],
  ['化工仓储', paths.warehouse],
  ['国内整车', paths.domesticTrade],
  ['化工品商城', paths.business],
  ['核对危险货物', paths.dgdesk],
] as const;

/** The special enterprise's business page: pending tasks, order links, its latest orders. */
export const honeywell = (member: Member, orders: OwnOrders): Markup => {
  const { account, now } = member;
  return html`<section class="card special">
      <p class="quiet">专属企业服务</p>
      <h2>${account.enterprise?.name ?? ''}</h2>
      <p>
        企业代码 <b class="code">${account.enterprise?.mcpCode ?? ''}</b> · 进行中订单 <b>${orders.open}</b> ·
        三天内到期的报价 <b>${orders.endingQuotes.length}</b>
      </p>
      <ul class="doors" aria-label="下单入口">
        ${services.map(([name, href]) => html`<li><a href="${href}">${name}</a></li>`)}
      </ul>
    </section>
    <div class="pair">${taskCard(orders, now)} ${deadlineCard(orders, now)}</div>
    <section class="card">
      <h2>企业订单<a class="more" href="${paths.orders}">全部订单</a></h2>
      ${orderTable(orders.latest, now)}
    </section>`;
};

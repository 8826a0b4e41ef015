import { html } from 'hono/html';
import { paths } from '#contract/app/routes.ts';
import type { OrderSummary } from '#contract/orders/orderCalls.ts';
import { dateMinute } from '#service/app/pages/format.ts';
import { wholeVehicleStatuses } from '#service/app/pages/labels.ts';
import type { Markup } from '#service/app/pages/page.ts';
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
                    <td data-label="下单时间">${dateMinute(order.placedAt)}</td>
                    <td data-label="状态">${badge(wholeVehicleStatuses[order.status])}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
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
      <h2>企业订单<a class="more" href="${paths.orders}">全部订单</a></h2>
      ${orderTable(orders, now)}
    </section>`;

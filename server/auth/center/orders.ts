import { html } from 'hono/html';
import { pathTo } from '#contract/app/routes.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderSummary } from '#contract/orders/orderCalls.ts';
import { isEndedEarly } from '#machines/orders/orderRights.ts';
import { dateMinute, dateTime, money, timeLeft } from '#server/app/pages/format.ts';
import { orderLabel } from '#server/app/pages/labels.ts';
import type { Markup } from '#server/app/pages/page.ts';
import { badge } from './frame.ts';

/** The time left until a deadline; the page's script counts it down. */
export const countdown = (deadline: string, now: Date) =>
  html`<time datetime="${deadline}" data-deadline title="${dateTime(new Date(deadline))} 自动取消"
    >${timeLeft(new Date(deadline), now)}</time
  >`;

/** The site's page of an order. */
const orderHref = (orderNo: string): string => pathTo('order', orderNo);

/** Vessel or carrier with the departure; empty for an order without. */
const carriage = ({ carriageZh, departsAt }: OrderSummary) =>
  [carriageZh, departsAt === null ? '' : `${dateMinute(departsAt)} 开船`]
    .filter((text) => text !== '')
    .map((text) => html`<span class="quiet line">${text}</span>`);

const orderRow = (order: OrderSummary, now: Date, owners?: ReadonlyMap<string, string>) =>
  html`<tr>
    <th scope="row" class="code"><a href="${orderHref(order.orderNo)}">${order.orderNo}</a></th>
    <td data-label="业务" class="business">
      ${allServices[order.line].nameZh}${order.isDangerous ? html`<span class="quiet line">危险品</span>` : ''}
    </td>
    <td data-label="线路与承运"><span>${order.routeZh}${carriage(order)}</span></td>
    <td data-label="费用合计" class="number${isEndedEarly(order.status) ? ' quiet' : ''}">
      ${order.totals.map((total) => html`<span class="line">${money(total)}</span>`)}
    </td>
    <td data-label="下单时间">${dateMinute(order.placedAt)}</td>
    ${owners ? html`<td data-label="同事">${owners.get(order.orderNo) ?? ''}</td>` : ''}
    <td data-label="状态">
      <span
        >${badge(orderLabel(order.line, order.status))}${
          order.cancelsAt === null
            ? ''
            : html`<span class="line nowrap">${countdown(order.cancelsAt, now)} 后自动取消</span>`
        }</span
      >
    </td>
  </tr>`;

/** Orders as a table, with their owners if `owners` has names; narrow screens show it as cards. */
export const orderTable = (orders: readonly OrderSummary[], now: Date, owners?: ReadonlyMap<string, string>): Markup =>
  orders.length === 0
    ? html`<p class="empty">还没有订单，<a href="/">去查价格、下单</a></p>`
    : html`<table class="cards">
        <thead>
          <tr>
            ${['订单号', '业务', '线路与承运', '费用合计', '下单时间', ...(owners ? ['同事'] : []), '状态'].map(
              (name) => html`<th scope="col" class="${name === '费用合计' ? 'number' : ''}">${name}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${orders.map((order) => orderRow(order, now, owners))}
        </tbody>
      </table>`;

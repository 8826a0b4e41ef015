import { html } from 'hono/html';
import { paths } from '#contract/app/routes.ts';
import type { OrderSummary } from '#contract/orders/orderCalls.ts';
import type { EnterpriseDetail } from '#contract/enterprise/enterprise.ts';
import { maskedPhone } from '#server/http/logging/mask.ts';
import { audits } from '#server/app/pages/labels.ts';
import type { Markup } from '#server/app/pages/page.ts';
import type { Member } from './frame.ts';
import { badge, fact } from './frame.ts';
import { orderTable } from './orders.ts';
import type { Waiting } from './tasks.ts';
import { deadlineCard, taskCard } from './tasks.ts';

const notices = (detail: EnterpriseDetail | null): Markup | '' =>
  detail?.status === 'REVIEWING'
    ? html`<p class="notice info">企业认证资料正在审核中，审核通过前，订单仍按两天的时限自动取消。</p>`
    : '';

/** A member's latest orders, the number of open ones, and pending tasks. */
export interface OwnOrders extends Waiting {
  latest: readonly OrderSummary[];
  open: number;
}

const figures = ({ open, endingQuotes, uninvoiced }: OwnOrders, { account }: Member) =>
  html`<dl class="figures">
    ${fact('企业认证', account.enterprise ? badge(audits[account.enterprise.auditStatus]) : '个人用户，无需认证')}
    ${fact('进行中订单', open)} ${fact('三天内到期的报价', endingQuotes.length)}
    ${
      account.wholeVehicleOrders.length > 0
        ? fact('整车订单', account.wholeVehicleOrders.length)
        : fact('可开票订单', uninvoiced)
    }
  </dl>`;

const accountCard = ({ account: { user, enterprise } }: Member) =>
  html`<section class="card">
    <h2>账号信息</h2>
    <dl class="facts">
      ${fact('用户名', user.name)} ${fact('手机号', maskedPhone(user.phone))}
      ${fact('账号类型', enterprise ? '企业' : '个人')}
      ${
        enterprise
          ? html`${fact('企业名称', enterprise.name ?? '未填写')}
            ${fact('企业代码', enterprise.mcpCode ?? '认证后生成')}`
          : ''
      }
    </dl>
  </section>`;

/** The workplace: pending tasks, the next deadlines, the latest orders, the account. */
export const workplace = (member: Member, orders: OwnOrders): Markup =>
  html`${notices(orders.detail)}
    <div class="pair">${taskCard(orders, member.now)} ${deadlineCard(orders, member.now)}</div>
    ${figures(orders, member)}
    <section class="card">
      <h2>最近订单<a class="more" href="${paths.orders}">全部订单</a></h2>
      ${orderTable(orders.latest, member.now)}
    </section>
    ${accountCard(member)}`;

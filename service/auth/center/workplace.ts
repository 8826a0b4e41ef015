import { html } from 'hono/html';
import { paths } from '#contract/app/routes.ts';
import type { OrderSummary } from '#contract/orders/orderCalls.ts';
import type { EnterpriseDetail } from '#contract/enterprise/enterprise.ts';
import { maskedPhone } from '#service/http/mask.ts';
import { audits } from '#service/app/pages/labels.ts';
import type { Markup } from '#service/app/pages/page.ts';
import type { Member } from './frame.ts';
import { badge, verifyHref } from './frame.ts';
import { countdown, orderTable } from './orders.ts';

const notices = (detail: EnterpriseDetail | null): Markup | '' => {
  switch (detail?.status) {
    case 'NONE':
      return html`<p class="notice warn">
        请尽快完成企业认证，未认证企业的订单将在下单两天后自动取消。<a class="button" href="${verifyHref}">去认证</a>
      </p>`;
    case 'REVIEWING':
      return html`<p class="notice info">企业认证资料正在审核中，审核通过前，订单仍按两天的时限自动取消。</p>`;
    case 'REJECTED':
      return html`<p class="notice bad">
        企业认证未通过：${detail.reason ?? '请核对资料'}<a class="button" href="${verifyHref}">重新提交</a>
      </p>`;
    default:
      return '';
  }
};

const figure = (name: string, value: Markup | string | number) =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/**
 * A member's orders: the latest, the number of open ones, and the next automatic cancellation for lack of verification.
 */
interface OwnOrders {
  latest: readonly OrderSummary[];
  open: number;
  nextCancelsAt: string | null;
}

const figures = ({ open, nextCancelsAt }: OwnOrders, { account, now }: Member) =>
  html`<dl class="figures">
    ${figure('企业认证', account.enterprise ? badge(audits[account.enterprise.auditStatus]) : '个人用户，无需认证')}
    ${figure('进行中订单', open)}
    ${figure('最近一单自动取消', nextCancelsAt === null ? '无' : countdown(nextCancelsAt, now))}
    ${figure('整车订单', account.wholeVehicleOrders.length)}
  </dl>`;

const accountCard = ({ account: { user, enterprise } }: Member) =>
  html`<section class="card">
    <h2>账号信息</h2>
    <dl class="facts">
      ${figure('用户名', user.name)} ${figure('手机号', maskedPhone(user.phone))}
      ${figure('账号类型', enterprise ? '企业' : '个人')}
      ${
        enterprise
          ? html`${figure('企业名称', enterprise.name ?? '未填写')}
            ${figure('企业代码', enterprise.mcpCode ?? '认证后生成')}`
          : ''
      }
    </dl>
  </section>`;

/** The workplace: open tasks, the latest orders, the account. */
export const workplace = (member: Member, orders: OwnOrders, detail: EnterpriseDetail | null): Markup =>
  html`${notices(detail)} ${figures(orders, member)}
    <section class="card">
      <h2>最近订单<a class="more" href="${paths.orders}">全部订单</a></h2>
      ${orderTable(orders.latest, member.now)}
    </section>
    ${accountCard(member)}`;

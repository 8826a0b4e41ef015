import { html } from 'hono/html';
import type { OrderSummary } from '#contract/commerce.ts';
import type { EnterpriseDetail } from '#contract/enterprise.ts';
import { openStatuses } from '#machines/orderLife.ts';
import { maskedPhone } from '../../mask.ts';
import { audits } from '../labels.ts';
import type { Markup } from '../page.ts';
import type { Member } from './frame.ts';
import { badge, base, verifyHref } from './frame.ts';
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

const figures = (orders: readonly OrderSummary[], { account, now }: Member) => {
  const open = orders.filter(({ status }) => openStatuses.includes(status));
  const next = open.flatMap(({ cancelsAt }) => cancelsAt ?? []).toSorted()[0];
  return html`<dl class="figures">
    ${figure('企业认证', account.enterprise ? badge(audits[account.enterprise.auditStatus]) : '个人用户，无需认证')}
    ${figure('进行中订单', open.length)} ${figure('最近一单自动取消', next === undefined ? '无' : countdown(next, now))}
    ${figure('整车订单', account.wholeVehicleOrders.length)}
  </dl>`;
};

const accountCard = ({ account: { user, enterprise } }: Member) =>
  html`<section class="card">
    <h2>账号信息</h2>
    <dl class="facts">
      ${figure('用户名', user.name)} ${figure('手机号', maskedPhone(user.phone))}
      ${figure('企业名称', enterprise ? (enterprise.name ?? '未填写') : '个人用户')}
      ${figure('企业代码', enterprise?.mcpCode ?? '认证后生成')}
    </dl>
  </section>`;

/** The workplace: what needs doing, the latest orders, the account. */
export const workplace = (member: Member, orders: readonly OrderSummary[], detail: EnterpriseDetail | null): Markup =>
  html`${notices(detail)} ${figures(orders, member)}
    <section class="card">
      <h2>最近订单<a class="more" href="${base}/order/fcl">全部订单</a></h2>
      ${orderTable(orders.slice(0, 5), member.now)}
    </section>
    ${accountCard(member)}`;

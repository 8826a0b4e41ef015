import { html } from 'hono/html';
import { pathTo } from '#contract/app/routes.ts';
import { ruleClasses } from '#contract/enterprise/approvalRules.ts';
import { companyRoleNames, isAllowed } from '#contract/enterprise/companyRoles.ts';
import { isSettled } from '#contract/orders/reviewTraits.ts';
import { limits } from '#contract/protocol/limits.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { dateMinute, money, timeLeft } from '#server/app/pages/format.ts';
import type { Markup } from '#server/app/pages/page.ts';
import { approvalMessages } from '#server/enterprise/approvals/messages.ts';
import type { ApprovalRule } from '#server/enterprise/approvals/rules.ts';
import { ruleText } from '#server/enterprise/approvals/rules.ts';
import type { Colleague } from '#server/enterprise/members/colleagues.ts';
import type { Alternative } from '#server/orders/approvals/alternatives.ts';
import type { WaitingOrder } from '#server/orders/approvals/readApprovals.ts';
import { itemText } from '#server/orders/documents/bookingNoteText.ts';
import { base, doneNotice, fact, firstInvalid, hidden, textLines } from '../frame.ts';

/** The pages' paths within the user center. */
export const approvalsPath = '/company/approvals';
export const rulesPath = '/company/approvalRules';

/** The form of a rule as typed, and the field for which it was rejected. */
export interface TypedRule {
  values: Readonly<Record<string, string>>;
  field: string | undefined;
}

/** A waiting order with the sailings that the member may prefer. */
export type DecidableOrder = WaitingOrder & { alternatives: readonly Alternative[] };

const list = (title: string, texts: readonly string[]): Markup | '' =>
  texts.length === 0
    ? ''
    : html`<h3>${title}</h3>
        <ul class="plainList">
          ${texts.map((text) => html`<li>${text}</li>`)}
        </ul>`;

const hazardOf = (dangerous: NonNullable<WaitingOrder['order']['cargo'][number]['dangerous']>): string => {
  const { unNumber, hazardClass, subsidiaryHazards, packingGroup } = dangerous;
  const subsidiary = subsidiaryHazards.length > 0 ? `（${subsidiaryHazards.join('、')}）` : '';
  return `UN ${unNumber}，${hazardClass} 类${subsidiary}${packingGroup ? `，包装类别 ${packingGroup}` : ''}`;
};

const goodsOf = ({ order }: WaitingOrder): string[] =>
  order.cargo.map(({ nameZh, packages, grossKg, dangerous }) =>
    [nameZh, `${packages} 件`, `${grossKg.toLocaleString('en')} kg`, dangerous && hazardOf(dangerous)]
      .filter(Boolean)
      .join(' · '),
  );

const alternativeText = ({ vessel, voyage, departsAt, transitDays, totals, isOrdered }: Alternative): string =>
  [
    `${vessel} / ${voyage}`,
    `${dateMinute(departsAt)} 开船`,
    `${transitDays} 天`,
    totals.map(money).join(' + '),
    ...(isOrdered ? ['本订单航次'] : []),
  ].join(' · ');

/** The number of an item that a finding is about, before its text. */
const findingText = ({ path, words }: { path: string; words: string }): string => {
  const [part, index] = path.split('.');
  return part === 'cargo' && index !== undefined ? `货物 ${Number(index) + 1}：${words}` : words;
};

const waitingCard = (order: DecidableOrder, now: Date, typed: { orderNo: string; note: string } | null): Markup => {
  const {
    orderNo,
    line,
    routeZh,
    carriageZh,
    totals,
    approval,
    requester,
    reviewReasons,
    departsAt,
    version,
    alternatives,
  } = order;
  const findings = reviewReasons.filter((reason) => !isSettled(reason)).map(findingText);
  const goods = goodsOf(order);
  const isTyped = typed?.orderNo === orderNo;
  return html`<section class="card" aria-label="订单 ${orderNo}">
    <h2><a href="${pathTo('order', orderNo)}">${orderNo}</a></h2>
    <dl class="facts">
      ${fact('下单人', requester)} ${fact('审批规则', approval.reasons.join('；'))}
      ${fact('业务与线路', textLines([allServices[line].nameZh, routeZh, carriageZh, itemText(order, allServices[line])].filter((text) => text !== '')))}
      ${departsAt ? fact('启运', dateMinute(departsAt)) : ''} ${fact('费用合计', textLines(totals.map(money)))}
      ${fact(
        '价格保留至',
        html`${dateMinute(approval.dueAt)}<span class="quiet line"
            >剩 ${timeLeft(approval.dueAt, now)}，逾期订单失效</span
          >`,
      )}
    </dl>
    ${list('货物', goods)} ${list('同航线的航次（公布价，不含附加服务）', alternatives.map(alternativeText))}
    ${list('危险品核对（通过后由平台专员审核）', findings)}
    <form method="post" action="${base}${approvalsPath}/grant" class="stacked">
      ${hidden('orderNo', orderNo)} ${hidden('version', String(version))}
      <p class="inline">
        <button class="button" aria-label="审批通过 ${orderNo}">审批通过</button>
        <a class="plain" href="${pathTo('order', orderNo)}" aria-label="查看订单 ${orderNo}">查看订单</a>
      </p>
    </form>
    <details ${isTyped ? 'open' : ''}>
      <summary aria-label="退回 ${orderNo}">退回</summary>
      <form method="post" action="${base}${approvalsPath}/return" class="stacked wide" novalidate>
        ${hidden('orderNo', orderNo)} ${hidden('version', String(version))}
        <label
          >退回原因（下单人可见）
          <input
            name="note"
            value="${isTyped ? typed.note : ''}"
            autocomplete="off"
            ${isTyped ? firstInvalid : ''}
            required
        /></label>
        <p><button class="button" aria-label="确认退回 ${orderNo}">确认退回</button></p>
      </form>
    </details>
  </section>`;
};

/** The orders that wait for the member's decision, each with the reason. */
export const approvalsPage = (
  orders: readonly DecidableOrder[],
  { now, isSaved, typed }: { now: Date; isSaved: boolean; typed: { orderNo: string; note: string } | null },
): Markup =>
  html`${isSaved ? doneNotice('已处理') : ''}
  ${
    orders.length === 0
      ? html`<section class="card"><p class="empty">没有待您审批的订单</p></section>`
      : html`<p class="quiet" role="status">共 ${orders.length} 个订单待您审批，最先到期的在前</p>
          ${orders.map((order) => waitingCard(order, now, typed))}`
  }`;

const approversText = ({ approvers }: ApprovalRule, people: readonly Colleague[]): Markup => {
  const nameOf = (id: string) => people.find(({ userId }) => userId === id)?.name ?? '已离开的同事';
  return textLines(
    approvers.map(({ userId, substituteId }) =>
      substituteId === null ? nameOf(userId) : `${nameOf(userId)}（代理人 ${nameOf(substituteId)}）`,
    ),
  );
};

const rulesCard = (rules: readonly ApprovalRule[], people: readonly Colleague[]): Markup =>
  html`<section class="card">
    <h2>现行规则 <span class="count">${rules.length}</span></h2>
    ${
      rules.length === 0
        ? html`<p class="empty">没有规则，同事的订单直接提交平台</p>`
        : html`<table class="cards">
            <thead>
              <tr>
                ${['须审批的订单', '审批人', '操作'].map((name) => html`<th scope="col">${name}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${rules.map(
                (rule) =>
                  html`<tr>
                    <th scope="row">${ruleText(rule.conditions)}</th>
                    <td data-label="审批人">${approversText(rule, people)}</td>
                    <td data-label="操作">
                      <form method="post" action="${base}${rulesPath}/remove" class="inline">
                        ${hidden('id', rule.id)}
                        <button class="plain" aria-label="删除规则：${ruleText(rule.conditions)}">删除</button>
                      </form>
                    </td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
    <p class="note">
      订舱员的订单符合任一规则即须审批；一位审批人或其代理人决定即可，最长 ${limits.approvalHours}
      小时且不超过报价的有效期。所有者与管理员的订单不须审批；没有人审批自己的订单。
    </p>
  </section>`;

const options = (choices: readonly (readonly [string, string])[], chosen = ''): Markup =>
  html`${choices.map(
    ([value, name]) => html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${name}</option>`,
  )}`;

const formCard = (people: readonly Colleague[], { values, field }: TypedRule): Markup => {
  const fit = people
    .filter(({ role }) => isAllowed(role, 'order.approve'))
    .map(({ userId, name, role }) => [userId, `${name} · ${companyRoleNames[role]}`] as const);
  const faultOf = (name: string): Markup | '' => (name === field ? firstInvalid : '');
  const select = (name: string, label: string, choices: readonly (readonly [string, string])[]): Markup =>
    html`<label
      >${label}
      <select name="${name}" ${faultOf(name)}>
        ${options(choices, values[name])}
      </select></label
    >`;
  const input = (name: string, label: string, attributes: Markup | '' = ''): Markup =>
    html`<label
      >${label} <input name="${name}" value="${values[name] ?? ''}" autocomplete="off" ${attributes} ${faultOf(name)}
    /></label>`;
  const nobody = ['', '无'] as const;
  const hints = { amount: '如 50000，不限则不填', port: '不限则不填' };
  return html`<section class="card">
    <h2>新增规则</h2>
    <p class="note">各项条件须同时符合；都不填则所有订单须审批。</p>
    <form id="rule" method="post" action="${base}${rulesPath}/add" class="stacked wide" novalidate>
      ${input('minimum', '费用合计达到', html`inputmode="decimal" placeholder="${hints.amount}"`)}
      ${select('currency', '币种（两种币种的费用按参考汇率合计）', [
        ['1', '人民币 ¥'],
        ['2', '美元 $'],
      ])}
      ${select('line', '业务', [
        ['', '不限'],
        ...Object.entries(allServices).map(([code, { nameZh }]) => [code, nameZh] as const),
      ])}
      ${input('origin', '起运港（五字代码或中文名）', html`placeholder="${hints.port}"`)}
      ${input('destination', '目的港（五字代码或中文名）', html`placeholder="${hints.port}"`)}
      ${select('dangerous', '危险品', [
        ['', '不限'],
        ...ruleClasses.map((each) => [each, each === 'any' ? '任何危险品' : approvalMessages.dangerous(each)] as const),
      ])}
      ${Array.from({ length: limits.approversMax }, (_, index) => index + 1).map(
        (place) => html`
          ${select(`approver${place}`, `审批人 ${place}`, place === 1 ? [['', '请选择'], ...fit] : [nobody, ...fit])}
          ${select(`substitute${place}`, `审批人 ${place} 的代理人`, [nobody, ...fit])}
        `,
      )}
      <p><button class="button">新增规则</button></p>
    </form>
  </section>`;
};

/** A company's approval rules, and the form that adds one. */
export const rulesPage = (
  rules: readonly ApprovalRule[],
  people: readonly Colleague[],
  { isSaved, typed }: { isSaved: boolean; typed: TypedRule },
): Markup => html`${isSaved ? doneNotice('已保存') : ''} ${rulesCard(rules, people)} ${formCard(people, typed)}`;

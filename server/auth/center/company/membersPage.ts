import { html } from 'hono/html';
import type { CompanyRole } from '#contract/enterprise/companyRoles.ts';
import {
  companyRoleNames,
  companyRoles,
  companyRoleTexts,
  isAllowed,
  rolesGivenBy,
} from '#contract/enterprise/companyRoles.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { Markup } from '#server/app/pages/page.ts';
import type { Branch } from '#server/enterprise/members/branches.ts';
import type { Invitation } from '#server/enterprise/members/invitations.ts';
import type { Colleague } from '#server/enterprise/members/colleagues.ts';
import { maskedPhone } from '#server/http/logging/mask.ts';
import type { Member } from '../frame.ts';
import { badge, doneNotice, firstInvalid, hidden, verifyHref } from '../frame.ts';
import { action, branchesCard, branchField } from './branchesPart.ts';

/** An invitation as typed into the form. */
export interface TypedInvitation {
  recipient: string;
  role: string;
}

/** The data of the page of colleagues. */
export interface MembersPage {
  colleagues: readonly Colleague[];
  branches: readonly Branch[];
  /** The rejected name of a branch. */
  typedBranch: string | undefined;
  /** Invitations sent by the company, and those to this user. */
  sent: readonly Invitation[];
  received: readonly Invitation[];
  typed: TypedInvitation;
  isRejected: boolean;
  isSaved: boolean;
}

const roleOptions = (roles: readonly CompanyRole[], chosen: string): Markup =>
  html`${roles.map(
    (role) => html`<option value="${role}" ${role === chosen ? 'selected' : ''}>${companyRoleNames[role]}</option>`,
  )}`;

/** Invitations to this user, with the effect of accepting one. */
const receivedCard = ({ received }: MembersPage): Markup | '' =>
  received.length === 0
    ? ''
    : html`<section class="card">
        <h2>收到的邀请</h2>
        ${received.map(
          ({ id, companyZh, inviterName, role, expiresAt }) =>
            html`<p>
                ${inviterName} 邀请您加入
                <b>${companyZh ?? ''}</b>，角色：<b>${companyRoleNames[role]}</b>（${companyRoleTexts[role]}）。
                <span class="quiet line">${dateMinute(expiresAt)} 前有效</span>
              </p>
              <div class="inline">
                <form method="post" action="${action('accept')}">
                  ${hidden('id', id)}
                  <button class="button" aria-label="接受${companyZh ?? ''}的邀请">接受邀请</button>
                </form>
                <form method="post" action="${action('decline')}">
                  ${hidden('id', id)}
                  <button class="button light" aria-label="谢绝${companyZh ?? ''}的邀请">谢绝</button>
                </form>
              </div>`,
        )}
        <p class="note">
          接受后，您今后的订单与报价属于该公司，同事可以查看；您的地址簿并入公司的地址簿，未通过的认证申请将删除。此前的订单与报价仍只有您自己可见。
        </p>
      </section>`;

/** Who takes over from a leaving colleague. */
const heirField = (colleagues: readonly Colleague[], leaving: string, chosen: string): Markup =>
  html`<label
    >其订单、询价、报价、模板交给
    <select name="heir">
      ${colleagues
        .filter(({ userId }) => userId !== leaving)
        .map(
          ({ userId, name }) => html`<option value="${userId}" ${userId === chosen ? 'selected' : ''}>${name}</option>`,
        )}
    </select></label
  >`;

const colleagueRow = (page: MembersPage, { account }: Member, colleague: Colleague): Markup => {
  const { userId, name, phone, role } = colleague;
  const { id: own, companyRole } = account.user;
  const given = rolesGivenBy(companyRole);
  const isManaged = page.colleagues.length > 1 && given.includes(role);
  const removal =
    isManaged && userId !== own
      ? html`<details>
          <summary aria-label="移出${name}">移出公司</summary>
          <form method="post" action="${action('remove')}" class="stacked wide">
            ${hidden('member', userId)} ${heirField(page.colleagues, userId, own)}
            <p><button class="button" aria-label="确认移出${name}">确认移出</button></p>
          </form>
        </details>`
      : '';
  return html`<tr>
    <th scope="row">
      ${name}${userId === own ? html` ${badge({ zh: '我', tone: 'good' })}` : ''}
      <span class="quiet line">${maskedPhone(phone)}</span>
    </th>
    <td data-label="角色">
      ${
        isManaged
          ? html`<form method="post" action="${action('role')}" class="inline">
              ${hidden('member', userId)}
              <select name="role" aria-label="${name}的角色">
                ${roleOptions(given, role)}
              </select>
              <button class="plain" aria-label="保存${name}的角色">保存</button>
            </form>`
          : companyRoleNames[role]
      }
    </td>
    ${
      page.branches.length === 0
        ? ''
        : html`<td data-label="分支机构">
            ${branchField(page.branches, colleague, isAllowed(companyRole, 'company.manage'))}
          </td>`
    }
    <td data-label="操作">${removal}</td>
  </tr>`;
};

const colleaguesCard = (page: MembersPage, member: Member): Markup =>
  html`<section class="card">
    <h2>同事 <span class="count">${page.colleagues.length}</span></h2>
    <table class="cards">
      <thead>
        <tr>
          ${['姓名与手机号', '角色', ...(page.branches.length === 0 ? [] : ['分支机构']), '操作'].map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${page.colleagues.map((colleague) => colleagueRow(page, member, colleague))}
      </tbody>
    </table>
    <details>
      <summary>各角色的权限</summary>
      <dl class="facts">
        ${companyRoles.map(
          (role) =>
            html`<div>
              <dt>${companyRoleNames[role]}</dt>
              <dd>${companyRoleTexts[role]}</dd>
            </div>`,
        )}
      </dl>
    </details>
  </section>`;

const sentRow = ({ id, recipient, role, inviterName, expiresAt }: Invitation): Markup =>
  html`<tr>
    <th scope="row">${recipient}</th>
    <td data-label="角色">${companyRoleNames[role]}</td>
    <td data-label="邀请人">${inviterName}<span class="quiet line">${dateMinute(expiresAt)} 前有效</span></td>
    <td data-label="操作">
      <form method="post" action="${action('withdraw')}" class="inline">
        ${hidden('id', id)}<button class="plain" aria-label="撤回对${recipient}的邀请">撤回</button>
      </form>
    </td>
  </tr>`;

const inviteCard = (page: MembersPage, { account: { user, enterprise } }: Member): Markup => {
  if (enterprise?.auditStatus !== 'PASS')
    return html`<section class="card">
      <h2>邀请同事</h2>
      <p>企业认证通过后，可以邀请同事一起处理订单。</p>
      <p><a class="button" href="${verifyHref}">去认证</a></p>
    </section>`;
  const fault = page.isRejected ? firstInvalid : '';
  return html`<section class="card">
    <h2>邀请同事</h2>
    <form id="invite" method="post" action="${action('invite')}" class="stacked wide" novalidate>
      <label
        >同事的手机号或邮箱
        <input name="recipient" value="${page.typed.recipient}" autocomplete="off" ${fault} required
      /></label>
      <label
        >角色
        <select name="role">
          ${roleOptions(rolesGivenBy(user.companyRole), page.typed.role)}
        </select></label
      >
      <p><button class="button">发出邀请</button></p>
    </form>
    <p class="note">请同事用该手机号登录（或在“通知设置”验证该邮箱），在本页接受邀请。邀请 7 天内有效。</p>
    ${
      page.sent.length === 0
        ? ''
        : html`<h3>等待接受</h3>
            <table class="cards">
              <thead>
                <tr>
                  ${['手机号或邮箱', '角色', '邀请人', '操作'].map((name) => html`<th scope="col">${name}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${page.sent.map(sentRow)}
              </tbody>
            </table>`
    }
  </section>`;
};

const leaveCard = ({ colleagues }: MembersPage, { account: { user } }: Member): Markup | '' =>
  colleagues.length < 2
    ? ''
    : html`<section class="card">
        <h2>退出公司</h2>
        <p>退出后，您不能再查看公司的订单；您为公司所做的订单、询价、报价与您的模板交给一位同事。</p>
        <form method="post" action="${action('leave')}" class="stacked wide">
          ${heirField(colleagues, user.id, '')}
          <p><button class="plain">退出公司</button></p>
        </form>
      </section>`;

/** The members of a company with their roles, invitations in both directions, and how to leave. */
export const membersPage = (page: MembersPage, member: Member): Markup => {
  const { user, enterprise } = member.account;
  return html`${page.isSaved ? doneNotice('已保存') : ''} ${receivedCard(page)}
  ${enterprise === null ? html`<section class="card"><p class="empty">个人用户没有公司</p></section>` : ''}
  ${enterprise === null ? '' : colleaguesCard(page, member)}
  ${
    enterprise !== null && isAllowed(user.companyRole, 'company.manage')
      ? html`${inviteCard(page, member)} ${branchesCard(page)}`
      : ''
  }
  ${leaveCard(page, member)}`;
};

import { html } from 'hono/html';
import type { Markup } from '#server/app/pages/page.ts';
import type { Choice } from '#server/notifications/choices.ts';
import { choiceName } from '#server/notifications/choices.ts';
import type { Channel, NotificationKind } from '#server/notifications/kinds.ts';
import { allKinds, notificationKinds } from '#server/notifications/kinds.ts';
import { base, doneNotice, hidden, invalid } from './frame.ts';

/** The data of the page of messages. */
export interface NotificationPage {
  isMailOn: boolean;
  /** The verified e-mail address. */
  verified: string | null;
  /** The address whose code was mailed. */
  pending: string | null;
  choices: readonly Choice[];
  isSaved: boolean;
  /** The field for which the last form was rejected, and its typed value. */
  rejected: 'email' | 'code' | null;
  typed: string;
}

const path = `${base}/account/notifications`;

const addressForm = ({ verified, rejected, typed }: NotificationPage): Markup =>
  html`<form method="post" action="${path}/email" class="stacked" novalidate>
    <label
      >${verified === null ? '邮箱地址' : '更换为'}
      <input
        name="email"
        type="email"
        autocomplete="email"
        value="${rejected === 'email' ? typed : ''}"
        ${rejected === 'email' ? invalid : ''}
        required
    /></label>
    <p><button class="plain">发送邮箱验证码</button></p>
  </form>`;

const codeForm = ({ pending, rejected, typed }: NotificationPage): Markup | '' =>
  pending === null
    ? ''
    : html`<form method="post" action="${path}/email/verify" class="stacked" novalidate>
        <p class="note" role="status">验证码已发送至 ${pending}，10 分钟内有效。</p>
        <label
          >邮箱验证码
          <input
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            value="${rejected === 'code' ? typed : ''}"
            ${rejected === 'code' ? invalid : ''}
            required
        /></label>
        <p><button class="button">验证邮箱</button></p>
      </form>`;

const addressCard = (page: NotificationPage): Markup =>
  html`<section class="card">
    <h2>邮箱</h2>
    ${
      page.verified === null
        ? html`<p class="quiet">尚未验证邮箱，目前只发送短信通知。</p>`
        : html`<form method="post" action="${path}/email/remove">
            <p><b>${page.verified}</b> 已验证 <button class="plain">移除</button></p>
          </form>`
    }
    ${page.isMailOn ? html`${codeForm(page)} ${addressForm(page)}` : html`<p class="note">本站暂未开通邮件通知。</p>`}
  </section>`;

const box = (choices: readonly Choice[], kind: NotificationKind, channel: Channel, name: string): Markup => {
  const choice = choices.find((one) => one.kind === kind && one.channel === channel);
  return choice
    ? html`<input
        type="checkbox"
        name="${choiceName(choice)}"
        aria-label="${notificationKinds[kind].nameZh}：${name}"
        ${choice.isWanted ? 'checked' : ''}
      />`
    : html`<span class="quiet">必发</span>`;
};

/** The account's e-mail address, and the channels of each notification. */
export const notificationsPage = (page: NotificationPage): Markup =>
  html`${addressCard(page)}
    <section class="card">
      <h2>接收哪些通知</h2>
      ${page.isSaved ? doneNotice('已保存') : ''}
      <form method="post" action="${path}">
        ${hidden('shown', page.choices.map(choiceName).join(' '))}
        <table class="choices">
          <thead>
            <tr>
              <th scope="col">通知</th>
              <th scope="col">邮件</th>
              <th scope="col">短信</th>
            </tr>
          </thead>
          <tbody>
            ${allKinds.map(
              (kind) =>
                html`<tr>
                  <th scope="row">${notificationKinds[kind].nameZh}</th>
                  <td>${box(page.choices, kind, 'email', '邮件')}</td>
                  <td>${box(page.choices, kind, 'sms', '短信')}</td>
                </tr>`,
            )}
          </tbody>
        </table>
        <p><button class="button">保存</button></p>
      </form>
    </section>`;

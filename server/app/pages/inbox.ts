import type { Hono } from 'hono';
import { html } from 'hono/html';
import { isFromThisMachine } from '#server/http/requests/caller.ts';
import type { ReceivedNotice, ReceivedSms, SmsInbox } from '#server/auth/sms/inbox.ts';
import { dateTime } from './format.ts';
import { messageTable } from './messageTable.ts';
import { page } from './page.ts';

const purposes = {
  user_login: '登录',
  user_sign: '注册',
  user_close: '注销账号',
  user_sessions: '退出其他设备',
} as const;

const row = ({ sentAt, phone, code, purpose }: ReceivedSms) =>
  html`<tr>
    <td>${dateTime(new Date(sentAt))}</td>
    <td>${phone}</td>
    <td>${purposes[purpose]}</td>
    <td class="code">${code}</td>
  </tr>`;

const noticeRow = ({ sentAt, phone, text }: ReceivedNotice) =>
  html`<tr>
    <td>${dateTime(new Date(sentAt))}</td>
    <td>${phone}</td>
    <td class="text">${text}</td>
  </tr>`;

/** Shows the codes and notices in the inbox, to this machine only; JSON for `Accept: application/json`. */
export const mountInbox = (app: Hono, inbox: SmsInbox): void => {
  app.get('/dev/inbox', (c) => {
    if (!isFromThisMachine(c)) return c.notFound();
    const received = inbox.received();
    const notices = inbox.notices();
    if (c.req.header('accept')?.includes('application/json')) return c.json([...received, ...notices]);
    return page(c, {
      title: '短信收件箱',
      refreshSeconds: 5,
      body: html`<main class="narrow">
        <h1>短信收件箱</h1>
        <p class="note">未配置短信通道时，验证码不会发往手机，而是留在这里；仅本机可见，重启即清空。</p>
        ${messageTable(['时间', '手机号', '用途', '验证码'], received.map(row), html`<p class="empty">还没有短信</p>`)}
        ${notices.length === 0 ? '' : html`<h2>通知</h2>`}
        ${messageTable(['时间', '手机号', '内容'], notices.map(noticeRow), '')}
      </main>`,
    });
  });
};

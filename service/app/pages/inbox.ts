import type { Hono } from 'hono';
import { html } from 'hono/html';
import { isFromThisMachine } from '#service/http/caller.ts';
import type { ReceivedNotice, ReceivedSms, SmsInbox } from '#service/auth/sms/inbox.ts';
import { dateTime } from './format.ts';
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

const noticeTable = (notices: readonly ReceivedNotice[]) =>
  notices.length === 0
    ? ''
    : html`<h2>通知</h2>
        <table>
          <thead>
            <tr>
              <th>时间</th>
              <th>手机号</th>
              <th>内容</th>
            </tr>
          </thead>
          <tbody>
            ${notices.map(noticeRow)}
          </tbody>
        </table>`;

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
        ${
          received.length === 0
            ? html`<p class="empty">还没有短信</p>`
            : html`<table>
                <thead>
                  <tr>
                    <th>时间</th>
                    <th>手机号</th>
                    <th>用途</th>
                    <th>验证码</th>
                  </tr>
                </thead>
                <tbody>
                  ${received.map(row)}
                </tbody>
              </table>`
        }
        ${noticeTable(notices)}
      </main>`,
    });
  });
};

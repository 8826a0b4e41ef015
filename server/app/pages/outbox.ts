import type { Hono } from 'hono';
import { html } from 'hono/html';
import { isFromThisMachine } from '#server/http/requests/caller.ts';
import type { Outbox, ReceivedMail } from '#server/notifications/outbox.ts';
import { dateTime } from './format.ts';
import { messageTable } from './messageTable.ts';
import { page } from './page.ts';

const row = ({ sentAt, to, subject, text }: ReceivedMail) =>
  html`<tr>
    <td>${dateTime(new Date(sentAt))}</td>
    <td>${to}</td>
    <td class="text">
      <details>
        <summary>${subject}</summary>
        <pre>${text}</pre>
      </details>
    </td>
  </tr>`;

/** Shows the mails in the outbox, to this machine only; JSON for `Accept: application/json`. */
export const mountOutbox = (app: Hono, outbox: Outbox): void => {
  app.get('/dev/outbox', (c) => {
    if (!isFromThisMachine(c)) return c.notFound();
    const mails = outbox.mails();
    if (c.req.header('accept')?.includes('application/json')) return c.json(mails);
    return page(c, {
      title: '邮件发件箱',
      refreshSeconds: 5,
      body: html`<main class="narrow">
        <h1>邮件发件箱</h1>
        <p class="note">未配置 SMTP_URL 时，邮件不会发出，而是留在这里；仅本机可见，重启即清空。</p>
        ${messageTable(['时间', '收件人', '主题'], mails.map(row), html`<p class="empty">还没有邮件</p>`)}
      </main>`,
    });
  });
};

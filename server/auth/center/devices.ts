import { html } from 'hono/html';
import type { OpenSession } from '#server/auth/signedInDevices.ts';
import { dateMinute, deviceName } from '#server/app/pages/format.ts';
import type { Markup } from '#server/app/pages/page.ts';
import type { CodePage } from './codeForm.ts';
import { codeField, sendCodeForm } from './codeForm.ts';
import type { Member } from './frame.ts';
import { badge, base } from './frame.ts';

/** The devices with a session, each with a button to end it. */
export const security = (sessions: readonly OpenSession[], { tokenHash }: Member): Markup =>
  html`<section class="card">
    <p class="note">以下设备已登录本账号。如有不认识的设备，请将其退出并修改密码。</p>
    <ul class="sessions">
      ${sessions.map(
        (session) =>
          html`<li>
            <div>
              <b>${deviceName(session.device)}</b>${
                session.tokenHash === tokenHash ? badge({ zh: '当前设备', tone: 'good' }) : ''
              }
              <span class="quiet line"
                >登录于 ${dateMinute(session.createdAt)}，最近使用 ${dateMinute(session.lastSeenAt)}</span
              >
            </div>
            <form method="post" action="${base}/account/sessions/revoke">
              <input type="hidden" name="session" value="${session.tokenHash}" />
              <button class="plain">退出该设备</button>
            </form>
          </li>`,
      )}
    </ul>
  </section>`;

/** The data of the page that ends a session elsewhere with a code. */
export interface EndingPage extends CodePage {
  session: OpenSession;
}

/** Requires an SMS code before ending a session elsewhere (ASVS 5.0, 7.5.2). */
export const endingPage = (member: Member, page: EndingPage): Markup => {
  const { tokenHash, device, createdAt } = page.session;
  const hidden = html`<input type="hidden" name="session" value="${tokenHash}" />`;
  return html`<section class="card">
    <p>将退出设备 <b>${deviceName(device)}</b>（登录于 ${dateMinute(createdAt)}）。</p>
    ${sendCodeForm(member, page, {
      action: `${base}/account/sessions/code`,
      reason: '您登录已有一段时间，请先用短信验证码验证',
      hidden,
    })}
    <form method="post" action="${base}/account/sessions/revoke" class="stacked" novalidate>
      ${hidden} ${codeField(page)}
      <p>
        <button class="button">退出该设备</button>
        <a class="plain" href="${base}/account/security">返回</a>
      </p>
    </form>
  </section>`;
};

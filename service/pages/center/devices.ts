import { html } from 'hono/html';
import { maskedPhone } from '../../mask.ts';
import type { OpenSession } from '../../signedInDevices.ts';
import { dateTime, deviceName } from '../format.ts';
import type { Markup } from '../page.ts';
import type { Member } from './frame.ts';
import { badge, base } from './frame.ts';

/** Where the user is signed in, and the way to end it. */
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
                >登录于 ${dateTime(session.createdAt).slice(0, 16)}，最近使用
                ${dateTime(session.lastSeenAt).slice(0, 16)}</span
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

/** What stands on the page where a session elsewhere is ended with a code. */
export interface EndingPage {
  session: OpenSession;
  /** A code is on its way. */
  sent: boolean;
  /** What was wrong with the last try, in words. */
  problem: string | null;
}

/** Proof by SMS code before a session elsewhere is ended (ASVS 5.0, 7.5.2). */
export const endingPage = ({ account: { user } }: Member, { session, sent, problem }: EndingPage): Markup =>
  html`${problem === null ? '' : html`<p class="notice bad" role="alert" id="problem">${problem}</p>`}
    <section class="card">
      <p>
        将退出设备 <b>${deviceName(session.device)}</b>（登录于 ${dateTime(session.createdAt).slice(0, 16)}）。
        您登录已有一段时间，请先用短信验证码验证 ${maskedPhone(user.phone)}。
      </p>
      <form method="post" action="${base}/account/sessions/code">
        <input type="hidden" name="session" value="${session.tokenHash}" />
        <p><button class="plain">${sent ? '重新发送验证码' : '发送验证码'}</button></p>
        ${sent ? html`<p class="note" role="status">验证码已发送，5 分钟内有效。</p>` : ''}
      </form>
      <form method="post" action="${base}/account/sessions/revoke" class="stacked" novalidate>
        <input type="hidden" name="session" value="${session.tokenHash}" />
        <label
          >短信验证码
          <input
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength="6"
            ${problem === null ? '' : html`aria-describedby="problem" aria-invalid="true"`}
            required
        /></label>
        <p>
          <button class="button">退出该设备</button>
          <a class="plain" href="${base}/account/security">返回</a>
        </p>
      </form>
    </section>`;

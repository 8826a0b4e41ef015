import { html } from 'hono/html';
import type { Hono } from 'hono';
import type { Markup } from '#server/app/pages/page.ts';
import type { Dependencies } from '#server/http/mount.ts';
import { calendarPath, calendarTokenOf, setCalendarLink } from '#server/orders/papers/calendarLink.ts';
import { formsOf } from './forms.ts';
import { base, centerPage } from './frame.ts';
import { memberContext } from './memberContext.ts';
import type { Members } from './members.ts';

const path = '/account/calendar';

const button = (isOn: boolean, name: string, tone = 'button'): Markup =>
  html`<form method="post" action="${base}${path}">
    <input type="hidden" name="isOn" value="${String(isOn)}" /><button class="${tone}">${name}</button>
  </form>`;

const calendarPage = (address: string | null): Markup =>
  html`<section class="card">
    <p>
      把所有进行中订单的截关、截单等时间和预计开船订阅到手机或电脑日历，每项提前一天提醒；订单与船期有变，日历会自动更新。
    </p>
    ${
      address === null
        ? button(true, '开通日历订阅')
        : html`<div class="stacked wide">
              <label>订阅链接<input readonly value="${address}" /></label>
            </div>
            <p class="note">知道链接的人都能看到这些时间与订单号，请勿公开。</p>
            <div class="inline">
              <a class="button" href="${address.replace(/^https?:/, 'webcal:')}">在日历中打开</a>
              ${button(true, '更换链接，旧链接作废', 'plain')} ${button(false, '停用订阅', 'plain')}
            </div>`
    }
  </section>`;

/** Mounts the page of the calendar subscription and its form: create the link, replace it, end it. */
export const mountCalendarPage = (app: Hono, { visit }: Dependencies, members: Members): void => {
  app.get(
    `${base}${path}`,
    members(async (c, member) => {
      const context = visit(c);
      const token = await calendarTokenOf(context, member.account.user.id);
      const origin = `${context.caller.https ? 'https' : 'http'}://${new URL(c.req.url).host}`;
      const body = calendarPage(token === null ? null : `${origin}${calendarPath}/${token}`);
      return centerPage(c, member, { path, title: '日历订阅', body });
    }),
  );
  formsOf(app, members)(path, async (c, member) => {
    const { isOn } = await c.req.parseBody();
    await setCalendarLink(memberContext(visit, c, member), isOn === 'true');
    return c.redirect(`${base}${path}`, 303);
  });
};

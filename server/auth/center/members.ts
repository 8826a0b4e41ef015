import type { Context as HonoContext } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { accountOf } from '#server/auth/account.ts';
import type { Dependencies } from '#server/http/mount.ts';
import { colleaguesOf } from '#server/enterprise/members/membership.ts';
import { workplaceUserOf } from '#server/auth/userCenter.ts';
import { page } from '#server/app/pages/page.ts';
import type { Member } from './frame.ts';

/** The user center's own cookie. */
export const cookie = 'workplace';

const ended = html`<main class="narrow card">
  <h1>登录凭证已失效</h1>
  <p>进入会员中心的凭证只能使用一次，且须在一分钟内使用。请返回商城，重新点击“会员中心”。</p>
  <p><a class="button" href="/">返回商城</a></p>
</main>`;

/** Rejects a visitor without a ticket or a valid session. */
export const rejectEntry = (c: HonoContext) => page(c, { title: '登录凭证已失效', body: ended, status: 401 });

/** Identifies a member by the user center's cookie; other visitors see how to sign in. */
export const membersOf =
  ({ visit }: Dependencies) =>
  (respond: (c: HonoContext, member: Member) => Response | Promise<Response>) =>
  async (c: HonoContext) => {
    const { db, clock } = visit(c);
    const session = await workplaceUserOf({ db, clock }, getCookie(c, cookie));
    if (!session) return rejectEntry(c);
    const { userId, tokenHash } = session;
    const account = await accountOf(db, userId);
    const { enterpriseId } = account.user;
    const colleagues = enterpriseId === null ? 1 : (await colleaguesOf(db, enterpriseId)).length;
    return respond(c, { account, colleagues, tokenHash, now: clock.now() });
  };

export type Members = ReturnType<typeof membersOf>;

import type { Context as HonoContext } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { routePath } from 'hono/route';
import type { Permission } from '#contract/enterprise/companyRoles.ts';
import { centerPermissions } from '#contract/enterprise/centerPermissions.ts';
import { accountOf } from '#server/auth/account.ts';
import type { Dependencies } from '#server/http/mount.ts';
import { rejectWithout } from '#server/http/permission.ts';
import { colleaguesOf } from '#server/enterprise/members/colleagues.ts';
import { workplaceUserOf } from '#server/auth/userCenter.ts';
import { page } from '#server/app/pages/page.ts';
import type { Member } from './frame.ts';
import { base } from './frame.ts';

/** The user center's own cookie. */
export const cookie = 'workplace';

const ended = html`<main class="narrow card">
  <h1>登录凭证已失效</h1>
  <p>进入会员中心的凭证只能使用一次，且须在一分钟内使用。请返回商城，重新点击“会员中心”。</p>
  <p><a class="button" href="/">返回商城</a></p>
</main>`;

/** Rejects a visitor without a ticket or a valid session. */
export const rejectEntry = (c: HonoContext) => page(c, { title: '登录凭证已失效', body: ended, status: 401 });

/** The permission for a page or form by its method and path; without a row in the table the service does not start. */
export const permissionFor = (method: string, path: string): Permission => {
  const name = `${method === 'POST' ? 'post' : 'get'} ${path.slice(base.length)}`;
  const permission = centerPermissions[name];
  if (permission === undefined) throw new Error(`no permission is stated for ${name} of the user center`);
  return permission;
};

/**
 * Identifies a member by the user center's cookie, and rejects a role without the permission; other visitors see how to
 * sign in.
 */
export const membersOf =
  ({ visit }: Dependencies) =>
  (respond: (c: HonoContext, member: Member) => Response | Promise<Response>) =>
  async (c: HonoContext) => {
    const { db, clock } = visit(c);
    const session = await workplaceUserOf({ db, clock }, getCookie(c, cookie));
    if (!session) return rejectEntry(c);
    const { userId, tokenHash } = session;
    const account = await accountOf(db, userId);
    const { enterpriseId, companyRole } = account.user;
    rejectWithout(permissionFor(c.req.method, routePath(c)), companyRole);
    const colleagues = enterpriseId === null ? 1 : (await colleaguesOf(db, enterpriseId)).length;
    return respond(c, { account, colleagues, tokenHash, now: clock.now() });
  };

export type Members = ReturnType<typeof membersOf>;

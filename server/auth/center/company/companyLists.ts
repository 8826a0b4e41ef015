import type { Context as HonoContext, Hono } from 'hono';
import { html } from 'hono/html';
import { inArray } from 'drizzle-orm';
import { pathTo } from '#contract/app/routes.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { endMinute, money } from '#server/app/pages/format.ts';
import type { Markup } from '#server/app/pages/page.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/orders.ts';
import { savedQuotes } from '#server/db/schema/quotes.ts';
import type { Branch } from '#server/enterprise/members/branches.ts';
import { branchesOf } from '#server/enterprise/members/branches.ts';
import type { Whose } from '#server/enterprise/members/visibleTo.ts';
import type { Dependencies } from '#server/http/mount.ts';
import { pageOfOrders } from '#server/orders/orders.ts';
import { pageOfQuotes } from '#server/quotes/savedQuotes.ts';
import type { Member } from '../frame.ts';
import { badge, base, centerPage } from '../frame.ts';
import { memberContext } from '../memberContext.ts';
import type { Members } from '../members.ts';
import { orderTable } from '../orders.ts';

/** The paths within the user center. */
export const companyPaths = { orders: '/company/orders', quotes: '/company/quotes' } as const;

const size = 20;

interface Shown {
  /** `ours`, `mine`, or the id of a branch. */
  whose: string;
  keyword: string;
  page: number;
}

const shownBy = (c: HonoContext, branches: readonly Branch[]): Shown => ({
  whose: ['mine', ...branches.map(({ id }) => id)].find((each) => each === c.req.query('whose')) ?? 'ours',
  keyword: (c.req.query('keyword') ?? '').trim().slice(0, 40),
  page: Math.min(Math.max(Number.parseInt(c.req.query('page') ?? '', 10) || 1, 1), 10_000),
});

const whoseOf = ({ whose }: Shown): Whose => (whose === 'mine' || whose === 'ours' ? whose : { branchId: whose });

/** The switch between the lists, the search, and the pages. */
const listOf = (
  path: string,
  { whose, keyword, page }: Shown,
  branches: readonly Branch[],
  { total, table }: { total: number; table: Markup },
): Markup => {
  const hrefOf = (changed: Partial<Shown>): string => {
    const query = { whose, keyword, page: 1, ...changed };
    return `${base}${path}?${new URLSearchParams({ ...query, page: String(query.page) }).toString()}`;
  };
  const choices = [['ours', '公司的'], ...branches.map(({ id, name }) => [id, name]), ['mine', '我的']] as const;
  return html`<section class="card">
    <p class="inline">
      ${choices.map(
        ([each, name]) =>
          html`<a
            class="${each === whose ? 'button' : 'plain'}"
            href="${hrefOf({ whose: each! })}"
            ${each === whose ? html`aria-current="true"` : ''}
            >${name}</a
          >`,
      )}
    </p>
    <form method="get" action="${base}${path}" class="stacked">
      <input type="hidden" name="whose" value="${whose}" />
      <label>搜索 <input name="keyword" value="${keyword}" autocomplete="off" /></label>
      <p><button class="plain">搜索</button></p>
    </form>
    <p class="quiet" role="status">共 ${total} 条</p>
    ${table}
    <p class="inline">
      ${page > 1 ? html`<a class="plain" href="${hrefOf({ page: page - 1 })}">上一页</a>` : ''}
      ${page * size < total ? html`<a class="plain" href="${hrefOf({ page: page + 1 })}">下一页</a>` : ''}
    </p>
  </section>`;
};

const namesOf = async (
  db: Database,
  rows: Promise<{ key: string; userId: string }[]>,
): Promise<Map<string, string>> => {
  const owned = await rows;
  const ids = [...new Set(owned.map(({ userId }) => userId))];
  const people = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return new Map(owned.map(({ key, userId }) => [key, names.get(userId) ?? '']));
};

const states = {
  valid: { zh: '有效', tone: 'good' },
  expired: { zh: '已过期', tone: 'mute' },
  withdrawn: { zh: '已失效', tone: 'mute' },
  ordered: { zh: '已下单', tone: 'info' },
} as const;

const quoteTable = (
  rows: Awaited<ReturnType<typeof pageOfQuotes>>['rows'],
  names: ReadonlyMap<string, string>,
): Markup =>
  rows.length === 0
    ? html`<p class="empty">没有报价</p>`
    : html`<table class="cards">
        <thead>
          <tr>
            ${['名称', '业务与线路', '费用合计', '有效期至', '同事', '状态'].map((name) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                <th scope="row"><a href="${pathTo('quote', row.id)}">${row.name}</a></th>
                <td data-label="业务与线路">
                  ${allServices[row.line].nameZh}<span class="quiet line">${row.routeZh}</span>
                </td>
                <td data-label="费用合计">
                  ${row.totals.map((total) => html`<span class="line">${money(total)}</span>`)}
                </td>
                <td data-label="有效期至">${endMinute(row.validUntil)}</td>
                <td data-label="同事">${names.get(row.id) ?? ''}</td>
                <td data-label="状态">${badge(states[row.state])}</td>
              </tr>`,
          )}
        </tbody>
      </table>`;

/** Mounts the company's orders and saved quotes, with a switch to the member's own. */
export const mountCompanyLists = (app: Hono, { visit }: Dependencies, members: Members): void => {
  const place = (
    path: string,
    title: string,
    list: (c: HonoContext, member: Member, shown: Shown, branches: readonly Branch[]) => Promise<Markup>,
  ) =>
    app.get(
      `${base}${path}`,
      members(async (c, member) => {
        const { db, user } = memberContext(visit, c, member);
        const branches = user.enterpriseId === null ? [] : await branchesOf(db, user.enterpriseId);
        return centerPage(c, member, { path, title, body: await list(c, member, shownBy(c, branches), branches) });
      }),
    );

  place(companyPaths.orders, '公司订单', async (c, member, shown, branches) => {
    const { db, user } = memberContext(visit, c, member);
    const { keyword, page } = shown;
    const { total, rows } = await pageOfOrders(db, user, { keyword, page, size, state: 'all' }, whoseOf(shown));
    const numbers = rows.map(({ orderNo }) => orderNo);
    const owners = await namesOf(
      db,
      db.select({ key: orders.orderNo, userId: orders.userId }).from(orders).where(inArray(orders.orderNo, numbers)),
    );
    return listOf(companyPaths.orders, shown, branches, { total, table: orderTable(rows, member.now, owners) });
  });

  place(companyPaths.quotes, '公司报价', async (c, member, shown, branches) => {
    const context = memberContext(visit, c, member);
    const { keyword, page } = shown;
    const { total, rows } = await pageOfQuotes(context, { keyword, page, size }, whoseOf(shown));
    const ids = rows.map(({ id }) => id);
    const owners = await namesOf(
      context.db,
      context.db
        .select({ key: savedQuotes.id, userId: savedQuotes.userId })
        .from(savedQuotes)
        .where(inArray(savedQuotes.id, ids)),
    );
    return listOf(companyPaths.quotes, shown, branches, { total, table: quoteTable(rows, owners) });
  });
};

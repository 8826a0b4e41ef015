import type { Context as HonoContext, Hono } from 'hono';
import { html } from 'hono/html';
import { isAllowed } from '#contract/enterprise/companyRoles.ts';
import { agingParts, dueStateOf, dueZh, overdueDaysOf } from '#contract/enterprise/ledger/credit.ts';
import { apiErrorAt, ApiError, codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { givenUuid } from '#contract/protocol/ids.ts';
import { day } from '#contract/protocol/fields.ts';
import type { Currency, Total } from '#contract/rules/pricing/price.ts';
import { money } from '#server/app/pages/format.ts';
import type { Markup } from '#server/app/pages/page.ts';
import type { MemberMoney } from '#server/enterprise/ledger/forMembers.ts';
import { billsOf } from '#server/enterprise/ledger/account.ts';
import { billPdf, moneyOfCompany } from '#server/enterprise/ledger/forMembers.ts';
import { creditMessages, currencyZh } from '#server/enterprise/ledger/messages.ts';
import type { LedgerPeriod, Statement } from '#server/enterprise/ledger/statement.ts';
import { statementFileOf, statementsOf } from '#server/enterprise/ledger/statement.ts';
import { latestPayments } from '#server/payments/refunds.ts';
import type { PaymentChannel } from '#server/payments/channel.ts';
import type { Dependencies } from '#server/http/mount.ts';
import { sendDownload } from '../download.ts';
import type { Member } from '../frame.ts';
import { badge, base, centerPage, fact, firstInvalid, textLines, withoutCompany } from '../frame.ts';
import { memberContext } from '../memberContext.ts';
import type { Members } from '../members.ts';
import { moneyPath, payButtons, paymentsCard } from './paymentPage.ts';

const title = '账单与对账';

const amounts = (totals: readonly Total[]): string => (totals.length === 0 ? '—' : totals.map(money).join('，'));
const limitZh = (currency: Currency, amount: number | null): string =>
  `${currencyZh[currency]}${amount === null ? '不限' : money({ currency, amount })}`;

const billHref = (billId: string): string => `${base}${moneyPath}/bill/${billId}`;

const overviewCard = ({ account, exposure, balances, blockZh }: MemberMoney, today: string): Markup =>
  html`<section class="card">
    ${blockZh === '' ? '' : html`<p class="notice warn">${blockZh}</p>`}
    <dl class="facts">
      ${fact('账期', `${account.paymentDays} 天`)}
      ${fact('信用额度', textLines([limitZh('1', account.limitCny), limitZh('2', account.limitUsd)]))}
      ${fact('已占用', amounts(exposure))} ${fact('余额', amounts(balances))}
      ${
        account.overrideUntil !== null && account.overrideUntil >= today
          ? fact('临时放行', `至 ${account.overrideUntil}`)
          : ''
      }
    </dl>
  </section>`;

const billsCard = ({ bills }: MemberMoney, channels: readonly PaymentChannel[]): Markup =>
  html`<section class="card" aria-label="未付账单">
    <h2>未付账单</h2>
    ${
      bills.length === 0
        ? html`<p class="empty">没有未付的账单</p>`
        : html`<p class="note">付款时请在附言中注明账单号，可分次付款。</p>
            <table class="cards">
              <thead>
                <tr>
                  <th scope="col">账单</th>
                  <th scope="col">付款期限</th>
                  <th scope="col" class="number">金额</th>
                  <th scope="col" class="number">未付</th>
                  ${channels.length === 0 ? '' : html`<th scope="col">在线付款</th>`}
                  <th scope="col">下载</th>
                </tr>
              </thead>
              <tbody>
                ${bills.map(
                  ({ row, noteNo, currency, dueOn, open, isOverdue }) =>
                    html`<tr id="${noteNo}">
                      <th scope="row">${noteNo}</th>
                      <td data-label="付款期限">${dueOn} ${isOverdue ? badge({ zh: '逾期', tone: 'bad' }) : ''}</td>
                      <td data-label="金额" class="number">${money({ currency, amount: row.amount })}</td>
                      <td data-label="未付" class="number">${money({ currency, amount: open })}</td>
                      ${
                        channels.length === 0
                          ? ''
                          : html`<td data-label="在线付款">
                              ${currency === '1' ? payButtons(channels, row.id, noteNo) : '仅限人民币账单'}
                            </td>`
                      }
                      <td data-label="下载">
                        <a class="plain" href="${billHref(row.id)}" aria-label="下载账单 ${noteNo}" download>PDF</a>
                      </td>
                    </tr>`,
                )}
              </tbody>
            </table>`
    }
  </section>`;

/** The maximum number of bills listed on the start page. */
const dueBillsShown = 10;
const dueTones = { overdue: 'bad', soon: 'warn', later: 'mute' } as const;

/** The open bills of a member's company by due day, for members who see its money; nothing without any. */
export const dueBillsCard = async ({ db, user }: ReturnType<typeof memberContext>, now: Date): Promise<Markup | ''> => {
  const { enterpriseId, role } = user;
  const today = chinaDayOf(now);
  const bills = enterpriseId !== null && isAllowed(role, 'money.read') ? await billsOf(db, { enterpriseId }) : [];
  if (bills.length === 0) return '';
  const listed = bills.slice(0, dueBillsShown);
  return html`<section class="card" aria-label="待付账单">
    <h2>
      待付账单 <span class="count">${bills.length}</span><a class="more" href="${base}${moneyPath}">账单与对账</a>
    </h2>
    <table class="cards">
      <thead>
        <tr>
          <th scope="col">账单</th>
          <th scope="col">付款期限</th>
          <th scope="col">还有几天</th>
          <th scope="col" class="number">未付</th>
        </tr>
      </thead>
      <tbody>
        ${listed.map((bill) => {
          const { noteNo, currency, dueOn, open } = bill;
          const days = overdueDaysOf(bill, today);
          return html`<tr>
            <th scope="row"><a href="${base}${moneyPath}#${noteNo}">${noteNo}</a></th>
            <td data-label="付款期限">${dueOn}</td>
            <td data-label="还有几天">${badge({ zh: dueZh(days), tone: dueTones[dueStateOf(days)] })}</td>
            <td data-label="未付" class="number">${money({ currency, amount: open })}</td>
          </tr>`;
        })}
      </tbody>
    </table>
    ${bills.length > listed.length ? html`<p class="quiet">另有 ${bills.length - listed.length} 张，见<a href="${base}${moneyPath}">账单与对账</a></p>` : ''}
  </section>`;
};

const statementTable = ({ currency, opening, lines, closing, aging }: Statement): Markup => {
  const of = (amount: number) => money({ currency, amount });
  return html`<h3>${currencyZh[currency]}</h3>
    <table class="cards">
      <thead>
        <tr>
          <th scope="col">日期</th>
          <th scope="col">摘要</th>
          <th scope="col" class="number">应付</th>
          <th scope="col" class="number">已付或减免</th>
          <th scope="col" class="number">应付余额</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">期初</th>
          <td data-label="摘要">期初余额</td>
          <td></td>
          <td></td>
          <td data-label="应付余额" class="number">${of(opening)}</td>
        </tr>
        ${lines.map(
          ({ day: on, text, amount, billId, balance }) =>
            html`<tr>
              <th scope="row">${on}</th>
              <td data-label="摘要">
                ${billId === null ? text : html`<a href="${billHref(billId)}" download>${text}</a>`}
              </td>
              <td data-label="应付" class="number">${amount > 0 ? of(amount) : ''}</td>
              <td data-label="已付或减免" class="number">${amount < 0 ? of(-amount) : ''}</td>
              <td data-label="应付余额" class="number">${of(balance)}</td>
            </tr>`,
        )}
        <tr>
          <th scope="row">期末</th>
          <td data-label="摘要">期末余额</td>
          <td></td>
          <td></td>
          <td data-label="应付余额" class="number"><b>${of(closing)}</b></td>
        </tr>
      </tbody>
    </table>
    <p class="quiet">账龄：${agingParts.map(({ label }, index) => `${label} ${of(aging[index] ?? 0)}`).join('，')}</p>`;
};

interface Shown {
  period: LedgerPeriod;
  statements: readonly Statement[];
  /** The invalid end of the period. */
  field?: string | undefined;
}

const statementCard = ({ period: { from, until }, statements, field }: Shown): Markup => {
  const file = (format: string) =>
    `${base}${moneyPath}/statement?${new URLSearchParams({ from, until, format }).toString()}`;
  return html`<section class="card" aria-label="对账单">
    <h2>对账单</h2>
    <form method="get" action="${base}${moneyPath}" class="inline">
      <label
        >自 <input type="date" name="from" value="${from}" ${field === 'from' ? firstInvalid : ''} required
      /></label>
      <label
        >至 <input type="date" name="until" value="${until}" ${field === 'until' ? firstInvalid : ''} required
      /></label>
      <button class="plain">查看</button>
    </form>
    ${
      statements.length === 0
        ? html`<p class="empty">这段时间没有账款</p>`
        : html`${statements.map(statementTable)}
            <p class="inline">
              <a class="button light" href="${file('xlsx')}" download>下载 Excel</a>
              <a class="button light" href="${file('csv')}" download>下载 CSV</a>
            </p>`
    }
  </section>`;
};

/** The days in a query; by default this year up to today. Rejects an invalid day with its field. */
const periodIn = (c: HonoContext, now: Date): LedgerPeriod => {
  const today = chinaDayOf(now);
  const dayAt = (name: 'from' | 'until', otherwise: string) => {
    const read = day.safeParse(c.req.query(name) ?? otherwise);
    if (!read.success) throw apiErrorAt(name, codes.badInput, '请填有效的日期');
    return read.data;
  };
  return { from: dayAt('from', `${today.slice(0, 4)}-01-01`), until: dayAt('until', today) };
};

/**
 * Mounts a company's money pages: open bills, the statement over a period, and their files, for members who may see
 * them.
 */
export const mountMoney = (app: Hono, { visit, payments }: Dependencies, members: Members): void => {
  const of = (c: HonoContext, member: Member) => {
    const context = memberContext(visit, c, member);
    const { db, user } = context;
    return { db, context, enterpriseId: user.enterpriseId };
  };
  app.get(
    `${base}${moneyPath}`,
    members(async (c, member) => {
      const { db, enterpriseId } = of(c, member);
      const { now } = member;
      const page = (body: Markup, apiError: ApiError | null = null) =>
        centerPage(c, member, { path: moneyPath, title, body, apiError });
      if (enterpriseId === null) return page(withoutCompany(title));
      const found = await moneyOfCompany(db, enterpriseId, now);
      if (!found)
        return page(
          html`<section class="card"><p class="empty">公司没有账期与信用额度，订单不受额度限制</p></section>`,
        );
      const paid = await latestPayments(db, enterpriseId);
      const typed = { from: c.req.query('from') ?? '', until: c.req.query('until') ?? '' };
      let shown: Shown = { period: typed, statements: [] };
      let wrong: ApiError | null = null;
      try {
        const period = periodIn(c, now);
        shown = { period, statements: await statementsOf(db, enterpriseId, period, now) };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        wrong = error;
        shown = { ...shown, field: error.field };
      }
      return page(
        html`${overviewCard(found, chinaDayOf(now))}${billsCard(found, payments)}${paymentsCard(paid, now)}${statementCard(shown)}`,
        wrong,
      );
    }),
  );
  app.get(
    `${base}${moneyPath}/statement`,
    members(async (c, member) => {
      const { db, enterpriseId } = of(c, member);
      if (enterpriseId === null) throw new ApiError(codes.notFound, creditMessages.unknown);
      const format = c.req.query('format') === 'csv' ? 'csv' : 'xlsx';
      const period = { ...periodIn(c, member.now), format } as const;
      return sendDownload(c, await statementFileOf({ db, now: member.now }, enterpriseId, period));
    }),
  );
  app.get(
    `${base}${moneyPath}/bill/:id`,
    members(async (c, member) => {
      const { enterpriseId, context } = of(c, member);
      const billId = givenUuid.parse(c.req.param('id') ?? '');
      if (enterpriseId === null) throw new ApiError(codes.notFound, creditMessages.billUnknown);
      const { fileName, content } = await billPdf(context, { enterpriseId, billId }, member.now);
      return sendDownload(c, { fileName, contentType: 'application/pdf', content });
    }),
  );
};

import { html } from 'hono/html';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { isAllowed } from '#contract/enterprise/companyRoles.ts';
import type { TenderStatus } from '#contract/tenders/tenders.ts';
import {
  canTender,
  tenderLinesMax,
  tenderSheetBytesMax,
  tenderStatusZh,
  tenderTextMax,
} from '#contract/tenders/tenders.ts';
import { dateMinute, money } from '#server/app/pages/format.ts';
import type { Label } from '#server/app/pages/labels.ts';
import type { Markup } from '#server/app/pages/page.ts';
import type { WrongRow } from '#server/db/schema/tenders.ts';
import { goodsZh, laneZh } from '#server/enterprise/contracts/messages.ts';
import type { OfferedLine } from '#server/enterprise/tenders/locked.ts';
import { lineNameZh } from '#server/enterprise/tenders/messages.ts';
import type { ListedTender, MemberTender, TypedTerms } from '#server/enterprise/tenders/tenders.ts';
import type { Member } from '../frame.ts';
import { badge, base, firstInvalid, hidden } from '../frame.ts';
import { contractsPath } from './contracts.ts';

/** The page's path within the user center. */
export const tendersPath = '/company/tenders';

/** Whether a member sends and awards tenders of the company. */
export const mayWrite = ({ account }: Member): boolean => isAllowed(account.user.companyRole, 'order.place');

const tones: Readonly<Record<TenderStatus, Label['tone']>> = {
  draft: 'mute',
  sent: 'info',
  answered: 'warn',
  awarded: 'good',
  lapsed: 'mute',
  withdrawn: 'mute',
};
const statusBadge = (status: TenderStatus) => badge({ zh: tenderStatusZh[status], tone: tones[status] });

const pathOf = (id: string): string => `${base}${tendersPath}/${id}`;
const megabytes = tenderSheetBytesMax / 1_024;

const fileInput = (field: string | undefined): Markup =>
  html`<label
    >表格（.xlsx 或 .csv，不超过 ${megabytes} KB）
    <input type="file" name="file" accept=".xlsx,.csv" ${field === 'file' ? firstInvalid : ''} required
  /></label>`;

const termsInputs = (typed: TypedTerms, field: string | undefined): Markup => {
  const days = (name: 'validFrom' | 'validUntil' | 'answerBy', label: string) =>
    html`<label
      >${label} <input type="date" name="${name}" value="${typed[name]}" ${field === name ? firstInvalid : ''} required
    /></label>`;
  return html`<label
      >标题
      <input
        name="title"
        value="${typed.title}"
        maxlength="${tenderTextMax.title}"
        placeholder="如 2027 年东南亚整箱"
        autocomplete="off"
        ${field === 'title' ? firstInvalid : ''}
        required
    /></label>
    ${days('validFrom', '期间开始日')} ${days('validUntil', '期间结束日')} ${days('answerBy', '报价截止日')}`;
};

/** The data of the list of tenders. */
export interface TendersPage {
  tenders: readonly ListedTender[];
  typed: TypedTerms;
  /** The field for which the form was rejected. */
  field: string | undefined;
  notice: string | undefined;
  isWriting: boolean;
}

const notices: Readonly<Record<string, string>> = {
  made: '草稿已建立，核对后发出',
  uploaded: '表格已上传，右侧是结果',
  changed: '已保存',
  removed: '草稿已删除',
  sent: '已发给平台，报价后会通知您',
  withdrawn: '招标已撤回',
  awarded: '已定标，中标的线路已成为协议价',
};
const noticeOf = (done: string | undefined): Markup | '' => {
  const text = done === undefined ? undefined : notices[done];
  return text === undefined ? '' : html`<p class="notice good" role="status">${text}</p>`;
};

const table = (columns: readonly string[], rows: readonly Markup[], numbersFrom = Infinity): Markup =>
  html`<table class="cards">
    <thead>
      <tr>
        ${columns.map((name, index) => html`<th scope="col" class="${index >= numbersFrom ? 'number' : ''}">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;

const listRow = ({ row, status, lines, deadline }: ListedTender): Markup =>
  html`<tr>
    <th scope="row">
      <a href="${pathOf(row.id)}">${row.title}</a><span class="quiet line code">${row.tenderNo}</span>
    </th>
    <td data-label="状态">${statusBadge(status)}</td>
    <td data-label="期间">${row.validFrom} 至 ${row.validUntil}</td>
    <td data-label="截止">
      ${deadline === null ? '' : html`${deadline}<span class="quiet line">${row.status === 'sent' ? '报价' : '定标'}</span>`}
    </td>
    <td data-label="条数" class="number">${lines}</td>
  </tr>`;

/** The tenders of a company, and the form that makes one of a sheet. */
export const tendersPage = ({ tenders, typed, field, notice, isWriting }: TendersPage): Markup =>
  html`${noticeOf(notice)}
    <section class="card">
      <h2>公司的招标 <span class="count">${tenders.length}</span></h2>
      ${
        tenders.length === 0
          ? html`<p class="empty">还没有招标。把多条线路、箱型与箱量填在一张表里，一次询价、逐条比较与定标</p>`
          : table(['招标', '状态', '期间', '截止', '条数'], tenders.map(listRow), 4)
      }
    </section>
    ${
      isWriting
        ? html`<section class="card">
            <h2>新建招标</h2>
            <form
              method="post"
              action="${base}${tendersPath}/make"
              enctype="multipart/form-data"
              class="stacked wide"
              novalidate
            >
              ${termsInputs(typed, field)} ${fileInput(field)}
              <p>
                <button class="button">上传并核对</button>
                <a class="button light" href="${base}${tendersPath}/template.xlsx" download>下载模板</a>
              </p>
            </form>
            <p class="note">
              一行是一条线路、一种箱型与货物，箱量为整个期间的箱数，最多 ${tenderLinesMax}
              行。目前可招标海运整箱。有问题的行会逐格指出并保留，改正后再上传即可；发出前不会通知平台。
            </p>
          </section>`
        : html`<p class="note">您的角色只能查看；建立、发出与定标由订舱员或管理员办理。</p>`
    }`;

/** What the form of an act on a tender carries. */
const actForm = ({ row: { id }, version }: MemberTender, name: string, body: Markup, more: Markup | '' = ''): Markup =>
  html`<form method="post" action="${pathOf(id)}/${name}" ${more}>${hidden('version', String(version))}${body}</form>`;

const targetOf = ({ targetAmount: amount, targetCurrency: currency }: OfferedLine): string =>
  amount === null ? '' : money({ currency, amount });

/** The first cells of a line. */
export const lineCells = (line: OfferedLine): Markup =>
  html`<th scope="row">
      ${line.position}. ${laneZh(line)}<span class="quiet line">${line.itemCode}，${goodsZh(line)}</span>${
        line.remark === '' ? '' : html`<span class="quiet line">${line.remark}</span>`
      }
    </th>
    <td data-label="箱量" class="number">${line.quantity}</td>
    <td data-label="目标价" class="number">${targetOf(line)}</td>`;

const linesCard = (tender: MemberTender, isEditing: boolean): Markup => {
  const { lines } = tender;
  if (lines.length === 0)
    return html`<section class="card">
      <h2>明细</h2>
      <p class="empty">还没有明细</p>
    </section>`;
  const rows = lines.map(
    (line) =>
      html`<tr>
        ${lineCells(line)}${
          isEditing
            ? html`<td data-label="删除">
                <input type="checkbox" name="line" value="${line.id}" aria-label="删除 ${lineNameZh(line)}" />
              </td>`
            : ''
        }
      </tr>`,
  );
  const columns = ['线路、箱型与货物', '箱量', '目标价'];
  const shown = table(isEditing ? [...columns, '删除'] : columns, rows, 1);
  return html`<section class="card">
    <h2>明细 <span class="count">${lines.length}</span></h2>
    ${
      isEditing
        ? actForm(
            tender,
            'remove-lines',
            html`${shown}
              <p><button class="button light">删除勾选的行</button></p>`,
          )
        : shown
    }
  </section>`;
};

const wrongCard = (tender: MemberTender, wrongRows: readonly WrongRow[]): Markup =>
  html`<section class="card" aria-label="有问题的行">
    <h2>待改正 <span class="count">${wrongRows.length}</span></h2>
    ${table(
      ['表格的行', '列', '填写的内容', '问题'],
      wrongRows.flatMap(({ row, cells, problems }) =>
        problems.map(
          ({ column, text }) =>
            html`<tr>
              <th scope="row">第 ${row} 行</th>
              <td data-label="列">${column}</td>
              <td data-label="填写的内容">
                ${[cells['origin'], cells['destination'], cells['item'], cells['quantity']].filter(Boolean).join(' · ')}
              </td>
              <td data-label="问题">${text}</td>
            </tr>`,
        ),
      ),
    )}
    <div class="acts">
      <a class="button light" href="${pathOf(tender.row.id)}/wrong.xlsx" download>下载这些行去改正</a>
      ${actForm(tender, 'clear-wrong', html`<button class="plain">不要这些行</button>`)}
    </div>
  </section>`;

const draftCards = (tender: MemberTender, field: string | undefined, typed: TypedTerms): Markup => {
  const { row, lines } = tender;
  const upload = html`${fileInput(field)}
    <label class="tick"
      ><input type="checkbox" name="replace" value="Y" /><span
        ><b>替换已有的明细</b><span class="quiet line">不勾选则加在已有明细之后，适合上传改正后的行</span></span
      ></label
    >
    <p><button class="button light">上传表格</button></p>`;
  return html`${row.wrongRows.length > 0 ? wrongCard(tender, row.wrongRows) : ''}
    <section class="card">
      <h2>发出</h2>
      <p class="quiet">
        ${lines.length} 条明细将发给平台报价，报价截止 ${row.answerBy}。发出后明细不能再改，可以撤回。
      </p>
      <div class="acts">
        ${actForm(tender, 'send', html`<button class="button">发给平台</button>`)}
        <details>
          <summary>删除草稿</summary>
          ${actForm(tender, 'remove', html`<p><button class="button light">确认删除</button></p>`)}
        </details>
      </div>
    </section>
    ${linesCard(tender, true)}
    <section class="card">
      <h2>上传更多明细</h2>
      ${actForm(tender, 'upload', upload, html`enctype="multipart/form-data" class="stacked wide" novalidate`)}
    </section>
    <section class="card">
      <h2>标题与期限</h2>
      ${actForm(
        tender,
        'terms',
        html`${termsInputs(typed, field)}
          <p><button class="button light">保存</button></p>`,
        html`class="stacked wide" novalidate`,
      )}
    </section>`;
};

/** A tender's page: its facts, what can be done, its lines, and what was done. */
export interface TenderPage {
  tender: MemberTender;
  /** The contract that the award made. */
  contractNo: string | null;
  field: string | undefined;
  notice: string | undefined;
  typed: TypedTerms | undefined;
  reason: string;
  isWriting: boolean;
  /** The comparison of the answers, where there are any. */
  comparison: Markup | undefined;
  now: Date;
}

const withdrawal = ({ tender, field, reason }: TenderPage): Markup =>
  html`<details ${field === 'reason' ? 'open' : ''}>
    <summary>撤回招标</summary>
    ${actForm(
      tender,
      'withdraw',
      html`<label
          >原因
          <input
            name="reason"
            value="${reason}"
            maxlength="${tenderTextMax.reason}"
            autocomplete="off"
            ${field === 'reason' ? firstInvalid : ''}
            required
        /></label>
        <p><button class="button light">确认撤回</button></p>`,
      html`class="stacked" novalidate`,
    )}
  </details>`;

const stateText = ({ tender: { row, status }, contractNo }: TenderPage): Markup | string => {
  switch (status) {
    case 'draft':
      return '草稿只有公司的同事看得到';
    case 'sent':
      return `等待平台报价，截止 ${row.answerBy}`;
    case 'answered':
      return `请比较报价并定标，最晚 ${row.offersUntil ?? row.validUntil}`;
    case 'awarded':
      return html`已建立协议价合同 <a href="${base}${contractsPath}">${contractNo ?? ''}</a>，下单时自动适用`;
    case 'lapsed':
      return row.status === 'sent' ? '平台未在截止日前报价' : '报价已过有效期而未定标';
    case 'withdrawn':
      return '已撤回';
  }
};

/** A tender of a company. */
export const tenderPage = (page: TenderPage): Markup => {
  const { tender, comparison, field, typed, isWriting, now } = page;
  const { row, status, lines, events } = tender;
  const isEditing = isWriting && status === 'draft';
  return html`${noticeOf(page.notice)}
    <section class="card">
      <h2>${row.title} ${statusBadge(status)}</h2>
      <p>
        <span class="code">${row.tenderNo}</span> · 期间 ${row.validFrom} 至 ${row.validUntil} · ${lines.length} 条 ·
        报价截止 ${row.answerBy}${status === 'sent' && row.answerBy === chinaDayOf(now) ? '（今天）' : ''}
      </p>
      <p class="quiet">${stateText(page)}</p>
      <div class="acts">
        <a class="plain" href="${base}${tendersPath}">全部招标</a>
        ${comparison ? html`<a class="plain" href="${pathOf(row.id)}/comparison.xlsx" download>导出报价比较</a>` : ''}
        ${isWriting && canTender('withdraw', status) ? withdrawal(page) : ''}
      </div>
    </section>
    ${isEditing ? draftCards(tender, field, typed ?? row) : (comparison ?? linesCard(tender, false))}
    <section class="card">
      <h2>经过</h2>
      <ol class="plain-list">
        ${events.map(({ text, by, at }) => html`<li><span class="quiet">${dateMinute(at)}</span> ${by}：${text}</li>`)}
      </ol>
    </section>`;
};

import { html } from 'hono/html';
import { isAllowed } from '#contract/enterprise/companyRoles.ts';
import type { TenderStatus } from '#contract/tenders/tenders.ts';
import { tenderLinesMax, tenderSheetBytesMax, tenderStatusZh } from '#contract/tenders/tenders.ts';
import type { Label } from '#server/app/pages/labels.ts';
import type { Markup } from '#server/app/pages/page.ts';
import type { ListedTender } from '#server/enterprise/tenders/reading.ts';
import type { TypedTerms } from '#server/enterprise/tenders/tenders.ts';
import type { Member } from '../frame.ts';
import { badge, base, doneNotice, firstInvalid } from '../frame.ts';

/** The page's path within the user center. */
export const tendersPath = '/company/tenders';

/** Whether a member may send and award tenders of the company. */
export const mayWrite = ({ account }: Member): boolean => isAllowed(account.user.companyRole, 'order.place');

const tones: Readonly<Record<TenderStatus, Label['tone']>> = {
  draft: 'mute',
  sent: 'info',
  answered: 'warn',
  awarded: 'good',
  lapsed: 'mute',
  withdrawn: 'mute',
};
/** The status of a tender. */
export const statusBadge = (status: TenderStatus) => badge({ zh: tenderStatusZh[status], tone: tones[status] });

/** The address of a tender. */
export const tenderPath = (id: string): string => `${base}${tendersPath}/${id}`;
const megabytes = tenderSheetBytesMax / 1_024;

/** The inputs for a sheet of lines: a file, or its cells. */
export const sheetInputs = (field: string | undefined, pasted: string): Markup =>
  html`<label
      >表格（.xlsx 或 .csv，不超过 ${megabytes} KB）
      <input type="file" name="file" accept=".xlsx,.csv" ${field === 'file' ? firstInvalid : ''}
    /></label>
    <label
      >或从 Excel 复制，连同表头粘贴在此
      <textarea name="pasted" rows="4" autocomplete="off" spellcheck="false">${pasted}</textarea>
    </label>`;

/** The inputs of a tender's title and days. */
export const termsInputs = (typed: TypedTerms, field: string | undefined): Markup => {
  const days = (name: 'validFrom' | 'validUntil' | 'answerBy', label: string) =>
    html`<label
      >${label} <input type="date" name="${name}" value="${typed[name]}" ${field === name ? firstInvalid : ''} required
    /></label>`;
  return html`<label
      >标题
      <input
        name="title"
        value="${typed.title}"
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
  pasted: string;
  /** The field for which the form was rejected. */
  field: string | undefined;
  notice: string | undefined;
  isWriting: boolean;
}

const notices: Readonly<Record<string, string>> = {
  made: '草稿已建立，核对后发出',
  uploaded: '表格已上传，请核对明细',
  changed: '已保存',
  removed: '草稿已删除',
  sent: '已发给平台，报价后会通知您',
  withdrawn: '招标已撤回',
  awarded: '已定标，中标的线路已成为协议价',
};
/** The last completed command. */
export const noticeOf = (done: string | undefined): Markup | '' => {
  const text = done === undefined ? undefined : notices[done];
  return text === undefined ? '' : doneNotice(text);
};

/** A table with stacked cells on narrow screens. */
export const table = (
  columns: readonly string[],
  rows: readonly Markup[],
  [numbersFrom, numbersTo]: readonly [number, number] = [Infinity, 0],
): Markup =>
  html`<table class="cards">
    <thead>
      <tr>
        ${columns.map((name, index) => html`<th scope="col" class="${index >= numbersFrom && index <= numbersTo ? 'number' : ''}">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;

const listRow = ({ row, status, lines, deadline }: ListedTender): Markup =>
  html`<tr>
    <th scope="row">
      <a href="${tenderPath(row.id)}">${row.title}</a><span class="quiet line code">${row.tenderNo}</span>
    </th>
    <td data-label="状态">${statusBadge(status)}</td>
    <td data-label="期间">${row.validFrom} 至 ${row.validUntil}</td>
    <td data-label="截止">
      ${deadline === null ? '—' : html`${deadline}<span class="quiet line">${row.status === 'sent' ? '报价' : '定标'}</span>`}
    </td>
    <td data-label="条数" class="number">${lines}</td>
  </tr>`;

/** A company's tenders, and the form that creates one from a sheet. */
export const tendersPage = ({ tenders, typed, pasted, field, notice, isWriting }: TendersPage): Markup =>
  html`${noticeOf(notice)}
    <section class="card">
      <h2>公司的招标 <span class="count">${tenders.length}</span></h2>
      ${
        tenders.length === 0
          ? html`<p class="empty">还没有招标。把多条线路、箱型与箱量填在一张表里，一次询价、逐条比较与定标</p>`
          : table(['招标', '状态', '期间', '截止', '条数'], tenders.map(listRow), [4, 4])
      }
    </section>
    ${
      isWriting
        ? html`<section class="card">
            <h2>新建招标</h2>
            <form
              method="post"
              action="${base}${tendersPath}"
              enctype="multipart/form-data"
              class="stacked wide"
              novalidate
            >
              ${termsInputs(typed, field)} ${sheetInputs(field, pasted)}
              <p>
                <button class="button">上传并核对</button>
                <a class="button light" href="${base}${tendersPath}-template.xlsx" download>下载模板</a>
              </p>
            </form>
            <p class="note">
              一行是一条线路、一种箱型与货物，箱量为整个期间的箱数，最多 ${tenderLinesMax}
              行。目前可招标海运整箱。有问题的行会逐格指出并保留，改正后再上传即可；发出前不会通知平台。
            </p>
          </section>`
        : html`<p class="note">您的角色只能查看；建立、发出与定标由订舱员或管理员办理。</p>`
    }`;

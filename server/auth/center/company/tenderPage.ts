import { html } from 'hono/html';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { TenderStatus } from '#contract/tenders/tenders.ts';
import { canTender, tenderDeadlineOf } from '#contract/tenders/tenders.ts';
import { dateMinute, money } from '#server/app/pages/format.ts';
import type { Markup } from '#server/app/pages/page.ts';
import type { WrongRow } from '#server/db/schema/tenders.ts';
import { goodsZh, laneZh } from '#server/enterprise/contracts/messages.ts';
import type { OfferedLine } from '#server/enterprise/tenders/locked.ts';
import { lineNameZh } from '#server/enterprise/tenders/messages.ts';
import type { MemberTender } from '#server/enterprise/tenders/reading.ts';
import type { TypedTerms } from '#server/enterprise/tenders/tenders.ts';
import { base, firstInvalid, hidden } from '../frame.ts';
import { contractsPath } from './contracts.ts';
import { noticeOf, sheetInputs, statusBadge, table, tenderPath, tendersPath, termsInputs } from './tenderList.ts';

/** The fields of every command form of a tender. */
const actForm = ({ row: { id }, version }: MemberTender, name: string, body: Markup, more: Markup | '' = ''): Markup =>
  html`<form method="post" action="${tenderPath(id)}/${name}" ${more}>
    ${hidden('version', String(version))}${body}
  </form>`;

const targetOf = ({ targetAmount: amount, targetCurrency: currency }: OfferedLine): string =>
  amount === null ? '无' : money({ currency, amount });

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
                <label class="cell"
                  ><input type="checkbox" name="line" value="${line.id}" aria-label="删除 ${lineNameZh(line)}"
                /></label>
              </td>`
            : ''
        }
      </tr>`,
  );
  const columns = ['线路、箱型与货物', '箱量', '目标价'];
  const shown = table(isEditing ? [...columns, '删除'] : columns, rows, [1, 2]);
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
      <a class="button light" href="${tenderPath(tender.row.id)}/wrong.xlsx" download>下载这些行去改正</a>
      ${actForm(tender, 'clear-wrong', html`<button class="plain">不要这些行</button>`)}
    </div>
  </section>`;

const draftCards = ({ tender, field, pasted }: TenderPage, typed: TypedTerms): Markup => {
  const { row, lines } = tender;
  const upload = html`${sheetInputs(field, pasted)}
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

/** A tender's page: its facts, the possible commands, its lines, and its history. */
export interface TenderPage {
  tender: MemberTender;
  /** The contract created by the award. */
  contractNo: string | null;
  field: string | undefined;
  notice: string | undefined;
  typed: TypedTerms | undefined;
  reason: string;
  pasted: string;
  isWriting: boolean;
  /** The comparison of the answers, if there are any. */
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
          <input name="reason" value="${reason}" autocomplete="off" ${field === 'reason' ? firstInvalid : ''} required
        /></label>
        <p><button class="button light">确认撤回</button></p>`,
      html`class="stacked" novalidate`,
    )}
  </details>`;

const stateText = ({ tender: { row, status }, contractNo }: TenderPage): Markup | string => {
  const texts: Readonly<Record<TenderStatus, Markup | string>> = {
    draft: '草稿只有公司的同事看得到',
    sent: `等待平台报价，截止 ${row.answerBy}`,
    answered: `请比较报价并定标，最晚 ${tenderDeadlineOf(row) ?? ''}`,
    awarded: html`已建立协议价合同 <a href="${base}${contractsPath}">${contractNo ?? ''}</a>，下单时自动适用`,
    lapsed: row.status === 'sent' ? '平台未在截止日前报价' : '报价已过有效期而未定标',
    withdrawn: '已撤回',
  };
  return texts[status];
};

/** A tender of a company. */
export const tenderPage = (page: TenderPage): Markup => {
  const { tender, comparison, typed, isWriting, now } = page;
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
        ${comparison ? html`<a class="plain" href="${tenderPath(row.id)}/comparison.xlsx" download>导出报价比较</a>` : ''}
        ${isWriting && canTender('withdraw', status) ? withdrawal(page) : ''}
      </div>
    </section>
    ${isEditing ? draftCards(page, typed ?? row) : (comparison ?? linesCard(tender, false))}
    <section class="card">
      <h2>经过</h2>
      <ol class="history">
        ${events.map(({ text, by, at }) => html`<li><span class="quiet">${dateMinute(at)}</span> ${by}：${text}</li>`)}
      </ol>
    </section>`;
};

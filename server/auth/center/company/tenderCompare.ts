import { html } from 'hono/html';
import type { DeclineReason } from '#contract/tenders/tenders.ts';
import { declineReasons, declineReasonZh } from '#contract/tenders/tenders.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { money } from '#server/app/pages/format.ts';
import type { Markup } from '#server/app/pages/page.ts';
import type { Choices } from '#server/enterprise/tenders/award.ts';
import { openOptionsOf, totalsOf } from '#server/enterprise/tenders/award.ts';
import { differenceOf } from '#server/enterprise/tenders/comparison.ts';
import type { OfferedLine, OptionRow } from '#server/enterprise/tenders/locked.ts';
import { lineNameZh } from '#server/enterprise/tenders/messages.ts';
import type { MemberTender } from '#server/enterprise/tenders/reading.ts';
import { badge, firstInvalid, hidden } from '../frame.ts';
import { tenderPath } from './tenderList.ts';
import { lineCells } from './tenderPage.ts';

/** The data of the comparison of a tender's answers. */
export interface Comparison {
  tender: MemberTender;
  /** The published price of each line today, by its id. */
  published: ReadonlyMap<string, number | null>;
  choices: Choices;
  /** Whether the member may award it now. */
  isOpen: boolean;
  /** The line for which the award was rejected. */
  field: string | undefined;
  today: string;
}

/** No line ends between a minus and its amount. */
const keptTogether = (text: string): string => text.replaceAll('−', '−\u2060');

const optionText = (
  option: OptionRow,
  { line, published }: { line: OfferedLine; published: number | null },
): Markup => {
  const { carrier, currency, amount, validUntil, freeDays, remark } = option;
  const target = line.targetAmount === null ? null : { currency: line.targetCurrency, amount: line.targetAmount };
  const compared = [
    published === null ? '' : differenceOf('比公布价', option, { currency: '2', amount: published }),
    target === null ? '' : differenceOf('比目标价', option, target),
  ];
  const terms = [`有效至 ${validUntil}`, freeDays === null ? '' : `免箱期 ${freeDays} 天`, remark].filter(
    (part) => part !== '',
  );
  return html`<span
    ><b>${money({ currency, amount })}</b> ${carrier}<span class="quiet line"
      >${keptTogether(compared.filter((part) => part !== '').join('，'))}</span
    ><span class="quiet line">${terms.join('，')}</span></span
  >`;
};

const reasonSelect = (
  line: OfferedLine,
  declined: DeclineReason | null | undefined,
  field: string | undefined,
): Markup =>
  html`<select
    name="why-${line.id}"
    aria-label="不中标的原因：${lineNameZh(line)}"
    ${field === `why-${line.id}` ? firstInvalid : ''}
  >
    <option value="">请选择原因</option>
    ${declineReasons.map(
      (reason) =>
        html`<option value="${reason}" ${reason === declined ? 'selected' : ''}>${declineReasonZh[reason]}</option>`,
    )}
  </select>`;

const choosing = (line: OfferedLine, { choices, published, field, today }: Comparison): Markup => {
  const choice = choices.get(line.id);
  const name = `line-${line.id}`;
  const chosen = choice && 'option' in choice ? choice.option : undefined;
  const declined = choice && 'declined' in choice ? choice.declined : undefined;
  const context = { line, published: published.get(line.id) ?? null };
  return html`<fieldset class="options" aria-label="${lineNameZh(line)}">
    ${openOptionsOf(line, today).map(
      (option, index) =>
        html`<label class="tick"
          ><input
            type="radio"
            name="${name}"
            value="${option.id}"
            ${option.id === chosen ? 'checked' : ''}
            ${field === name && index === 0 ? firstInvalid : ''}
          />${optionText(option, context)}</label
        >`,
    )}
    <label class="tick"
      ><input type="radio" name="${name}" value="none" ${declined === undefined ? '' : 'checked'} /><span
        >不中标</span
      ></label
    >
    ${reasonSelect(line, declined, field)}
  </fieldset>`;
};

const decided = (line: OfferedLine, { published, tender: { status } }: Comparison): Markup =>
  html`${line.options
    .toSorted((one, other) => Number(other.isAwarded) - Number(one.isAwarded))
    .map(
      (option) =>
        html`<div class="option">
          ${option.isAwarded ? badge({ zh: '中标', tone: 'good' }) : ''}
          ${optionText(option, { line, published: published.get(line.id) ?? null })}
        </div>`,
    )}${
    status === 'awarded' && line.declined !== null
      ? html`<span class="quiet line">未中标：${declineReasonZh[line.declined]}</span>`
      : ''
  }`;

const answerCell = (line: OfferedLine, comparison: Comparison): Markup => {
  if (line.options.length === 0)
    return html`${badge({ zh: '未报价', tone: 'mute' })}<span class="quiet line">${line.noOffer ?? ''}</span>`;
  return comparison.isOpen ? choosing(line, comparison) : decided(line, comparison);
};

const lineRow = (line: OfferedLine, comparison: Comparison): Markup => {
  const amount = comparison.published.get(line.id) ?? null;
  return html`<tr id="line-${line.position}">
    ${lineCells(line)}
    <td data-label="公布价" class="number">${amount === null ? '暂无' : money({ currency: '2', amount })}</td>
    <td data-label="报价">${answerCell(line, comparison)}</td>
  </tr>`;
};

const awardedOf = (lines: readonly OfferedLine[]): Choices =>
  new Map(
    lines.flatMap(({ id, options }) => {
      const won = options.find(({ isAwarded }) => isAwarded);
      return won ? [[id, { option: won.id }] as const] : [];
    }),
  );

const totalsText = (totals: readonly Total[]): string => totals.map(money).join(' + ');

/**
 * The answers to a tender in one table: per line the options with published price and target, to select or as decided.
 */
export const comparisonCard = (comparison: Comparison): Markup => {
  const { tender, choices, isOpen, published, field } = comparison;
  const { row, lines, version } = tender;
  const shown = isOpen ? choices : awardedOf(lines);
  const totals = totalsOf(lines, shown);
  const path = tenderPath(row.id);
  const total =
    totals.length === 0
      ? ''
      : html`<p ${isOpen && field === undefined ? html`tabindex="-1" autofocus` : ''}>
          <b>${isOpen ? '所选' : '中标'}合计 ${totalsText(totals)}</b>
          <span class="quiet"
            >（${[...shown.values()].filter((choice) => choice && 'option' in choice).length} 条，按报价 ×
            箱量，不含附加费）</span
          >
        </p>`;
  const table = html`<table class="cards">
    <thead>
      <tr>
        ${['线路、箱型与货物', '箱量', '目标价', '公布价', '报价'].map(
          (name, index) => html`<th scope="col" class="${index > 0 && index < 4 ? 'number' : ''}">${name}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${lines.map((line) => lineRow(line, comparison))}
    </tbody>
  </table>`;
  const note = html`<p class="note">
    公布价是今天该线路可订航次的最低海运费${[...published.values()].includes(null) ? '，“暂无”表示没有可订航次' : ''}。报价为每箱海运费，附加费仍按公布价。
  </p>`;
  if (!isOpen)
    return html`<section class="card">
      <h2>报价比较</h2>
      ${total}${table}${note}
    </section>`;
  return html`<section class="card">
    <h2>报价比较<a class="more" href="${path}?choose=cheapest">每条选最便宜的</a></h2>
    <form method="post" action="${path}/award" novalidate>
      ${hidden('version', String(version))}${table}${total}
      <div class="acts">
        <button class="button light" formaction="${path}/review">计算所选合计</button>
        <details>
          <summary>定标</summary>
          <p class="quiet">
            定标后不能更改：所选报价成为 ${row.validFrom} 至 ${row.validUntil} 的协议价，箱量为承诺量。
          </p>
          <p><button class="button">确认定标</button></p>
        </details>
      </div>
    </form>
    ${note}
  </section>`;
};

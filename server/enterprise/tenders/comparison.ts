import type { Total } from '#contract/rules/pricing/price.ts';
import { declineReasonZh } from '#contract/tenders/tenders.ts';
import { money } from '#server/app/pages/format.ts';
import { goodsZh } from '#server/enterprise/contracts/messages.ts';
import { workbookOf } from '#server/support/tableFiles.ts';
import type { OfferedLine } from './locked.ts';
import { tenderMessages as messages } from './messages.ts';

/** How a price differs from another one, `比公布价 −$50.00（−7.1%）`; empty if their currencies differ. */
export const differenceOf = (name: string, price: Total, other: Total): string => {
  if (price.currency !== other.currency) return '';
  const amount = price.amount - other.amount;
  if (amount === 0) return `${name}持平`;
  const sign = amount < 0 ? '−' : '+';
  const percent = ((Math.abs(amount) / other.amount) * 100).toFixed(1);
  return `${name} ${sign}${money({ currency: price.currency, amount: Math.abs(amount) })}（${sign}${percent}%）`;
};

const header = [
  '序号',
  '起运港',
  '目的港',
  '箱型',
  '箱量',
  '货物',
  '目标价',
  '今日公布价',
  '承运人',
  '报价',
  '比公布价',
  '比目标价',
  '报价 × 箱量',
  '报价有效至',
  '免箱期天数',
  '报价说明',
  '结果',
];

/** The comparison of a tender's answers as a workbook, with a row for each option. */
export const comparisonWorkbook = (
  lines: readonly OfferedLine[],
  published: ReadonlyMap<string, number | null>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const rows = lines.flatMap((line) => {
    const today = published.get(line.id) ?? null;
    const target = line.targetAmount === null ? null : { currency: line.targetCurrency, amount: line.targetAmount };
    const about = [
      String(line.position),
      `${line.originZh} ${line.originCode}`,
      `${line.destinationZh} ${line.destinationCode}`,
      line.itemCode,
      String(line.quantity),
      goodsZh(line),
      target === null ? '' : money(target),
      today === null ? '' : money({ currency: '2', amount: today }),
    ];
    if (line.options.length === 0) return [[...about, '', '', '', '', '', '', '', line.noOffer ?? '', '未报价']];
    return line.options.map((option) => [
      ...about,
      option.carrier,
      money(option),
      today === null ? '' : differenceOf('', option, { currency: '2', amount: today }).trim(),
      target === null ? '' : differenceOf('', option, target).trim(),
      money({ currency: option.currency, amount: option.amount * line.quantity }),
      option.validUntil,
      option.freeDays === null ? '' : String(option.freeDays),
      option.remark,
      option.isAwarded ? '中标' : line.declined === null ? '' : declineReasonZh[line.declined],
    ]);
  });
  return workbookOf([{ title: messages.comparisonTitle, rows: [header, ...rows] }]);
};

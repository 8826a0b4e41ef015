import { basisZh } from '#contract/services/rateBasisNames.ts';
import type * as z from 'zod/mini';
import type { file } from '#contract/protocol/endpoint.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { Quote } from '#contract/services/quote.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { conditionText, sideNames } from '#server/search/tariffText.ts';
import { csvOf } from '#server/support/tableFiles.ts';
import { forReader } from '#server/language/reader.ts';

const columns = [
  '代码',
  '费用',
  '区段',
  '计费单位',
  '项目',
  '适用条件',
  '币种',
  '单价',
  '最低收费',
  '起始数量',
  '有效期至',
];

const amountOf = (minorUnits: number | null): string => (minorUnits === null ? '' : (minorUnits / 100).toFixed(2));

const titleOf = ({ line, origin, destination, sailing, goods }: Quote): string =>
  [
    allServices[line].nameZh,
    goods?.nameZh ?? origin.nameZh,
    destination?.nameZh,
    sailing && `${sailing.vessel}-${sailing.voyage}`,
  ]
    .filter((word) => typeof word === 'string')
    .map(forReader)
    .join('-');

/** A quote's tariff as a CSV table, one row per charge, amounts in whole units. */
export const chargeExportOf = (quote: Quote): z.input<typeof file> => {
  const items = new Map(quote.items.map(({ code, nameZh }) => [code, nameZh]));
  return {
    fileName: `费用表-${titleOf(quote)}.csv`.replaceAll(/[\\/\s]+/g, '-'),
    contentType: 'text/csv; charset=utf-8',
    content: csvOf([
      columns,
      ...quote.tariff.map((charge) => [
        charge.code,
        charge.nameZh,
        sideNames[charge.side],
        `每${basisZh[charge.basis]}`,
        charge.item === null ? '' : (items.get(charge.item) ?? charge.item),
        conditionText(charge.condition, allServices[quote.line], quote),
        charge.currency === '1' ? 'CNY' : 'USD',
        amountOf(charge.amount),
        amountOf(charge.minimum),
        String(charge.from ?? ''),
        chinaDayOf(new Date(quote.validUntil)),
      ]),
    ]),
  };
};

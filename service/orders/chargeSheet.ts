import { stringify } from 'csv-stringify/sync';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import type * as z from 'zod/mini';
import type { file } from '#contract/protocol/endpoint.ts';
import { allLines } from '#contract/services/definitions/allServices.ts';
import type { Offer } from '#contract/services/quote.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { conditionWords, sideWords } from '#service/search/tariffText.ts';

// spreadsheets take a file without a byte order mark for the system's own encoding
const byteOrderMark = '\uFEFF';

const amountOf = (minorUnits: number | null): string => (minorUnits === null ? '' : (minorUnits / 100).toFixed(2));

const titleOf = ({ line, origin, destination, sailing, goods }: Offer): string =>
  [
    allLines[line].nameZh,
    goods?.nameZh ?? origin.nameZh,
    destination?.nameZh,
    sailing && `${sailing.vessel}-${sailing.voyage}`,
  ]
    .filter((word) => word)
    .join('-');

/** An offer's tariff as a table for spreadsheets, one line for each charge, amounts in whole units. */
export const chargeSheetOf = (offer: Offer): z.input<typeof file> => {
  const items = new Map(offer.items.map(({ code, nameZh }) => [code, nameZh]));
  return {
    fileName: `费用表-${titleOf(offer)}.csv`.replaceAll(/[\\/\s]+/g, '-'),
    contentType: 'text/csv; charset=utf-8',
    content:
      byteOrderMark +
      stringify(
        offer.tariff.map((line) => [
          line.code,
          line.nameZh,
          sideWords[line.side],
          `每${basisZh[line.basis]}`,
          line.item === null ? '' : (items.get(line.item) ?? line.item),
          conditionWords(line.condition, allLines[offer.line], offer),
          line.currency === '1' ? 'CNY' : 'USD',
          amountOf(line.amount),
          amountOf(line.minimum),
          line.from ?? '',
          chinaDayOf(new Date(offer.validUntil)),
        ]),
        {
          header: true,
          columns: [
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
          ],
          escape_formulas: true,
        },
      ),
  };
};

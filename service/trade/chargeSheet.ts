import { stringify } from 'csv-stringify/sync';
import type * as z from 'zod/mini';
import type { SailingTariff } from '#contract/commerce.ts';
import type { file } from '#contract/endpoint.ts';
import type { ChargeCondition, TariffLine } from '#contract/rules/price.ts';
import { chinaDayOf } from './chinaTime.ts';

const sides = { freight: '海运段', origin: '起运港', destination: '目的港' } satisfies Record<
  TariffLine['side'],
  string
>;
const bases = { container: '每箱', bill: '每票', shipment: '每单' } satisfies Record<TariffLine['basis'], string>;
const conditions = {
  dangerous: '危险品',
  notDangerous: '普通货',
  customsEntrusted: '委托报关',
  loadedAtStation: '场站装箱',
  loadedAtFactory: '工厂装箱',
  telexRelease: '电放',
} satisfies Record<ChargeCondition, string>;

// spreadsheets take a file without a byte order mark for the system's own encoding
const byteOrderMark = '\uFEFF';

/** A sailing's tariff as a table for spreadsheets, one line for each charge, amounts in whole units. */
export const chargeSheetOf = ({ sailing, tariff, validUntil }: SailingTariff): z.input<typeof file> => ({
  fileName: `费用表-${sailing.orgPort}-${sailing.dstPort}-${sailing.vessel}-${sailing.voyage}.csv`.replaceAll(
    /[\\/\s]+/g,
    '-',
  ),
  contentType: 'text/csv; charset=utf-8',
  content:
    byteOrderMark +
    stringify(
      tariff.map((line) => [
        line.code,
        line.nameZh,
        sides[line.side],
        bases[line.basis],
        line.containerType ?? '',
        line.condition === null ? '' : conditions[line.condition],
        line.currency === '1' ? 'CNY' : 'USD',
        (line.amount / 100).toFixed(2),
        chinaDayOf(new Date(validUntil)),
      ]),
      {
        header: true,
        columns: ['代码', '费用', '区段', '计费单位', '箱型', '适用条件', '币种', '单价', '有效期至'],
        escape_formulas: true,
      },
    ),
});

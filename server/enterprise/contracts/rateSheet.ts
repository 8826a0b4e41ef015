import type { RateForm } from '#contract/desk/contractDesk.ts';
import { contractRatesMax } from '#contract/desk/deskLimits.ts';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { goodsScopeZh } from '#contract/rules/pricing/contractRates.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { contractRates } from '#server/db/schema/contracts.ts';
import type { Column } from '#server/import/files/columns.ts';
import { column, currency, oneOf, text } from '#server/import/files/columns.ts';
import type { TableSpec } from '#server/import/tableSpec.ts';
import { beyondZh, contractMessages as messages } from './messages.ts';
import type { ReadSheet } from './typedSheet.ts';
import { readTypedSheet, typedWorkbook } from './typedSheet.ts';

type RateRow = typeof contractRates.$inferSelect;

const servicesZh = Object.fromEntries(
  Object.values(allServices).flatMap(({ line, nameZh }) => (line === 'goods' ? [] : [[line, nameZh]])),
) as Record<ServiceCode, string>;

/** The columns of a rate. Cells are read like input of its form, whose rules check them. */
const columns: readonly Column[] = [
  column('line', '业务', oneOf(servicesZh)),
  column('origin_code', '起运地代码', text(20, '港口、机场、车站、城市或库点的代码'), {
    aliases: '起运港代码|地点代码',
  }),
  column('origin_zh', '起运地', text(100, '名称，仅供阅读'), { otherwise: '' }),
  column('destination_code', '目的地代码', text(20, '没有目的地的业务留空'), { otherwise: '', aliases: '目的港代码' }),
  column('destination_zh', '目的地', text(100, '名称，仅供阅读'), { otherwise: '' }),
  column('item_code', '计价项目', text(20, '箱型、罐型、重量段或库类'), { aliases: '箱型|项目' }),
  column('goods_scope', '货物', oneOf(goodsScopeZh)),
  column('goods_code', '类别或UN编号', text(10, '按危险类别或 UN 编号时填写'), { otherwise: '' }),
  column('currency', '币种', currency),
  column('amount', '协议价', text(20, '1250 或 1250.50'), { aliases: '单价|价格' }),
  column('committed', '承诺量', text(20, '正整数，不限量时留空'), { otherwise: '' }),
  column('beyond', '超出承诺量', oneOf(beyondZh), { otherwise: 'applies' }),
];

/** A sheet of a contract's rates, read with the import code; it is not one of the company's own tables. */
const spec: TableSpec = {
  name: 'contract-rates',
  title: messages.sheetTitle,
  table: contractRates,
  columns,
  key: [],
  kind: 'whole',
  samples: [],
};

/** The workbook of rates, which can be imported again unchanged. */
export const rateWorkbook = (rates: readonly RateRow[]): Promise<Uint8Array> => {
  const cellsOf = (rate: RateRow): string[] => {
    const shown: Readonly<Record<string, string>> = {
      line: servicesZh[rate.line],
      originCode: rate.originCode,
      originZh: rate.originZh,
      destinationCode: rate.destinationCode ?? '',
      destinationZh: rate.destinationZh ?? '',
      itemCode: rate.itemCode,
      goodsScope: goodsScopeZh[rate.goodsScope],
      goodsCode: rate.goodsCode,
      currency: currency.write(rate.currency),
      amount: (rate.amount / 100).toFixed(2),
      committed: rate.committed?.toString() ?? '',
      beyond: beyondZh[rate.beyond],
    };
    return columns.map(({ property }) => shown[property] ?? '');
  };
  const named = rates.map(cellsOf).toSorted((a, b) => (a.join('\n') < b.join('\n') ? -1 : 1));
  return typedWorkbook(spec, named, messages.sheetNotes);
};

/** Reads a workbook or a CSV file of rates, with all problems within it; a file without rows would end every rate. */
export const readRates = (file: ImportFile): Promise<ReadSheet<RateForm>> =>
  readTypedSheet(spec, file, { rowsMax: contractRatesMax, tooMany: messages.tooManyRates(contractRatesMax) });

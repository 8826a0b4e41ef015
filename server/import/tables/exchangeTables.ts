import { calendarDayTyped } from '#contract/protocol/calendarDay.ts';
import { schema } from '#server/db/schema.ts';
import { code, column, currency, decimal, text } from '#server/import/files/columns.ts';
import { withoutSerial } from '#server/import/files/instants.ts';
import { importMessages } from '../messages.ts';
import type { TableSpec } from '../tableSpec.ts';

/** The minimum rate: conversions use nine decimals of it. */
const leastRate = 0.000_001;

export const exchangeRates: TableSpec = {
  name: 'exchange-rates',
  title: '参考汇率',
  table: schema.exchangeRates,
  columns: [
    column('currency', '币种', currency),
    column('cny', '折合人民币', decimal, { aliases: '汇率|rate|中间价' }),
    column('source_zh', '来源', text(60), { aliases: 'source' }),
    column(
      'published_on',
      '公布日',
      code(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, '如 2026-12-01', (cell) =>
        calendarDayTyped(withoutSerial(cell)),
      ),
      { aliases: '公布日期|日期|date' },
    ),
  ],
  key: ['currency'],
  kind: 'whole',
  problemOf: (row) => {
    if (row['currency'] === '1') return { column: 'currency', text: importMessages.rows.foreignCurrency };
    return (row['cny'] as number) < leastRate ? { column: 'cny', text: importMessages.rows.noRate } : undefined;
  },
  samples: [{ currency: 'USD', cny: '7.0812', source_zh: '中国外汇交易中心中间价', published_on: '2026-12-01' }],
};

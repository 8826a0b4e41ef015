import type { Currency, TariffCharge } from '#contract/rules/pricing/price.ts';
import type { charges } from '../schema/network.ts';
import type { exchangeRates, tradeLanes } from '../schema/reference.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { minorUnitsOf, numberOf, orNull, readTable, wordsOf } from './tables.ts';

export const laneRows = (): (typeof tradeLanes.$inferInsert)[] =>
  readTable('lanes', ['code', 'name_zh', 'freight_20gp', 'freight_40gp', 'freight_40hq']).map((row) => ({
    code: row.code,
    nameZh: row.name_zh,
    freight20gp: minorUnitsOf(row.freight_20gp),
    freight40gp: minorUnitsOf(row.freight_40gp),
    freight40hq: minorUnitsOf(row.freight_40hq),
  }));

const currencyCodes: Readonly<Record<string, Currency>> = { CNY: '1', USD: '2' };

/** The demo rate, published on the day of seeding. */
export const exchangeRateRowsAt = (now: Date): (typeof exchangeRates.$inferInsert)[] =>
  readTable('exchange-rates', ['currency', 'cny', 'source_zh']).map((row) => ({
    currency: currencyCodes[row.currency]!,
    cny: numberOf(row.cny),
    sourceZh: row.source_zh,
    publishedOn: chinaDayOf(now),
  }));

export const chargeRows = (): (typeof charges.$inferInsert)[] =>
  readTable('charges', [
    'code',
    'name_zh',
    'side',
    'currency',
    'basis',
    'condition',
    'lane',
    'countries',
    'amount_20',
    'amount_40',
    'departs_from',
    'departs_to',
  ]).map((row, position) => {
    const currency = currencyCodes[row.currency];
    if (!currency) throw new Error(`${row.code} is in an unknown currency`);
    return {
      position,
      code: row.code,
      nameZh: row.name_zh,
      side: row.side as TariffCharge['side'],
      currency,
      basis: row.basis as TariffCharge['basis'],
      condition: orNull(row.condition),
      laneCode: orNull(row.lane),
      countryCodes: wordsOf(row.countries),
      amount20: minorUnitsOf(row.amount_20),
      amount40: minorUnitsOf(row.amount_40),
      departsFrom: orNull(row.departs_from),
      departsTo: orNull(row.departs_to),
    };
  });

import { beforeAll, describe, expect, test } from 'vitest';
import type { Quote } from '#contract/services/quote.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import { goodsRowsAt, serviceChargeRows, publishedRateRows } from '#server/db/seed/selling.ts';
import { quoteIdOf } from '#server/services/quoteIds.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const rates = publishedRateRows();
const serviceCharges = serviceChargeRows();
const idOf = ({ line, originCode, destinationCode }: (typeof rates)[number]) =>
  quoteIdOf({ line, originCode, destinationCode: destinationCode ?? null });
const ids = new Set([...rates.map(idOf), ...goodsRowsAt(new Date(0)).map(({ id }) => `goods~${id}`)]);
const quotes = new Map<string, Quote>();
beforeAll(async () => {
  for (const offerId of ids) quotes.set(offerId, await service.call(chargeAgreement, { offerId }));
});

describe('no charge of the tables is dead', () => {
  test('every item of a charge can be chosen in every quote that has the charge', () => {
    for (const { id, tariff, items } of quotes.values()) {
      const codes = new Set(items.map(({ code }) => code));
      expect([id, tariff.filter(({ item }) => item !== null && !codes.has(item))]).toEqual([id, []]);
    }
  });

  test('what is charged for dangerous goods only says so, and nothing else does', () => {
    const tariffed = serviceCharges.filter(({ side }) => side !== 'event');
    // the customer chooses whether to entrust papers that only dangerous goods need
    const own = tariffed.filter(({ condition }) => condition !== 'declarationEntrusted');
    expect(own.filter(({ dangerousOnly, condition }) => dangerousOnly !== (condition === 'dangerous'))).toEqual([]);
  });
});

describe('every quote of the tables', () => {
  test('opens, and each rate belongs to exactly one of them', () => {
    expect(quotes.size).toBe(ids.size);
    const requested = new Set(
      [...quotes.values()].flatMap(({ id, tariff }) =>
        tariff.map(({ amount, currency, basis }) => [id, amount, currency, basis].join()),
      ),
    );
    const lost = rates.filter((rate) => !requested.has([idOf(rate), rate.amount, rate.currency, rate.basis].join()));
    expect(lost).toEqual([]);
    for (const { id, line, tariff } of quotes.values()) {
      if (line === 'goods' || line === 'dgDesk') continue;
      const own = rates.filter((rate) => idOf(rate) === id);
      const chargeCodes = new Set(serviceCharges.flatMap((charge) => (charge.line === line ? [charge.code] : [])));
      // a flexitank's container also pays the ocean freight of its lane
      const charges = tariff.filter(({ code, nameZh }) => !chargeCodes.has(code) && !nameZh.includes('20GP'));
      expect([id, charges.length]).toEqual([id, own.length]);
    }
  });

  test('charges nothing for events, and states their price', () => {
    for (const { id, line, tariff, notIncluded } of quotes.values()) {
      const events = serviceCharges.filter((charge) => charge.line === line && charge.side === 'event');
      const requested = events.filter((event) =>
        tariff.some(({ code, nameZh }) => code === event.code && nameZh === event.nameZh),
      );
      expect([id, requested]).toEqual([id, []]);
      expect(notIncluded.filter((words) => /[¥$][\d,]+\.\d\d\//.test(words)).length).toBeGreaterThan(0);
    }
  });

  test('ends with the month, unless the freight of its box ends before', () => {
    for (const { line, validUntil } of quotes.values()) {
      if (line === 'flexitank') expect(validUntil <= '2026-03-31T15:59:59.000Z').toBe(true);
      else expect(validUntil).toBe('2026-03-31T15:59:59.000Z');
    }
  });
});

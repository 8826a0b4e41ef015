import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serviceLine } from '#contract/services/serviceLine.ts';
import { allLines } from '#contract/services/definitions/allServices.ts';
import type { LineFields } from '#contract/services/definitions/serviceFields.ts';
import { blankFields, conditionsOf } from '#contract/services/definitions/serviceFields.ts';
import type { Offer } from '#contract/services/quote.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import { chargeRows } from '#service/db/seed/market.ts';
import { portRows } from '#service/db/seed/reference.ts';
import { goodsRowsAt, lineChargeRows, publishedRateRows } from '#service/db/seed/selling.ts';
import { offerIdOf } from '#service/services/offerIds.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await freshService();
});
afterAll(() => service.close());

const rates = publishedRateRows();
const lineCharges = lineChargeRows();
const idOf = ({ line, originCode, destinationCode }: (typeof rates)[number]) =>
  offerIdOf({ line, originCode, destinationCode: destinationCode ?? null });
const ids = new Set([...rates.map(idOf), ...goodsRowsAt(new Date(0)).map(({ id }) => `goods~${id}`)]);
const offers = new Map<string, Offer>();
beforeAll(async () => {
  for (const offerId of ids) offers.set(offerId, await service.call(chargeAgreement, { offerId }));
});

/** Every condition that some values of a line's fields raise; what the offer lets choose is raised by its choices. */
const raised = (fields: LineFields, choices: Offer['choices']): Set<string> => {
  const flags = Object.entries(fields).flatMap(([name, field]) => (field.kind === 'flag' ? [name] : []));
  const base = { ...blankFields(fields), ...Object.fromEntries(flags.map((name) => [name, true])) };
  const shown = (name: string, value: string) => {
    const asked = fields[name]?.when;
    return { ...base, ...(asked ? { [asked.field]: asked.is[0]! } : {}), [name]: value };
  };
  const chosen = Object.entries(fields).flatMap(([name, field]) => {
    const options = field.kind === 'choice' ? field.options : field.kind === 'offered' ? (choices[name] ?? []) : [];
    return options.map(({ value }) => shown(name, value));
  });
  return new Set([base, ...chosen].flatMap((values) => conditionsOf(fields, values)));
};

const known = new Set(['dangerous', 'notDangerous']);
const allChoices = (line: string): Offer['choices'] => {
  const choices: Offer['choices'] = {};
  for (const offer of offers.values()) {
    if (offer.line !== line) continue;
    for (const [name, options] of Object.entries(offer.choices)) choices[name] = [...(choices[name] ?? []), ...options];
  }
  return choices;
};

describe('no charge of the tables is dead', () => {
  test.each(serviceLine.options)('every condition of line %s can be raised by its fields', (line) => {
    const own = lineCharges.filter((charge) => charge.line === line);
    const conditions = [...own, ...(line === 'fcl' ? chargeRows() : [])].flatMap(({ condition }) => condition ?? []);
    const possible = raised(allLines[line].fields, allChoices(line));
    expect(conditions.filter((condition) => !known.has(condition) && !possible.has(condition))).toEqual([]);
  });

  test('every condition of an offer’s tariff can be raised in it', () => {
    for (const { id, line, tariff, choices } of offers.values()) {
      const possible = raised(allLines[line].fields, choices);
      const dead = tariff.filter(
        ({ condition }) => condition !== null && !known.has(condition) && !possible.has(condition),
      );
      expect([id, dead]).toEqual([id, []]);
    }
  });

  test('every item of a charge can be chosen of every offer that asks it', () => {
    for (const { id, tariff, items } of offers.values()) {
      const codes = new Set(items.map(({ code }) => code));
      expect([id, tariff.filter(({ item }) => item !== null && !codes.has(item))]).toEqual([id, []]);
    }
  });

  test('what is asked of dangerous goods alone says so, and only that', () => {
    const tariffed = lineCharges.filter(({ side }) => side !== 'event');
    // papers that only dangerous goods need are entrusted of one's own will
    const own = tariffed.filter(({ condition }) => condition !== 'declarationEntrusted');
    expect(own.filter(({ dangerousOnly, condition }) => dangerousOnly !== (condition === 'dangerous'))).toEqual([]);
  });
});

describe('every offer of the tables', () => {
  test('opens, and each rate belongs to exactly one of them', () => {
    expect(offers.size).toBe(ids.size);
    const asked = new Set(
      [...offers.values()].flatMap(({ id, tariff }) =>
        tariff.map(({ amount, currency, basis }) => [id, amount, currency, basis].join()),
      ),
    );
    const lost = rates.filter((rate) => !asked.has([idOf(rate), rate.amount, rate.currency, rate.basis].join()));
    expect(lost).toEqual([]);
    for (const { id, line, tariff } of offers.values()) {
      if (line === 'goods' || line === 'dgDesk') continue;
      const own = rates.filter((rate) => idOf(rate) === id);
      const charges = new Set(lineCharges.flatMap((charge) => (charge.line === line ? [charge.code] : [])));
      // a flexitank's box pays the ocean freight of its lane besides
      const lines = tariff.filter(({ code, nameZh }) => !charges.has(code) && !nameZh.includes('20GP'));
      expect([id, lines.length]).toEqual([id, own.length]);
    }
  });

  test('has items where the line lets choose some, and none where the cargo decides', () => {
    for (const { line, items, id } of offers.values())
      expect([id, items.length > 0]).toEqual([id, allLines[line].items !== null]);
  });

  test('asks nothing for events, and says what they cost', () => {
    for (const { id, line, tariff, notIncluded } of offers.values()) {
      const events = lineCharges.filter((charge) => charge.line === line && charge.side === 'event');
      const asked = events.filter((event) =>
        tariff.some(({ code, nameZh }) => code === event.code && nameZh === event.nameZh),
      );
      expect([id, asked]).toEqual([id, []]);
      expect(notIncluded.filter((words) => /[¥$][\d,]+\.\d\d\//.test(words)).length).toBeGreaterThan(0);
    }
  });

  test('has one value where its id decides, such as the use of a tank', () => {
    expect(offers.get('tank~CNSHA')?.choices['use']?.map(({ value }) => value)).toEqual(['rent']);
    expect(offers.get('tank~CNSHA~NLRTM')?.choices['use']?.map(({ value }) => value)).toEqual(['voyage']);
    expect(offers.get('tank~CNSHA')?.tariff.every(({ side }) => side === 'service')).toBe(true);
  });

  test('ends with the month, unless the freight of its box ends before', () => {
    for (const { line, validUntil } of offers.values()) {
      if (line === 'flexitank') expect(validUntil <= '2026-03-31T15:59:59.000Z').toBe(true);
      else expect(validUntil).toBe('2026-03-31T15:59:59.000Z');
    }
  });
});

test('every country of a charge is one of a port, and sea lanes end at ports of the table', () => {
  const countries = portRows().map(({ countryCode }) => countryCode);
  for (const { countryCodes } of [...lineCharges, ...chargeRows()])
    expect(countries).toEqual(expect.arrayContaining(countryCodes));
  const ports = new Set(portRows().map(({ code }) => code));
  const sea = rates.filter(({ line }) => line === 'lcl' || line === 'tank' || line === 'flexitank');
  expect(sea.filter(({ destinationCode }) => destinationCode && !ports.has(destinationCode))).toEqual([]);
});

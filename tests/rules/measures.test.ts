import { describe, expect, test } from 'vitest';
import { factsOf, pricedBookingOf } from '#contract/booking/orderFacts.ts';
import { palletDaysOf, storageDaysOf, tonDaysOf } from '#contract/rules/pricing/measures.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { cargoItem, orderForm } from '#tests/support/order.ts';
import { containersFor } from '#contract/rules/loading/loadFit.ts';

describe('storage: the day in counts, the day out does not', () => {
  test.each([
    ['2026-03-01', '2026-03-31', 30],
    ['2026-03-01', '2026-03-01', 1],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-03-02', '2026-03-01', null],
    ['2026-02-30', '2026-03-05', null],
  ])('%s to %s', (dayIn, dayOut, days) => {
    expect(storageDaysOf(dayIn, dayOut)).toBe(days);
  });

  test('14.4 t for 30 days are 432 ton-days, as on the service’s page; a begun pallet is one', () => {
    expect(tonDaysOf(14_400, 30)).toBe(432);
    expect(palletDaysOf(11.2, 30)).toBe(360);
    expect(palletDaysOf(11, 30)).toBe(330);
    // 118,284.3255
    expect(tonDaysOf(358_437.35, 330)).toBe(118_284.326);
  });
});

describe('measures of an order, from its figures as typed', () => {
  test('weights and volumes of all cargo items are summed up as decimals', () => {
    const cargo = ['0.1', '0.2', '0.7'].map((figure) => cargoItem('lcl', { grossKg: figure, volumeM3: figure }));
    const facts = factsOf(allServices.lcl, orderForm('lcl', { cargo }));
    expect([facts.grossKg, facts.volumeM3]).toEqual([1, 1]);
  });

  test('goods are carried in and out; an area is rented for begun months', () => {
    const form = orderForm('warehousing', {
      cargo: [cargoItem('warehousing', { grossKg: '1,234.25', dangerous: null })],
      details: { dayIn: '2026-04-01', dayOut: '2026-06-01', squareMetres: '100.7' },
    });
    const { measures, perItem } = pricedBookingOf(allServices.warehousing, form);
    expect(measures).toMatchObject({ INOUT: 2.468_5, INOUT_DG: 2.468_5, ton: 1.234_25, tonDay: 75.289 });
    expect(perItem).toMatchObject({ tonDay: 75.289, squareMetreMonth: 302.1 });
  });
});

/** Payload in kg and room in m³, as carriers publish them for dry containers. */
const published = [
  ['20GP', 28_200, 33.2],
  ['40GP', 26_700, 67.7],
  ['40HQ', 26_500, 76.3],
] as const;

test.each(published)('a %s takes %d kg and %d m³, and what is over needs another', (size, payloadKg, roomM3) => {
  expect(containersFor(size, { weightKg: payloadKg })).toBe(1);
  expect(containersFor(size, { weightKg: payloadKg + 0.001 })).toBe(2);
  expect(containersFor(size, { volumeM3: roomM3 })).toBe(1);
  expect(containersFor(size, { volumeM3: roomM3 + 0.001 })).toBe(2);
  expect(containersFor(size, { weightKg: payloadKg * 3, volumeM3: 1 })).toBe(3);
  expect(containersFor(size, { weightKg: 1, volumeM3: roomM3 * 2 })).toBe(2);
});

test('none are shown if nothing is known', () => expect(containersFor('20GP', {})).toBeUndefined());

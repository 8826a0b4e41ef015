import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemsOf } from '#contract/fields.ts';
import type { FclForm } from '#contract/order.ts';
import { fclOrder, pricedBookingOf } from '#contract/order.ts';
import { containers } from '#contract/rules/containers.ts';
import { papersFor } from '#contract/rules/papers.ts';
import { cargoLine, dangerousDetails, fclForm } from '#tests/support/fclOrder.ts';

const problems = (overrides: Partial<FclForm>) => problemsOf(fclOrder, fclForm(overrides));

test('a carefully filled form is an order, its numbers and dates parsed', () => {
  const order = fclOrder.parse(fclForm({ cargoReadyDay: '2026年3月9日' }));
  expect(order.cargoReadyDay).toBe('2026-03-09');
  expect(order.containers).toEqual([{ containerType: '20GP', quantity: 1 }]);
  expect(order.cargo[0]).toMatchObject({ hsCode: '32089010', packages: 80, grossKg: 16_000, volumeM3: 22.5 });
  expect(order.cargo[0]?.dangerous).toMatchObject({ unNumber: '1263', netKg: 15_000 });
});

test('an order is an order again, so that a draft may hold either', () => {
  const order = fclOrder.parse(fclForm());
  expect(fclOrder.parse(order)).toEqual(order);
});

describe('what fits into the containers', () => {
  test.each([
    ['one 20GP at its payload', '20GP', 28_200, 20, {}],
    ['a kilogram too much', '20GP', 28_201, 20, { containers: 'overPayload' }],
    ['the whole volume', '40HQ', 20_000, 76.3, {}],
    ['a little more volume', '40HQ', 20_000, 76.4, { containers: 'overVolume' }],
  ] as const)('%s', (_name, size, grossKg, volumeM3, expected) => {
    const form = { containers: [{ containerType: size, quantity: 1 }], cargo: [cargoLine({ grossKg, volumeM3 })] };
    expect(problems(form)).toEqual(expected);
  });

  test('weights of all lines count against all containers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.array(fc.integer({ min: 15_001, max: 60_000 }), { minLength: 1, maxLength: 20 }),
        (pieces, weights) => {
          const cargo = weights.map((grossKg) => cargoLine({ grossKg, volumeM3: 0.1 }));
          const isTooHeavy = weights.reduce((sum, kg) => sum + kg, 0) > containers['20GP'].payloadKg * pieces;
          expect(problems({ containers: [{ containerType: '20GP', quantity: pieces }], cargo })).toEqual(
            isTooHeavy ? { containers: 'overPayload' } : {},
          );
        },
      ),
    );
  });
});

describe('what an order must say', () => {
  test.each<[string, Partial<FclForm>, Record<string, string>]>([
    ['containers', { containers: [] }, { containers: 'containersMissing' }],
    ['cargo', { cargo: [] }, { cargo: 'cargoMissing' }],
    ['where the factory is', { loading: 'factory' }, { loadingAddress: 'required' }],
    [
      'whom to notify',
      { notifyParty: { sameAsConsignee: false, name: '', address: '', telephone: '' } },
      { 'notifyParty.name': 'required' },
    ],
    ['the protocol', { protocolVersion: '' }, { protocolVersion: 'protocolMissing' }],
    [
      'less net than gross',
      { cargo: [cargoLine({ dangerous: dangerousDetails({ netKg: 16_001 }) })] },
      { 'cargo.0.dangerous.netKg': 'netOverGross' },
    ],
    [
      'what is in an entry that names no substance',
      { cargo: [cargoLine({ dangerous: dangerousDetails({ properShippingName: 'FLAMMABLE LIQUID, N.O.S.' }) })] },
      { 'cargo.0.dangerous.technicalName': 'required' },
    ],
    [
      'whom to call in an emergency',
      { cargo: [cargoLine({ dangerous: dangerousDetails({ emergencyPhone: '' }) })] },
      { 'cargo.0.dangerous.emergencyPhone': 'required' },
    ],
    [
      'a booking contact with a mobile number',
      { bookingContact: { name: '李', phone: '5555', email: 'a@example.com' } },
      { 'bookingContact.phone': 'phoneInvalid' },
    ],
  ])('%s', (_name, overrides, expected) => expect(problems(overrides)).toMatchObject(expected));

  test('more than 20 lines of cargo are too many', () => {
    const cargo = Array.from({ length: 21 }, () => cargoLine({ grossKg: 100, volumeM3: 0.1, dangerous: null }));
    expect(problems({ cargo })).toEqual({ cargo: 'tooMany' });
  });
});

describe('what the price depends on', () => {
  test.each<[string, Partial<FclForm>, string[]]>([
    ['dangerous cargo at the station', {}, ['customsEntrusted', 'dangerous', 'loadedAtStation']],
    [
      'harmless cargo',
      { cargo: [cargoLine({ dangerous: null })] },
      ['customsEntrusted', 'loadedAtStation', 'notDangerous'],
    ],
    [
      'one dangerous line of two',
      { cargo: [cargoLine({ dangerous: null }), cargoLine()], customsEntrusted: false },
      ['dangerous', 'loadedAtStation'],
    ],
    [
      'factory and telex release',
      { loading: 'factory', billOfLading: 'telex', customsEntrusted: false },
      ['dangerous', 'loadedAtFactory', 'telexRelease'],
    ],
    ['hauled by the shipper', { loading: 'self', customsEntrusted: false }, ['dangerous']],
  ])('%s', (_name, overrides, expected) =>
    expect([...pricedBookingOf(fclForm(overrides)).conditions].toSorted()).toEqual(expected),
  );

  test('typed quantities are read, unreadable ones count as none', () => {
    const typed = ['2', '３', '', 'x', '0'].map((quantity) => ({ containerType: '20GP' as const, quantity }));
    expect(pricedBookingOf(fclForm({ containers: typed })).containers.map(({ quantity }) => quantity)).toEqual([
      2, 3, 0, 0, 0,
    ]);
  });

  test('the form and the order parsed from it are priced alike', () => {
    const form = fclForm();
    expect(pricedBookingOf(fclOrder.parse(form))).toEqual(pricedBookingOf(form));
  });
});

test('dangerous goods need their own papers besides the common ones', () => {
  const common = papersFor({ dangerous: false }).map(({ code }) => code);
  const dangerous = papersFor({ dangerous: true }).map(({ code }) => code);
  expect(common).toEqual(['SDS', 'TCA', 'POA', 'CI', 'PL', 'DE']);
  expect(dangerous.filter((code) => !common.includes(code))).toEqual(['CLSR', 'PERF', 'USE', 'DGDECL', 'MMDG', 'CPC']);
});

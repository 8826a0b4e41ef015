import { describe, expect, test } from 'vitest';
import { columnsOf, laneOf, rateGroups, placesOf } from '#src/features/services/rates/rateQuery.ts';
import { cargoIn, cargoProblems, cargoTyped } from '#contract/services/ratedCargo.ts';
import { rates, storeRates } from '#stories/services/serviceSamples.ts';

describe('a table of prices', () => {
  test('says a lane once where carrier, days and validity are the same', () => {
    expect(rateGroups(rates).map((group) => [laneOf(group[0]), group.length])).toEqual([
      ['上海浦东 → 法兰克福', 4],
      ['上海浦东 → 洛杉矶', 2],
      ['北京首都 → 法兰克福', 1],
    ]);
    const [first, ...rest] = rates;
    const later = Object.assign({}, first, { id: 'X', validUntil: '2026-04-30T15:59:59Z' });
    expect(rateGroups([later, ...rest])[0]).toHaveLength(1);
    expect(rateGroups([])).toEqual([]);
  });

  test('has the columns that somebody fills', () => {
    expect(columnsOf(rates)).toEqual({ carrier: true, transit: true, minimum: true });
    expect(columnsOf(storeRates)).toEqual({ carrier: false, transit: false, minimum: false });
  });

  test('can be narrowed to its places, each named once', () => {
    const { origins, destinations } = placesOf([...rates, ...storeRates]);
    expect(origins.map(({ code }) => code)).toEqual(['PVG', 'PEK', 'SH1']);
    expect(destinations.map(({ code }) => code)).toEqual(['FRA', 'LAX']);
  });
});

const typed = (text: string) => cargoIn(new URLSearchParams(text), 'N');

test('a cargo has whole counts above 0, and is enough with pieces or with a load and, if asked for, its days', () => {
  const found = typed('weight=1&pieces=&days=x&pallets=1.5&squareMetres=0');
  expect(Object.keys(cargoProblems(found))).toEqual(['days', 'pallets', 'squareMetres']);
  expect(cargoTyped(['pieces', 'weight'], typed(''))).toEqual({ isDanger: 'N' });
  expect(cargoTyped(['weight', 'volume'], typed('days=3'))).toBeUndefined();
  expect(cargoTyped(['weight', 'volume'], typed('volume=2'))).toEqual({ isDanger: 'N', volumeM3: 2 });
  expect(cargoTyped(['weight', 'days'], typed('weight=500'))).toBeUndefined();
  expect(cargoTyped(['weight', 'days'], typed('weight=500&days=3'))).toEqual({ isDanger: 'N', weightKg: 500, days: 3 });
});

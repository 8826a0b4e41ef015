import { describe, expect, test } from 'vitest';
import { columnsOf, laneOf, rateGroups, placesOf } from '#src/features/services/rates/rateQuery.ts';
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

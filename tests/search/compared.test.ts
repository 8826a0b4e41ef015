import { withParameter } from '#src/features/search/results/Comparison.tsx';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weeksOf } from '#src/features/search/calendarMonth.ts';
import { comparedIn, withCompared, sailingSearchOf } from '#src/features/search/sailingSearch.ts';

const ids = ['AEX1-2612-CNSHA-DEHAM', 'AEX2-2612-CNSHA-DEHAM', 'AEX3-2648B-CNSHA-DEHAM', 'AEX4-2612-CNSHA-DEHAM'];

describe('compared sailings', () => {
  test('are three at most, each once, and what is foreign is left out', () => {
    expect(comparedIn(ids.join(','))).toEqual(ids.slice(0, 3));
    expect(comparedIn(`${ids[0]},,x y,${ids[0]},<b>,${ids[1]}`)).toEqual(ids.slice(0, 2));
    expect(comparedIn('')).toEqual([]);
  });

  test('one is added and dropped again; a fourth changes nothing', () => {
    expect(withCompared([], ids[0]!)).toEqual([ids[0]]);
    expect(withCompared(ids.slice(0, 2), ids[0]!)).toEqual([ids[1]]);
    expect(withCompared(ids.slice(0, 3), ids[3]!)).toEqual(ids.slice(0, 3));
  });

  test('are in the address with the month, beside the rest of the search', () => {
    const search = 'orgPortCode=CNSHA&dstPortCode=DEHAM&sort=total';
    const path = withParameter(search, 'compare', ids.slice(0, 2).join(','));
    const opened = withParameter(path.split('?')[1]!, 'month', '2026-03');
    const read = sailingSearchOf(opened.split('?')[1]!);
    expect(read).toMatchObject({ compared: ids.slice(0, 2), month: '2026-03', query: { sort: 'total' } });
    expect(withParameter(opened.split('?')[1]!, 'month', undefined)).not.toContain('month');
    expect(withParameter(opened.split('?')[1]!, 'compare', '')).not.toContain('compare');
  });
});

test('every day of every month is in its weekday, once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2020, max: 2099 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const name = `${year}-${String(month).padStart(2, '0')}`;
      const weeks = weeksOf(name);
      const days = weeks.flat().filter((day) => day !== null);
      expect(days).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate());
      expect(days).toEqual([...new Set(days)].toSorted());
      for (const week of weeks)
        for (const [index, day] of week.entries())
          if (day !== null) expect((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7).toBe(index);
    }),
  );
});

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import { listMachineOf } from '#machines/support/list.ts';
import {
  calendarMessages as calendar,
  comparisonMessages as comparison,
} from '#src/features/search/messages/shippingFcl.ts';
import type { DaysQuery, EtdDay } from '#src/features/search/EtdChips.tsx';
import type { ComparedQuery } from '#src/features/search/results/Comparison.tsx';
import { Comparison } from '#src/features/search/results/Comparison.tsx';
import { MonthCalendar } from '#src/features/search/results/MonthCalendar.tsx';
import { frozen } from '#stories/fixtures/frozen.ts';
import { lane, late, laterSailing, oneBox, quoteOf, sailing } from '#stories/fixtures/samples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';

aroundEachTest();

const dayOf = (day: string, amount: number | null, inTime = 1): EtdDay => ({
  day,
  sailings: 1,
  inTime,
  from: null,
  lowest: amount === null ? null : { currency: '1', amount },
});
const rows = [
  dayOf('2026-03-12', 1_435_800),
  dayOf('2026-03-14', 1_400_050),
  dayOf('2026-03-16', null, 0),
  dayOf('2026-05-01', 5),
];
const days = () =>
  frozen(listMachineOf<DaysQuery, EtdDay>('departureDays'), {
    value: 'filled',
    context: { query: { ...lane, ...oneBox }, page: 1, total: rows.length, rows },
  });
const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('the month calendar', () => {
  test('has the lowest total of each day, rounded up, and says which is the lowest and which is too late', async () => {
    const chosen: unknown[] = [];
    render(
      <MonthCalendar
        actor={days()}
        month="2026-03"
        day="2026-03-12"
        onMonth={() => {}}
        onDay={(day) => chosen.push(day)}
      />,
    );
    await expect.element(button('2026-03-14，1 个航次，¥14,001，本月最低')).toBeVisible();
    await expect.element(button('2026-03-16，1 个航次，来不及')).toBeVisible();
    await expect.element(button(/^2026-03-12/)).toHaveAttribute('aria-pressed', 'true');
    await button(/^2026-03-14/).click();
    await button(/^2026-03-12/).click();
    expect(chosen).toEqual(['2026-03-14', undefined]);
  });

  test('goes to the months that have departures', async () => {
    const months: unknown[] = [];
    render(
      <MonthCalendar
        actor={days()}
        month="2026-03"
        day={undefined}
        onMonth={(to) => months.push(to)}
        onDay={() => {}}
      />,
    );
    await expect.element(button(calendar.before)).toBeDisabled();
    await button(calendar.after).click();
    expect(months).toEqual(['2026-05']);
  });
});

const compared = (of: SailingQuote[], ids: string[]) =>
  frozen(listMachineOf<ComparedQuery, SailingQuote>('comparison'), {
    value: of.length > 0 ? 'filled' : 'empty',
    context: { query: { lane, load: oneBox, ids }, page: 1, total: of.length, rows: of },
  });

const tableAsIs = () => {
  const { textContent: text, clientHeight: height } = page.getByRole('table').element();
  return { text, height };
};

describe('the comparison', () => {
  const cheap = { ...quoteOf(sailing), load: { totals: [], total: { currency: '1' as const, amount: 100 } } };
  const gone: SailingQuote = { ...quoteOf(laterSailing), intake: late };

  test('has a column for each, marks the lowest total, and names one that has closed', async () => {
    const events: unknown[] = [];
    render(
      <Comparison
        actor={compared([gone, cheap], ['S1', 'S2', 'AEX1-2611-CNSHA-DEHAM'])}
        listed={[]}
        onDrop={(id) => events.push(id)}
        onBook={({ sailing: { id } }) => events.push(`order ${id}`)}
      />,
    );
    const heads = page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent);
    expect(heads[1]).toContain(sailing.vessel);
    expect(heads[2]).toContain(laterSailing.vessel);
    expect(heads[3]).toContain('AEX1-2611-CNSHA-DEHAM');
    const total = page.getByRole('row', { name: new RegExp(`^${comparison.total}`) });
    expect(
      total
        .getByRole('cell')
        .elements()
        .map(({ textContent }) => textContent?.includes(comparison.lowest)),
    ).toEqual([true, false, false]);
    await expect.element(page.getByText(comparison.gone).first()).toBeVisible();
    await expect.element(button(/^来不及/)).toBeDisabled();
    await button(/^下单/).click();
    await button(/^移除.*MAERSK/).click();
    expect(events).toEqual(['order S1', 'S2']);
  });

  test('has the same table while its sailings are fetched, so that the list below does not move', async () => {
    const answered = compared([cheap, gone], ['S1', 'S2']);
    const fetching = frozen(listMachineOf<ComparedQuery, SailingQuote>('comparison'), {
      value: 'fetching',
      context: { ...answered.getSnapshot().context, total: 0, rows: [] },
    });
    const doing = { listed: [cheap, gone], onDrop: () => {}, onBook: () => {} };
    const rerender = render(<Comparison actor={fetching} {...doing} />);
    await expect.element(page.getByRole('table')).toBeVisible();
    const before = tableAsIs();
    expect(before.text).toContain(comparison.lowest);
    rerender(<Comparison actor={answered} {...doing} />);
    expect(tableAsIs()).toEqual(before);
  });

  test('has room for sailings that the list lacks while they are fetched', async () => {
    const fetching = frozen(listMachineOf<ComparedQuery, SailingQuote>('comparison'), {
      value: 'fetching',
      context: { query: { lane, load: oneBox, ids: ['S1', 'S2'] }, page: 1, total: 0, rows: [] },
    });
    render(<Comparison actor={fetching} listed={[cheap]} onDrop={() => {}} onBook={() => {}} />);
    await expect.poll(() => page.getByRole('columnheader').elements()).toHaveLength(3);
    await expect.element(page.getByText(comparison.gone)).not.toBeInTheDocument();
  });
});

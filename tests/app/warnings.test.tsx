import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RepricedDialog } from '#src/features/booking/form/price/RepricedDialog.tsx';
import { VerificationClock } from '#src/features/booking/form/BookingDialogs.tsx';
import { LoadGauge } from '#src/features/booking/form/cargo/ItemsStep.tsx';
import { CutOffs } from '#src/trade/CutOffs.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';

aroundEachTest();

/** A price in both currencies, in cents. */
const totals = (yuan: number, dollars: number) =>
  [
    { currency: '1', amount: yuan },
    { currency: '2', amount: dollars },
  ] as const;

describe('higher costs, excess weight and delays are highlighted', () => {
  test('prices that rose and fell, dollars before yuan', () => {
    render(
      <RepricedDialog
        former={totals(100_000, 50_000)}
        current={totals(90_000, 60_000)}
        onAccept={() => undefined}
        onDecline={() => undefined}
      />,
    );
    const cells = page
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.lastElementChild!);
    expect(cells.map((cell) => cell.textContent)).toEqual(['+$100.00', '(¥100.00)']);
    expect(cells.map((cell) => cell.className)).toEqual(['text-critical', 'text-success']);
  });

  // a 20GP takes 28,200 kg and 33.2 m³
  test.each([
    [28_200, 33.2, [false, false]],
    [28_201, 33.2, [true, false]],
    [28_200, 33.3, [false, true]],
  ])('%f kg and %f m³ in one 20GP', (grossKg, volumeM3, isOver) => {
    render(<LoadGauge facts={{ items: { '20GP': 1 }, grossKg, volumeM3 } as never} />);
    const rows = [...document.querySelectorAll('main:last-of-type dd')];
    expect(rows.map((row) => row.className.includes('text-critical'))).toEqual(isOver);
    expect(rows.map((row) => row.textContent.trim())).toEqual([
      `${grossKg.toLocaleString('en-US')} / 28,200 kg`,
      `${volumeM3} / 33.2 m³`,
    ]);
  });

  const now = Date.parse('2026-03-09T02:00:00Z');
  test.each([
    [-1, ' 已截止', true],
    [2 * 3_600 - 1, ' 剩1小时', true],
    [86_399, ' 剩23小时', true],
    [86_401, '', false],
  ])('a deadline in %i seconds is shown as “%s”', (seconds, expected, isMarked) => {
    const at = new Date(now + seconds * 1_000).toISOString();
    const cutOff = { code: 'SI', nameZh: '截单（补料）', at };
    render(<CutOffs cutOffs={[cutOff] as never} isDanger now={now} />);
    const line = document.querySelector('main:last-of-type p')!;
    expect(line.textContent).toMatch(new RegExp(`^截单 03-\\d\\d \\d\\d:\\d\\d${expected}\n$`));
    expect(line.querySelector('.text-critical') !== null).toBe(isMarked);
  });

  test.each([
    [3_599, '剩余 0 小时'],
    [3_600, '剩余 1 小时'],
    [2 * 3_600 - 1, '剩余 1 小时'],
    [48 * 3_600 - 1, '剩余 1 天 23 小时'],
  ])('an order with %i seconds left shows: %s', (seconds, expected) => {
    const at = new Date(now + seconds * 1_000).toISOString();
    render(<VerificationClock at={at} now={new Date(now)} onVerify={() => undefined} />);
    expect(page.getByText(/^请在 /).element().textContent).toContain(`${expected}。`);
  });
});

import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AuditStatus } from '#contract/auth/user.ts';
import type { NeededDocument } from '#contract/rules/documents/documents.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import { RepricedDialog } from '#src/features/booking/form/RepricedDialog.tsx';
import { VerificationClock } from '#src/features/booking/form/VerificationClock.tsx';
import { LoadGauge } from '#src/features/booking/form/LoadGauge.tsx';
import { CampaignTime } from '#src/features/content/campaigns/CampaignTime.tsx';
import { OrderEnd } from '#src/features/orders/parts/OrderEnd.tsx';
import { NeededDocumentRow } from '#src/features/orders/parts/NeededDocumentRow.tsx';
import { StatusBadge } from '#src/features/orders/parts/StatusBadge.tsx';
import { AuditBadge } from '#src/trade/AuditBadge.tsx';
import { CutOffs } from '#src/trade/CutOffs.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';

aroundEachTest();

const toneOf = (view: ReactNode): string | null => {
  render(view);
  return document.querySelector('main:last-of-type [data-tone]')?.getAttribute('data-tone') ?? null;
};

/** What waits for the user is a notice, what went well a success, what went wrong critical, what is over neutral. */
const ofStatus: Record<OrderStatus, string> = {
  SUBMITTED: 'brand',
  NEED_INFO: 'notice',
  INFO_SUPPLIED: 'brand',
  DG_REVIEW: 'notice',
  ACCEPTED: 'brand',
  REJECTED: 'critical',
  RELEASED: 'success',
  AMENDING: 'notice',
  DG_DECLARED: 'success',
  GATED_IN: 'brand',
  CUSTOMS: 'brand',
  SAILED: 'brand',
  ARRIVED: 'brand',
  COMPLETED: 'success',
  CANCELLED: 'neutral',
  AUTO_CANCELLED: 'critical',
  DECLINED: 'critical',
};
test.each(Object.entries(ofStatus))('an order that is %s is shown as %s', (status, tone) =>
  expect(toneOf(<StatusBadge order={{ line: 'fcl', status: status as OrderStatus }} />)).toBe(tone),
);

const ofAudit: Record<AuditStatus, string> = {
  NONE: 'notice',
  REVIEWING: 'brand',
  PASS: 'success',
  REJECTED: 'critical',
};
test.each(Object.entries(ofAudit))('a verification that is %s is shown as %s', (status, tone) =>
  expect(toneOf(<AuditBadge status={status as AuditStatus} />)).toBe(tone),
);

const campaign = { startsAt: '2026-03-01T00:00:00Z', endsAt: '2026-03-31T00:00:00Z' } as never;
test.each([
  ['2026-02-20T00:00:00Z', 'brand'],
  ['2026-03-10T00:00:00Z', 'success'],
  ['2026-04-10T00:00:00Z', 'neutral'],
])('a campaign of March is shown at %s as %s', (now, tone) =>
  expect(toneOf(<CampaignTime campaign={campaign} now={Date.parse(now)} />)).toBe(tone),
);

const ofEnd: Partial<Record<OrderStatus, string | null>> = {
  NEED_INFO: 'notice',
  DG_REVIEW: 'info',
  CANCELLED: 'notice',
  AUTO_CANCELLED: 'notice',
  REJECTED: 'notice',
  SAILED: null,
};
test.each(Object.entries(ofEnd))('the note of an order that is %s has the tone %s', (status, tone) => {
  for (const isDangerous of [true, false]) {
    const order = { status, isDangerous, reviewReasons: [], timeline: [] };
    expect(toneOf(<OrderEnd order={order as never} onReorder={() => undefined} />)).toBe(tone);
  }
});

const needed = { code: 'SDS', nameZh: '安全技术说明书', issuer: '托运人', due: '订舱时', whenZh: '', noteZh: '' };
test.each([
  ['uploaded', { uploaded: 1, held: true, need: 'required' }, 'success'],
  ['held', { uploaded: 0, held: true, need: 'required' }, 'brand'],
  ['missing', { uploaded: 0, held: false, need: 'required' }, 'notice'],
  ['needed under a condition', { uploaded: 0, held: false, need: 'conditional' }, null],
] as const)('a document that is %s is marked as such', (_, { need, ...state }, tone) =>
  expect(
    toneOf(
      <NeededDocumentRow document={{ ...needed, need } as unknown as NeededDocument} {...state} upload={null}>
        {null}
      </NeededDocumentRow>,
    ),
  ).toBe(tone),
);

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
    [28_199, 33.1, [false, false]],
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
    [59 * 60, ' 不足1小时', true],
    [3_600, ' 剩1小时', true],
    [2 * 3_600 - 1, ' 剩1小时', true],
    [86_399, ' 剩23小时', true],
    [86_401, '', false],
  ])('a deadline in %i seconds is shown as “%s”', (seconds, expected, isMarked) => {
    const at = new Date(now + seconds * 1_000).toISOString();
    const cutOff = { code: 'SI', nameZh: '截单（补料）', at };
    render(<CutOffs cutOffs={[cutOff] as never} isDanger now={now} />);
    const time = document.querySelector('main:last-of-type dd > span')!;
    expect(time.textContent).toMatch(new RegExp(`^03-\\d\\d \\d\\d:\\d\\d${expected}$`));
    expect(time.className.includes('text-critical')).toBe(isMarked);
  });

  test.each([
    [-1, '剩余 0 小时'],
    [3_599, '剩余 0 小时'],
    [3_600, '剩余 1 小时'],
    [2 * 3_600 - 1, '剩余 1 小时'],
    [86_400, '剩余 1 天'],
    [48 * 3_600 - 1, '剩余 1 天 23 小时'],
    [48 * 3_600, '剩余 2 天'],
  ])('an order with %i seconds left shows: %s', (seconds, expected) => {
    const at = new Date(now + seconds * 1_000).toISOString();
    render(<VerificationClock at={at} now={new Date(now)} onVerify={() => undefined} />);
    expect(page.getByText(/^请在 /).element().textContent).toContain(`${expected}。`);
  });
});

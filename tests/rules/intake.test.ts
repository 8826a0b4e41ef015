import { describe, expect, test } from 'vitest';
import { intakeOf } from '#contract/rules/dates/intake.ts';

/** Departs on Thursday 12 March at 20:00 China time, with the usual cut-offs. */
const sailing = {
  estimatedTimeOfDeparture: '2026-03-12T12:00:00Z',
  cutOffs: [
    { code: 'EFC', nameZh: '开港', at: '2026-03-06T00:00:00Z' },
    { code: 'DG_DOC', nameZh: '截危申报', at: '2026-03-06T12:00:00Z' },
    { code: 'SI', nameZh: '截单', at: '2026-03-09T00:00:00Z' },
    { code: 'CY', nameZh: '截港', at: '2026-03-11T00:00:00Z' },
  ],
};
const at = (time: string) => new Date(`${time}+08:00`);

describe('dangerous goods', () => {
  test.each([
    ['2026-03-03T18:00', 'open', undefined],
    ['2026-03-05T18:00', 'open', undefined],
    ['2026-03-05T20:00', 'open', undefined],
    ['2026-03-05T20:01', 'tight', 'review'],
    ['2026-03-06T18:00', 'tight', 'review'],
    ['2026-03-06T20:00', 'tight', 'review'],
    ['2026-03-06T20:01', 'late', 'review'],
  ])('reviewed by %s: %s', (reviewed, state, why) => {
    const intake = intakeOf(sailing, { isDanger: true, now: at('2026-03-02T10:00'), reviewedBy: at(reviewed) });
    expect([intake.state, intake.reason?.why]).toEqual([state, why]);
    if (why) expect(intake.reason).toMatchObject({ nameZh: '截危申报', at: at('2026-03-06T20:00') });
  });

  test('are late once their declaration is due, whatever the review', () => {
    const now = at('2026-03-06T20:00');
    const { state, reason } = intakeOf(sailing, { isDanger: true, now, reviewedBy: now });
    expect([state, reason?.why]).toEqual(['late', 'deadline']);
  });
});

describe('other goods', () => {
  test.each([
    ['2026-03-02T10:00', 'open'],
    ['2026-03-08T07:59', 'open'],
    ['2026-03-08T08:00', 'tight'],
    ['2026-03-09T07:59', 'tight'],
    ['2026-03-09T08:00', 'late'],
  ])('ordered at %s: %s, by the first deadline and without a review', (now, state) => {
    const intake = intakeOf(sailing, { isDanger: false, now: at(now), reviewedBy: at('2026-03-20T18:00') });
    expect([intake.state, intake.reason?.nameZh]).toEqual([state, state === 'open' ? undefined : '截单']);
  });

  test.each([
    [undefined, 'open'],
    ['2026-03-07', 'open'],
    ['2026-03-08', 'open'],
    ['2026-03-09', 'tight'],
    ['2026-03-10', 'late'],
  ])('ready on %s: %s', (readyDay, state) => {
    const now = at('2026-03-02T10:00');
    const intake = intakeOf(sailing, { isDanger: false, now, reviewedBy: now, readyDay });
    expect(intake.state).toBe(state);
    expect(intake.reason).toEqual(
      state === 'open' ? null : { why: 'ready', nameZh: '截单', day: '2026-03-09', readyDay },
    );
  });
});

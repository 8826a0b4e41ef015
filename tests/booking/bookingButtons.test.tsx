// @module-tag deep
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { EventFrom } from 'xstate';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { bookingMachine } from '#machines/booking/booking.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { Booking } from '#src/features/booking/Booking.tsx';
import { completeForm } from '#stories/booking/bookingSamples.ts';
import { completeDraft, draftOf, order } from '#stories/booking/orderDraftSamples.ts';
import { complete, editingOf, opening } from '#stories/booking/bookingScenes.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { constants } from '#stories/goods/goodsSamples.ts';
import { now } from '#stories/fixtures/samples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';

aroundEachTest();

const goods = frozen(listMachineOf<string, DangerousGoods>('goods'), {
  value: 'empty',
  context: { query: '', page: 1, total: 0, rows: [] },
});

/** The order page in one state, and what its buttons do: events of its machine, or ways out of the page. */
const at = (scene: Scene<typeof bookingMachine>) => {
  const done: (string | EventFrom<typeof bookingMachine>)[] = [];
  const actor = frozen(bookingMachine, scene);
  vi.spyOn(actor, 'send').mockImplementation((event) => void done.push(event));
  render(
    <Booking
      actor={actor}
      goods={goods}
      constants={constants}
      now={now}
      storedDraft={completeDraft}
      onBack={() => done.push('back')}
      onVerify={() => done.push('verify')}
    />,
  );
  return done;
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Found by its own words: naming everything in twenty lines of cargo takes the browser seconds. */
const isDisabled = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('main:last-of-type button')].find(
    (one) => (one.ariaLabel ?? one.textContent) === name,
  )?.disabled;

const placed = { ...complete, order: { ...order, cancelsAt: '2026-03-11T02:00:00.000Z' } };

describe('a button of the order page does what it says', () => {
  test.each<[string, Scene<typeof bookingMachine>, string | EventFrom<typeof bookingMachine>]>([
    ['返回船期查询', { value: 'editing', context: complete }, 'back'],
    ['增加一个 20尺普柜', { value: 'editing', context: complete }, { type: 'container.added', code: '20GP' }],
    ['减少一个 20尺普柜', { value: 'editing', context: complete }, { type: 'container.removed', code: '20GP' }],
    ['添加一项货物', { value: 'editing', context: complete }, { type: 'cargo.added' }],
    ['重试', { value: 'unavailable', context: opening }, { type: 'retry.requested' }],
    ['选择其他航次，接着填写', { value: 'unavailable', context: opening }, 'back'],
    ['去完成企业认证', { value: 'placed', context: placed }, 'verify'],
    ['知道了', { value: 'placed', context: placed }, { type: 'success.dismissed' }],
    ['继续下单', { value: 'finished', context: placed }, 'back'],
  ])('%s', async (name, scene, act) => {
    const done = at(scene);
    await button(name).click();
    expect(done).toEqual([act]);
  });
});

describe('a button that would change nothing is disabled', () => {
  test.each([
    ['', true, false],
    ['0', true, false],
    ['1', false, false],
    ['49', false, false],
    ['50', false, true],
    ['51', false, true],
  ])('of “%s” containers: one less %s, one more %s', (quantity, less, more) => {
    const items = quantity === '' ? [] : [{ code: '20GP', quantity }];
    at({ value: 'editing', context: editingOf('fcl', draftOf({ ...completeForm, items })) });
    expect([isDisabled('减少一个 20尺普柜'), isDisabled('增加一个 20尺普柜')]).toEqual([less, more]);
  });

  test.each([
    [1, false],
    [20, true],
  ])('of %i cargo items: one more %s', (lines, full) => {
    const cargo = Array.from({ length: lines }, () => ({ ...completeForm.cargo[0]!, dangerous: null }));
    at({ value: 'editing', context: editingOf('fcl', draftOf({ ...completeForm, cargo })) });
    expect(isDisabled('添加一项货物')).toBe(full);
  });
});

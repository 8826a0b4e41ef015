import { expect, test } from 'vitest';
import { completeForm } from '#stories/booking/bookingSamples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { openedBooking } from '#tests/support/openedBooking.ts';

aroundEachTest();

/** Found by its own words: naming everything in twenty lines of cargo takes the browser seconds. */
const isDisabled = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('main:last-of-type button')].find(
    (one) => (one.ariaLabel ?? one.textContent) === name,
  )?.disabled;

test.each([
  ['0', true, false],
  ['1', false, false],
  ['50', false, true],
])('with “%s” containers “one less” is disabled: %s, “one more”: %s', async (quantity, less, more) => {
  await openedBooking('fcl', { items: [{ code: '20GP', quantity }] });
  expect([isDisabled('减少一个 20尺普柜'), isDisabled('增加一个 20尺普柜')]).toEqual([less, more]);
});

test.each([
  [19, false],
  [20, true],
])('with %i cargo items “one more” is disabled: %s', async (items, isFull) => {
  const cargo = Array.from({ length: items }, () => ({ ...completeForm.cargo[0]!, dangerous: null }));
  await openedBooking('fcl', { cargo });
  expect(isDisabled('添加一项货物')).toBe(isFull);
});

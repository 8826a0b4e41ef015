import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { acidAndAlkali, completeForm } from '#stories/booking/bookingSamples.ts';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { openedBooking } from './openedBooking.ts';

aroundEachTest();

const { undo, cargo, cargoItem: line } = bookingMessages;
const apart = { ...completeForm, cargo: acidAndAlkali('fcl') };
const opened = async (form = apart) => {
  const { actor } = await openedBooking('fcl', form);
  return { formNow: () => actor.getSnapshot().context.draft?.form };
};
/** Presses the keys of a user without a mouse until a control has the focus. */
const tabTo = async (name: string) => {
  for (let step = 0; step < 5 && document.activeElement?.textContent !== name; step += 1) await userEvent.tab();
  expect(document.activeElement?.textContent).toBe(name);
};
const announced = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent);

test('a removed cargo item comes back by the keyboard, where it stood', async () => {
  const { formNow } = await opened();
  await named(cargo.removeOf(line(0))).click();
  expect(formNow()?.cargo).toEqual([apart.cargo[1]]);
  expect(document.activeElement?.id).toBe('field-cargo');
  const said = undo.removed('货物 1 浓硫酸（UN 1830）');
  await expect.element(page.getByText(said, { exact: true })).toBeVisible();
  expect(announced()).toContain(undo.status(said));
  await expect.element(named(undo.action)).toHaveAccessibleDescription(said);
  await tabTo(undo.action);
  await userEvent.keyboard('{Enter}');
  expect(formNow()).toEqual(apart);
  expect(document.activeElement?.id).toBe('field-cargo');
  expect(named(undo.action).elements()).toHaveLength(0);
});

test('fields that were filled in without events are part of the submitted order', async () => {
  const { formNow } = await opened();
  const silently = {
    remark: '急',
    'consignee.name': 'KAUTSCHUK AG',
    'items.20GP': '3',
    'cargo.0.dangerous.unNumber': '1090',
  };
  for (const [path, value] of Object.entries(silently))
    Object.assign(document.querySelector(`[name="${path}"]`)!, { value });
  await named(bookingMessages.fees.submit).first().click();
  expect(formNow()).toMatchObject({ remark: '急', consignee: { name: 'KAUTSCHUK AG' }, items: [{ quantity: '3' }] });
  expect(formNow()?.cargo[0]?.dangerous?.unNumber).toBe('1090');
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { completeFormOf } from '#stories/booking/bookingSamples.ts';
import { field } from '#stories/tooling/models/bookingGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { openedBooking } from './openedBooking.ts';

aroundEachTest();

const fees = () => page.getByRole('complementary', { name: bookingMessages.fees.title });
const boxes = completeFormOf('air').cargo[0]!;
const has = (path: string) => document.querySelector(`[id="field-${path}"]`) !== null;

test('a field that others bring about comes and goes with them', async () => {
  await openedBooking('builtIn');
  expect(has('details.extraKilometres')).toBe(false);
  await field('details.shortHaul').click();
  expect(has('details.extraKilometres')).toBe(true);
  await expect.element(fees()).toHaveTextContent('还重箱短驳费');
});

test('one click fills in the volume computed from the dimensions, and the chargeable weight follows', async () => {
  await openedBooking('air', { cargo: [{ ...boxes, volumeM3: '' }] });
  await expect.element(fees()).toHaveTextContent('计费重量 290 kg');
  await named(bookingMessages.cargo.takeMeasured).click();
  await expect.element(field('cargo.0.volumeM3')).toHaveValue('2.4');
  await expect.element(fees()).toHaveTextContent('计费重量 400 kg');
  await expect.element(fees()).toHaveTextContent(bookingMessages.basis.chargeableKg.rule);
});

test('a weight near the next break is paid as that break, and says so', async () => {
  await openedBooking('air', { cargo: [{ ...boxes, volumeM3: '0.5' }] });
  await expect.element(fees()).toHaveTextContent(bookingMessages.basis.higherBreak('300'));
});

test('four steps say what is left to fill in; lane, cargo and the next deadline stay beside them', async () => {
  await openedBooking('fcl', { remark: '', cargo: [{ ...completeFormOf('fcl').cargo[0]!, nameZh: '' }] });
  const steps = page.getByRole('navigation', { name: bookingMessages.railLabel });
  await expect.element(steps.getByRole('link', { name: `货物 ${bookingMessages.leftInStep(1)}` })).toBeVisible();
  await expect.element(steps.getByRole('link', { name: `船期 ${bookingMessages.stepDone}` })).toBeVisible();
  await field('cargo.0.nameZh').fill('树脂溶液');
  await expect.element(steps.getByRole('link', { name: `货物 ${bookingMessages.stepDone}` })).toBeVisible();
  const summary = page.getByRole('region', { name: bookingMessages.summary.title });
  await expect.element(summary).toHaveTextContent(/上海 → 汉堡.*危险品申报截止.*剩 23 小时/);
});

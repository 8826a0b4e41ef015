import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { money } from '#src/ui/format.ts';
import { completeFormOf } from '#stories/booking/bookingSamples.ts';
import { theirDraft } from '#stories/booking/orderDraftSamples.ts';
import { field, submit } from '#stories/tooling/models/bookingGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { openedBooking } from './openedBooking.ts';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

const fees = () => page.getByRole('complementary', { name: bookingMessages.fees.title });
const boxes = completeFormOf('air').cargo[0]!;
const has = (path: string) => document.querySelector(`[id="field-${path}"]`) !== null;

test.each(['warehousing', 'goods'] as const)(
  '%s: every section of its definition is on the page, and a complete form is ordered',
  async (service) => {
    const { requests } = await openedBooking(service);
    const { nameZh, groups, hasCargo } = allServices[service];
    await expect.element(page.getByRole('heading', { level: 1, name: bookingMessages.title(nameZh) })).toBeVisible();
    for (const { titleZh } of groups)
      await expect.element(page.getByRole('heading', { level: 2, name: titleZh })).toBeVisible();
    expect(has('cargo')).toBe(hasCargo);
    await submit().click();
    expect(requests.signIn).toHaveLength(1);
  },
);

test('a field that others bring about comes and goes with them', async () => {
  await openedBooking('builtIn');
  expect(has('details.extraKilometres')).toBe(false);
  await field('details.shortHaul').click();
  expect(has('details.extraKilometres')).toBe(true);
  await expect.element(fees()).toHaveTextContent('还重箱短驳费');
});

test('what the quote decides is no field; an extra service shows its price before it is ticked', async () => {
  await openedBooking('tank');
  expect(has('details.use')).toBe(false);
  const heating = page.getByRole('checkbox', { name: /目的地蒸汽加热/ });
  await expect.element(heating).toHaveAccessibleName(new RegExp(money('2', 18_000).replace('$', '\\$')));
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

test('the documents are those of the service and the goods, with the cut-off they are due at', async () => {
  await openedBooking('fcl');
  const checkbox = page.getByRole('checkbox', { name: /危险货物安全适运声明书/ });
  await expect.element(checkbox).toHaveAccessibleName(/危险品申报截止 03-03 09:00/);
  await expect.element(page.getByText(bookingMessages.documents.later)).toHaveTextContent('订舱确认书');
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

describe('a draft that another window has changed', () => {
  test('says when and where they differ, and takes the other’s', async () => {
    const { actor } = await openedBooking('fcl');
    actor.send({ type: 'draft.changedElsewhere', theirs: theirDraft });
    await settled();
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog).toHaveTextContent('2026-03-02 09:58');
    await expect.element(dialog).toHaveTextContent(bookingMessages.conflicting.differs('箱型箱量、备注与协议'));
    await named(bookingMessages.conflicting.take).click();
    expect(actor.getSnapshot().context.draft).toEqual(theirDraft);
    await expect.element(field('remark')).toHaveValue('请于上午送箱');
  });
});

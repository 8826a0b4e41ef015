import { expect, test } from 'vitest';
import { problemMessages } from '#src/ui/messages/problems.ts';
import { blankDraft } from '#stories/booking/orderDraftSamples.ts';
import { field, submit } from '#stories/tooling/models/bookingGestures.tsx';
import { openedWith, openedBooking } from './openedBooking.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { userEvent, page } from 'vitest/browser';
import { address } from '#stories/booking/orderEditSamples.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { completeFormOf, acidAndAlkali, completeForm } from '#stories/booking/bookingSamples.ts';
import { named } from '#stories/tooling/models/named.ts';

aroundEachTest();

test('an incomplete form is not sent; what is missing is said at its field and focused', async () => {
  const { requests, effects } = await openedWith({ draft: blankDraft });
  await submit().click();
  await expect.element(field('shipper.name')).toHaveAccessibleDescription(new RegExp(problemMessages.required));
  await expect.element(field('cargo.0.dangerous.netKg')).toHaveAttribute('aria-invalid', 'true');
  expect(effects.map(({ name }) => name)).toEqual(['focusDeclared', 'focusNamedField', 'focusProblem']);
  const links = [...document.querySelectorAll('aside a[href^="#field-"]')].map((link) => link.getAttribute('href'));
  expect(links.slice(0, 3)).toEqual(['#field-cargo.0.nameZh', '#field-cargo.0.nameEn', '#field-cargo.0.packagingCode']);
  expect(links.at(-1)).toBe('#field-protocolVersion');
  expect(requests.signIn).toBeUndefined();
  await field('shipper.name').fill('A');
  await expect.element(field('shipper.name')).not.toHaveAttribute('aria-invalid');
});

const other = { ...address, id: '6f1c2a52-0000-4000-8000-00000000a002', name: 'Autre Chimie SA', address: 'Le Havre' };

test('a name of the book that is typed in full and left fills the party', async () => {
  const addresses = [address, other, { ...other, role: 'shipper' }];
  const { actor } = await openedWith({ draft: blankDraft, addresses });
  await field('consignee.name').fill('autre  chimie ｓａ');
  await userEvent.tab();
  expect(actor.getSnapshot().context.draft?.form.consignee).toMatchObject({
    name: 'Autre Chimie SA',
    address: 'Le Havre',
  });
});

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

const verdicts = () => page.getByRole('region', { name: bookingMessages.verdicts.title });
const harmful = (service: 'fcl' | 'flexitank' | 'lcl' | 'warehousing') => completeFormOf(service).cargo;

/** Texts that must never be shown for dangerous goods. */
const promise = /允许|兼容|可以同装/;

test('a hazard that the carrier does not take is rejected', async () => {
  const [cargo] = acidAndAlkali('fcl');
  const oxidiser = { ...cargo!, dangerous: { ...cargo!.dangerous!, hazardClass: '5.1' } };
  await openedBooking('fcl', { cargo: [oxidiser] });
  await expect.element(verdicts()).toHaveTextContent(bookingMessages.verdicts.notCarried('5.1'));
});

test.each(['fcl', 'lcl', 'warehousing'] as const)('%s: nothing is promised of dangerous goods', async (service) => {
  for (const cargo of [acidAndAlkali(service), harmful(service)]) {
    await openedBooking(service, { cargo });
    expect(document.body.textContent).not.toMatch(promise);
  }
});

const { undo, cargo, cargoItem: line } = bookingMessages;
const apart = { ...completeForm, cargo: acidAndAlkali('fcl') };
const opened = async () => {
  const { actor } = await openedBooking('fcl', apart);
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

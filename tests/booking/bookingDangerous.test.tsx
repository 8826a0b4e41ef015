import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DangerousForm } from '#contract/booking/orderForm.ts';
import { blankDangerous } from '#contract/booking/blankOrder.ts';
import { filledFrom } from '#contract/booking/edits/dangerousDetails.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { listedGoods } from '#stories/booking/listedGoods.ts';
import { acidAndAlkali, completeFormOf } from '#stories/booking/bookingSamples.ts';
import { focusNamedField } from '#src/platform/namedField.ts';
import type { TypedGoodsRequests } from '#machines/booking/typedGoods.ts';
import { typedGoodsMachine } from '#machines/booking/typedGoods.ts';
import { requests } from '#machines/effects.ts';
import { settled } from '#tests/support/time.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { openedBooking } from './openedBooking.ts';

aroundEachTest();

const [acid] = acidAndAlkali('fcl');
const acidDetails = acid!.dangerous!;
const opened = (details: Partial<DangerousForm>) =>
  openedBooking('fcl', { cargo: [{ ...acid!, dangerous: { ...acidDetails, ...details } }] });
test('a form that opens with what the desk proposed focuses the first field that only the shipper can fill in', async () => {
  const cargo = [{ ...acid!, dangerous: filledFrom(listedGoods.flammable, acidDetails) }];
  const { effects } = await openedBooking('fcl', { cargo }, {}, [0]);
  const { paths } = effects.find(({ name }) => name === 'focusDeclared')!.params as { paths: string[] };
  expect(paths).toContain('cargo.0.dangerous.technicalName');
  expect(paths.every((path) => document.getElementById(`field-${path}`))).toBe(true);
});

test('the field of the address takes the focus, and what folds it opens', async () => {
  const own = location.href;
  onTestFinished(() => history.replaceState(null, '', own));
  history.replaceState(null, '', '?field=cargo.0.dangerous.competentAuthorityApproval');
  const { effects } = await opened({ competentAuthorityApproval: '' });
  expect(effects.map(({ name }) => name)).toContain('focusNamedField');
  focusNamedField();
  expect(document.activeElement?.id).toBe('field-cargo.0.dangerous.competentAuthorityApproval');
});

describe('the fields depend on the goods', () => {
  test.each<[string, Partial<DangerousForm>, boolean]>([
    ['class 3', { hazardClass: '3' }, true],
    ['class 8', { hazardClass: '8', subsidiaryHazards: [] }, false],
  ])('a flash point is required for %s', async (_name, details, isRequired) => {
    await opened({ ...details, flashPoint: '' });
    const control = document.querySelector('[name="cargo.0.dangerous.flashPoint"]');
    expect(control?.getAttribute('aria-required')).toBe(isRequired ? 'true' : null);
    const label = document.querySelector('[for="field-cargo.0.dangerous.flashPoint"]')?.textContent ?? '';
    expect(label.includes('*')).toBe(isRequired);
  });

  test('a generic entry asks for its segregation groups, which the keyboard reaches and the form stores', async () => {
    const { actor } = await opened(filledFrom(listedGoods.flammable, { ...acidDetails, technicalName: 'xylene' }));
    const groups = () => actor.getSnapshot().context.draft?.form.cargo[0]?.dangerous?.declaredGroups;
    document.getElementById('field-cargo.0.dangerous.declaredGroups')!.focus();
    await userEvent.keyboard('{Enter}{Tab}{Tab}{ }');
    expect(groups()).toBe('SGG1');
    await page.getByRole('checkbox', { name: 'SGG7 重金属及其盐类' }).click();
    expect(groups()).toBe('SGG1 SGG7');
    await page.getByRole('checkbox', { name: '不属于任何隔离类' }).click();
    expect(groups()).toBe('none');
    const group = page.getByRole('group', { name: bookingMessages.labels['cargo.#.dangerous.declaredGroups'] });
    await expect.element(group.last()).toHaveAccessibleDescription(/7\.2\.5\.3/);
  });

  test.each([
    ['lithium ion batteries', '3480', ['batteryCondition', 'wattHours', 'stateOfCharge']],
    ['lithium metal batteries', '3090', ['batteryCondition', 'lithiumGrams']],
    ['a resin', '1866', []],
  ])('the air form asks what it needs of batteries, of other goods nothing: %s', async (_name, unNumber, fields) => {
    const [resin] = completeFormOf('air').cargo;
    await openedBooking('air', { cargo: [{ ...resin!, dangerous: { ...resin!.dangerous!, unNumber } }] });
    const asked = ['batteryCondition', 'wattHours', 'lithiumGrams', 'stateOfCharge'].filter((name) =>
      document.getElementById(`field-cargo.0.details.${name}`),
    );
    expect(asked).toEqual(fields);
  });
});

test.each([
  ['ＵＮ 2014 ', { unNumber: '2014', hazardClass: '5.1' }, ''],
  ['7777', { unNumber: '7777', hazardClass: '' }, '一览表中没有“7777”'],
  ['1993', { unNumber: '1993', hazardClass: '' }, '有 2 个条目'],
])('%j left before the list answers is the only entry it means; else the field says why', async (text, found, said) => {
  const rows = [...Object.values(listedGoods), { ...listedGoods.flammable, variant: 9 }];
  const typedGoods = typedGoodsMachine.provide({
    actors: requests<TypedGoodsRequests>({ findGoods: async () => rows }),
  });
  const { actor } = await openedBooking('fcl', { cargo: [{ ...acid!, dangerous: blankDangerous() }] }, { typedGoods });
  const field = page.getByRole('combobox', { name: /联合国编号/ });
  await field.fill(text);
  await userEvent.tab();
  await settled();
  expect(actor.getSnapshot().context.draft?.form.cargo[0]?.dangerous).toMatchObject(found);
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(said) as string);
});

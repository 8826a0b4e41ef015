import { describe, expect, test } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { blankForm } from '#contract/booking/blankOrder.ts';
import type { OrderEdit } from '#contract/booking/edits/orderEdit.ts';
import { problemsAfter } from '#machines/booking/bookingRules.ts';
import { acidAndAlkali, completeForm } from '#stories/booking/bookingSamples.ts';
import { draftOf } from '#stories/booking/orderDraftSamples.ts';
import { listedGoods } from '#stories/booking/listedGoods.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';
import { editingBooking } from './editingBooking.ts';

const apart: OrderForm = { ...completeForm, cargo: acidAndAlkali('fcl') };
const typed = (quantity: string): OrderEdit => ({ type: 'item.quantityChanged', code: '20GP', quantity });
const remark = (value: string): OrderEdit => ({ type: 'field.changed', path: 'remark', value });

const opened = (form: OrderForm, ...edits: OrderEdit[]) => {
  const { actor, stored } = editingBooking(form);
  for (const edit of edits) actor.send(edit);
  return { actor, stored, context: () => actor.getSnapshot().context };
};

const complete = { service: allServices.fcl, quote: quotes.fcl, draft: draftOf(completeForm) };

describe('what is typed into one field', () => {
  test('is stored letter by letter and undone at once', () => {
    const { actor, stored, context } = opened(completeForm, remark('请'), remark('请早'), remark('请早送'));
    expect(stored.map(({ form }) => form.remark)).toEqual(['请', '请早', '请早送']);
    actor.send({ type: 'edit.undone' });
    expect(context().draft?.form).toBe(completeForm);
    expect(context().draft?.revision).toBe(7);
    actor.send({ type: 'edit.undone' });
    expect(context().draft?.revision).toBe(7);
  });

  test('and deleted again leaves nothing to undo', () => {
    expect(opened(completeForm, remark('请'), remark('')).context().past).toEqual([]);
  });

  test('is undone apart from what is typed elsewhere', () => {
    const contact = { type: 'field.changed', path: 'bookingContact.name', value: '王' } as const;
    const { actor, context } = opened(completeForm, remark('一'), contact, remark('二'));
    const remarks = [1, 2, 3].map(() => {
      actor.send({ type: 'edit.undone' });
      return [context().draft?.form.remark, context().draft?.form.bookingContact.name];
    });
    expect(remarks).toEqual([
      ['一', '王'],
      ['一', '李明'],
      ['', '李明'],
    ]);
  });

  test('half a number moves no cargo for good', () => {
    const far = [typed('15'), { type: 'cargo.moved', index: 1, unit: 12 }] as const;
    const { context } = opened(apart, ...far, typed(''), typed('1'), typed('12'));
    expect(context().draft?.form.cargo.map(({ unit }) => unit)).toEqual([1, 12]);
    expect(
      opened(apart, ...far, typed('1'))
        .context()
        .draft?.form.cargo.map(({ unit }) => unit),
    ).toEqual([1, 1]);
  });
});

test('fifty commands can be undone', () => {
  const { actor, context } = opened(completeForm);
  for (let act = 0; act < 60; act += 1) actor.send({ type: act % 2 === 0 ? 'protocol.withdrawn' : 'protocol.agreed' });
  expect(context().past).toHaveLength(50);
});

describe('the problems that are shown', () => {
  test('disappear with the command that fixes them, the others stay', () => {
    const { actor, context } = opened(blankForm(allServices.fcl, { offerId: 'S1', isDanger: 'Y' }));
    actor.send({ type: 'order.submitted' });
    expect(context().problems).toMatchObject({ 'cargo.0.dangerous.unNumber': expect.any(String) as string });
    actor.send({ type: 'goods.chosen', index: 0, goods: listedGoods.flammable });
    const { problems } = context();
    for (const mended of ['unNumber', 'properShippingName', 'hazardClass'])
      expect(problems).not.toHaveProperty(`cargo.0.dangerous.${mended}`);
    expect(problems).toMatchObject({ 'cargo.0.packages': expect.any(String) as string, 'shipper.name': 'required' });
  });

  test('disappear with a field that is no longer shown', () => {
    const generic = { type: 'goods.chosen', index: 0, goods: listedGoods.flammable } as const;
    const { actor, context } = opened(completeForm, generic);
    actor.send({ type: 'order.submitted' });
    expect(context().problems['cargo.0.dangerous.technicalName']).toBe('technicalNameMissing');
    actor.send({ ...generic, goods: listedGoods.alkali });
    expect(Object.keys(context().problems).filter((path) => path.startsWith('cargo'))).toEqual([]);
  });

  test('goods that a rule segregates are reported at once, and no more after the remedy', () => {
    const { actor, context } = opened(apart, { type: 'container.removed', code: '20GP' }, typed('1'));
    expect(context().problems).toEqual({ cargo: 'goodsRejected' });
    actor.send({ type: 'remedy.applied', index: 1 });
    expect(context().problems).toEqual({});
  });

  test('the service’s message stays until its field is edited', () => {
    const said = { 'shipper.name': { messageZh: '请核对发货人' } };
    expect(problemsAfter(complete, said, ['remark'])).toEqual(said);
    expect(problemsAfter(complete, said, ['shipper.name'])).toEqual({});
  });
});

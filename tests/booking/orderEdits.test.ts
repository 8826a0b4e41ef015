import { describe, expect, test } from 'vitest';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { blankDangerous } from '#contract/booking/blankOrder.ts';
import { acidAndAlkali, completeFormOf } from '#stories/booking/bookingSamples.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';
import { after, isRejected } from './orderEdits.ts';

const fcl = completeFormOf('fcl');
const store = completeFormOf('warehousing');
const apart: OrderForm = { ...fcl, cargo: acidAndAlkali('fcl') };
const more = { type: 'container.added', code: '20GP' } as const;
const fewer = { type: 'container.removed', code: '20GP' } as const;
const typed = (quantity: string) => ({ type: 'item.quantityChanged', code: '20GP', quantity }) as const;

describe('containers', () => {
  test('are added and removed one by one, in the order of the list', () => {
    const other = quotes.fcl.items.find(({ code }) => code !== '20GP')!.code;
    const form = after('fcl', fcl, { type: 'container.added', code: other }, more, fewer, more);
    expect(form.items.map(({ code }) => code)).toEqual(
      quotes.fcl.items.map(({ code }) => code).filter((code) => code === '20GP' || code === other),
    );
    expect(form.items.find(({ code }) => code === '20GP')?.quantity).toBe(2);
  });

  test('stay between none and what the service takes', () => {
    expect(after('fcl', fcl, fewer).items).toEqual([]);
    expect(isRejected('fcl', { ...fcl, items: [] }, fewer)).toBe(true);
    expect(isRejected('fcl', after('fcl', fcl, typed('50')), more)).toBe(true);
    expect(after('fcl', fcl, typed('99999999'), fewer).items).toEqual([{ code: '20GP', quantity: 50 }]);
    expect(after('fcl', fcl, typed('zwei'), more).items).toEqual([{ code: '20GP', quantity: 1 }]);
  });

  test('take their cargo along when they go', () => {
    const form = after('fcl', apart, more, more, { type: 'cargo.moved', index: 1, unit: 3 });
    expect(after('fcl', form, fewer).cargo.map(({ unit }) => unit)).toEqual([1, 2]);
    expect(after('fcl', form, typed('')).cargo.map(({ unit }) => unit)).toEqual([1, 1]);
  });

  test('accept any spelling, and none that is not in the list', () => {
    expect(after('fcl', fcl, typed('99999999')).items).toEqual([{ code: '20GP', quantity: '99999999' }]);
    expect(after('fcl', fcl, typed('0')).items).toEqual([]);
    expect(isRejected('fcl', fcl, { ...more, code: 'nonsense' })).toBe(true);
    expect(isRejected('fcl', fcl, { type: 'item.chosen', code: '40HQ' })).toBe(true);
  });

  test('of one to choose there is one', () => {
    expect(after('warehousing', store, { type: 'item.chosen', code: 'C-tonDay' }).items).toEqual([
      { code: 'C-tonDay', quantity: 1 },
    ]);
    expect(isRejected('warehousing', store, { type: 'item.chosen', code: 'B-tonDay' })).toBe(true);
    expect(isRejected('warehousing', store, { type: 'container.added', code: 'C-tonDay' })).toBe(true);
  });
});

describe('cargo', () => {
  test('is added as dangerous as the last', () => {
    const { emergencyContact, emergencyPhone } = fcl.cargo[0]!.dangerous!;
    const added = after('fcl', fcl, { type: 'cargo.added' }).cargo.at(-1)?.dangerous;
    expect(added).toEqual({ ...blankDangerous(), emergencyContact, emergencyPhone });
    const harmless = after('rail', completeFormOf('rail'), { type: 'cargo.added' });
    expect(harmless.cargo.at(-1)).toMatchObject({ nameZh: '', unit: 1, dangerous: null });
  });

  test('is copied next to itself, up to twenty', () => {
    const form = after('fcl', apart, { type: 'cargo.copied', index: 0 });
    expect(form.cargo.map(({ nameZh }) => nameZh)).toEqual(['浓硫酸', '浓硫酸', '液碱']);
    const full = { ...fcl, cargo: Array.from({ length: 20 }, () => fcl.cargo[0]!) };
    expect(isRejected('fcl', full, { type: 'cargo.copied', index: 0 })).toBe(true);
    expect(isRejected('fcl', full, { type: 'cargo.added' })).toBe(true);
  });

  test('moves into a container that there is', () => {
    const two = after('fcl', apart, more);
    expect(after('fcl', two, { type: 'cargo.moved', index: 1, unit: 2 }).cargo[1]?.unit).toBe(2);
    for (const unit of [0, 1, 1.5, 3, Number.NaN])
      expect(isRejected('fcl', two, { type: 'cargo.moved', index: 1, unit })).toBe(true);
    const boxes = completeFormOf('air');
    expect(isRejected('air', boxes, { type: 'cargo.moved', index: 0, unit: 2 })).toBe(true);
  });

  test('is no field where goods are bought', () => {
    expect(isRejected('goods', completeFormOf('goods'), { type: 'cargo.added' })).toBe(true);
  });
});

describe('the remedy of a verdict', () => {
  const remedy = { type: 'remedy.applied', index: 1 } as const;

  test('takes the next one that no rule excludes', () => {
    const form = after(
      'fcl',
      { ...apart, cargo: [...apart.cargo, { ...apart.cargo[0]!, unit: 2 }] },
      typed('3'),
      remedy,
    );
    expect([form.items, form.cargo.map(({ unit }) => unit)]).toEqual([[{ code: '20GP', quantity: '3' }], [1, 3, 2]]);
  });

  test('is none without a container', () => {
    expect(isRejected('fcl', { ...apart, items: [] }, remedy)).toBe(true);
    expect(isRejected('lcl', { ...completeFormOf('lcl'), cargo: acidAndAlkali('lcl') }, remedy)).toBe(true);
  });
});

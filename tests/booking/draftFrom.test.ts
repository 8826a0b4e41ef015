import { describe, expect, test } from 'vitest';
import { draftFrom } from '#src/features/booking/draftFrom.ts';
import { flown } from '#stories/orders/airAndStorageOrders.ts';
import { reviewed } from '#stories/orders/fclOrderSamples.ts';

describe('a draft of an order', () => {
  const today = '2026-03-08';

  test('for a new similar order has a key of its own, requires past days and the protocol again and keeps the documents', () => {
    const booked = { ...reviewed, order: { ...reviewed.order, remark: '客户参考号：CR PO-1\n避免日晒' } };
    const again = draftFrom(booked, { amends: false, protocolVersion: '', today });
    expect(again).toMatchObject({ revision: 0, titleZh: '海运整箱 上海 → 汉堡' });
    expect(again.amends).toBeUndefined();
    expect(again.form).toMatchObject({ papersHeld: ['SDS', 'CI', 'PL'], protocolVersion: '', remark: '避免日晒' });
    expect(again.form.details).toMatchObject({ cargoReadyDay: '', loading: 'factory' });
    const agreed = draftFrom(reviewed, { amends: false, protocolVersion: '2026-11', today });
    expect(agreed.form.protocolVersion).toBe('2026-11');
    expect(agreed.key).not.toBe(again.key);
  });

  test('to amend it names it, and keeps its consent and the days from today on', () => {
    const amending = draftFrom(flown, { amends: true, protocolVersion: '', today: '2026-03-09' });
    expect(amending).toMatchObject({ amends: flown.orderNo, form: { protocolVersion: '2026-11' } });
    expect(amending.form.details.flightDay).toBe('2026-03-09');
  });
});

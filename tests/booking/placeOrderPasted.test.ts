import { expect, test } from 'vitest';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';
import { place, shownTotals } from '#tests/support/orders.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForAll(service);

test('what is pasted with full-width forms, blanks and unseen marks is understood', async () => {
  const form = orderForm('fcl', {
    shipper: { ...orderForm('fcl').shipper!, name: '\u202AＥxample Coatings\u202C', telephone: '（021）5555 0120' },
    bookingContact: { name: '李订舱', phone: '+86 138-1234-5678', email: '李订舱 <ｂooking＠example.com\u200B>' },
    cargo: [cargoItem('fcl', { hsCode: '３２０８．９０', dangerous: dangerousDetails({ unNumber: 'ＵＮ １２６３' }) })],
  });
  const { orderNo } = await place(service, session, form);
  const { order } = await service.call(orderDetail, { orderNo }, { session });
  expect(order.shipper).toMatchObject({ name: 'Example Coatings', telephone: '(021)5555 0120' });
  expect(order.bookingContact).toMatchObject({ phone: '13812345678', email: 'booking@example.com' });
  expect(order.cargo[0]).toMatchObject({ hsCode: '320890', dangerous: { unNumber: '1263' } });
});

test.each<[ServiceCode, OrderForm['details']]>([
  ['fcl', { loadingAddress: 'x'.repeat(300) }],
  ['builtIn', { extraKilometres: 'much' }],
  ['dgDesk', { postAddress: '上海市' }],
])('%s: a field that is not shown is neither checked, priced nor stored', async (code, details) => {
  const plain = orderForm(code);
  const form = orderForm(code, {
    details,
    notifyParty: code === 'fcl' ? plain.notifyParty : { sameAsConsignee: true, name: 'x', address: '', telephone: '' },
  });
  expect(await shownTotals(service, form)).toEqual(await shownTotals(service, plain));
  const { orderNo } = await place(service, session, form);
  const { order } = await service.call(orderDetail, { orderNo }, { session });
  for (const name of Object.keys(details)) expect(order.details[name]).toBe('');
  expect(order.notifyParty).toEqual(plain.notifyParty);
});

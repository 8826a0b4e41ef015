import { beforeAll, expect, test } from 'vitest';
import { deskOrder } from '#contract/desk/orders/orderDesk.ts';
import type { UnmappedTable } from '#contract/desk/import/importChoices.ts';
import { lackedTitles } from '#contract/desk/import/importChoices.ts';
import type { ImportedTracks } from '#contract/desk/orders/trackDesk.ts';
import { importTracks, wrongTrackRows } from '#contract/desk/orders/trackDesk.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { chinaMinuteOf } from '#contract/protocol/chinaDay.ts';
import { storeShipment } from '#server/orders/shipments.ts';
import { workbookOf } from '#server/support/tableFiles.ts';
import { staffMember } from '#tests/support/desk.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForAll(service);
const order = madeForAll(() => livingOrder(service, session, { dangerous: false }));
// a day after the order was placed
beforeAll(() => service.clock.advance(86_400_000));
const clerk = madeForAll(() => staffMember(service, 'clerk'));

/** A minute in China so many hours from now. */
const at = (hours: number) =>
  chinaMinuteOf(new Date(service.clock.now().getTime() + hours * 3_600_000)).replace('T', ' ');
const csv = (rows: readonly (readonly string[])[]) =>
  new TextEncoder().encode(rows.map((row) => row.join(',')).join('\n'));
const sent = (content: Uint8Array<ArrayBuffer>, fileName = 'events.csv', columns = '') =>
  service.call(importTracks, { fileName, columns, content }, clerk);
const header = ['Booking No.', '箱号', '节点', '性质', 'Event time', 'Time zone', 'Port', '备注'];

test('events of a table are added once, wrong rows come back with their reasons', async () => {
  await order.setStatus('RELEASED');
  await storeShipment(service.db, order.orderNo, {
    ...noShipment,
    carrierBookingNo: '630-123 4567',
    containers: [{ containerNo: 'MSCU1234566', sealNo: '' }],
  });
  const right = [
    ['6301234567', '', 'viaArrived', '预计', at(200), '', 'Singapore', ''],
    // the time in Hamburg in winter, an hour ahead of UTC
    [order.orderNo, '', '抵达目的地', 'EST', at(893), 'UTC+1', 'DEHAM', '船公司更新'],
    ['', 'MSCU 123456-6', '提空箱', 'ACT', at(-3), '', '', ''],
  ];
  const wrong = [
    ['630999', '', '装船', '实际', at(-1), '', '', ''],
    [order.orderNo, '', '装船', '实际', at(5), '', '', ''],
    [order.orderNo, '', '装船', '实际', at(-1), '', 'DEHAM', ''],
    [order.orderNo, '', '装船', '实际', at(-1), 'CET', '', ''],
    [order.orderNo, '', '重箱进港', '实际', at(-30), '', '', ''],
    [order.orderNo, 'TGHU7654329', '装船', '实际', at(-1), '', '', ''],
    [order.orderNo, '', '装船', '实际', at(-1).slice(0, 10), '', '', ''],
  ];
  const table = csv([header, ...right, ...wrong]);
  const first = (await sent(table)) as ImportedTracks;
  expect(first).toMatchObject({ added: 3, known: 0, wrongRows: wrong.length });
  expect(first.problems.map(({ row, text }) => `${row} ${text}`)).toEqual([
    '5 Booking No.：没有这个订单号、订舱号、提单号或箱号的在途订单',
    '6 Event time：是实际时间，不能晚于现在',
    '7 Port：与订单的路线不符，应为 CNSHA',
    '8 Time zone：不是时区：须为 +08:00、UTC+1 或 UTC',
    expect.stringContaining('9 Event time：不能早于下单时间'),
    '10 箱号：不是本订单的箱号，或该节点不分箱',
    '11 Event time：须有时刻：如 2026-12-31 18:00',
  ]);
  const { track, timeline } = await service.call(deskOrder, { orderNo: order.orderNo }, clerk);
  const instant = (hours: number) =>
    `${new Date(service.clock.now().getTime() + hours * 3_600_000).toISOString().slice(0, 16)}:00.000Z`;
  expect(track!.milestones).toMatchObject([
    { kind: 'emptyPickup', containers: ['MSCU1234566'], actual: instant(-3) },
    { kind: 'departed' },
    { kind: 'viaArrived', placeZh: '新加坡', estimated: instant(200) },
    // 7 hours later than the same time in China
    { kind: 'arrived', estimated: instant(900), note: '船公司更新' },
  ]);
  const entered = () => timeline.filter(({ act }) => act === 'track.entered').length;
  expect(entered()).toBe(3);

  // the same events again, as a workbook
  const again = await workbookOf([{ title: '动态', rows: [header, ...right] }]);
  expect(await sent(again, 'events.xlsx')).toEqual({ added: 0, known: 3, returned: [], problems: [], wrongRows: 0 });
  const after = await service.call(orderDetail, { orderNo: order.orderNo }, { session });
  expect(after.track!.milestones).toEqual(track!.milestones);

  // an estimate that returns is the current one and said to be so, the last row of a table holds
  const returned: number[][] = [];
  const arrival = async (...hours: readonly number[]) => {
    const arrived = await sent(
      csv([header, ...hours.map((hour) => [order.orderNo, '', 'arrived', '预计', at(hour), '', '', ''])]),
    );
    returned.push((arrived as ImportedTracks).returned);
    return (await service.call(orderDetail, { orderNo: order.orderNo }, { session })).track!.arrival!.expected;
  };
  const hours = [[893], [950], [893], [960, 940], [893, 940]];
  const expected = [893, 950, 893, 940, 940].map(instant);
  for (const [index, each] of hours.entries()) expect(await arrival(...each)).toBe(expected[index]);
  expect(returned).toEqual([[], [], [2], [], []]);

  const file = await service.send(wrongTrackRows, { fileName: 'events.csv', content: table }, clerk);
  const lines = (await file.text()).trim().split(/\r?\n/);
  expect(lines).toHaveLength(1 + wrong.length);
  expect(lines[1]).toMatch(/^630999,.*没有这个订单号/);
});

test('the columns of an unknown header are said once', async () => {
  const table = csv([
    ['我司编号', '做了什么', '性质', '几时', '柜况'],
    [order.orderNo, '装船', '实际', at(-1), '好'],
  ]);
  const { unmapped } = (await sent(table)) as { unmapped: UnmappedTable };
  expect(unmapped.columns[1]).toEqual({ header: '做了什么', samples: ['装船'] });
  expect(unmapped.chosen).toEqual([null, null, 'classifier', null, null]);
  expect(lackedTitles(unmapped.chosen, unmapped)).toEqual(['订单号、订舱号或提单号或箱号', '动态', '时间']);
  expect(await sent(table, 'events.csv', 'number,event,classifier,time,')).toMatchObject({ added: 1, wrongRows: 0 });
  expect(await sent(table)).toMatchObject({ added: 0, known: 1, wrongRows: 0 });
});

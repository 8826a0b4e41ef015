import { beforeAll, expect, test } from 'vitest';
import { deskOrder } from '#contract/desk/orderDesk.ts';
import { enterTrack } from '#contract/desk/trackDesk.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { versionOf } from '#contract/orders/orderStatus.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import { freeTimeOf } from '#contract/orders/tracking/freeTime.ts';
import { milestonesOf } from '#contract/orders/tracking/milestones.ts';
import type { TrackEvent } from '#contract/orders/tracking/track.ts';
import { chinaMinuteOf } from '#contract/protocol/chinaDay.ts';
import { storeShipment } from '#server/orders/shipments.ts';
import { laterCharges } from '#stories/orders/laterChargeSamples.ts';
import { staffMember } from '#tests/support/desk.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const none = { portCode: '', portZh: '', vessel: '', voyage: '', containerNo: '', note: '', source: 'desk' } as const;
const entry = (kind: TrackEvent['kind'], at: string | null, given: Partial<TrackEvent> = {}): TrackEvent => ({
  ...none,
  kind,
  classifier: 'ACT',
  at,
  ...given,
});
const [origin, destination] = [
  { code: 'CNSHA', nameZh: '上海' },
  { code: 'DEHAM', nameZh: '汉堡' },
];
const times = { estimatedTimeOfDeparture: '2026-03-01T02:00:00Z', estimatedTimeOfArrival: '2026-03-30T02:00:00Z' };
const sailing = { vessel: 'EVER GOODS', voyage: '012W', viaPort: null, ...times };
const way = { origin, destination, sailing, shipment: noShipment };

test('the promise, the last estimate and what happened stand together; an entry without a time takes the former back', () => {
  const later = entry('arrived', '2026-04-01T02:00:00Z', { classifier: 'EST', source: 'carrier' });
  const rows = milestonesOf({
    ...way,
    shipment: { ...noShipment, departedAt: '2026-03-01T16:30:00Z' },
    events: [later],
  });
  expect(rows.map(({ kind, delayDays, source }) => [kind, delayDays, source])).toEqual([
    ['departed', 1, 'desk'],
    ['arrived', 2, 'carrier'],
  ]);
  const back = milestonesOf({ ...way, events: [later, { ...later, at: null }] });
  expect(back.map(({ estimated, delayDays }) => [estimated, delayDays])).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('free time begins on the day of the discharge; detention counts each container until it is returned', () => {
  const containers = ['A', 'B'].map((containerNo) => ({ containerNo, sealNo: '', type: '20GP' }));
  const events = [
    entry('discharged', '2026-03-30T02:00:00Z'),
    entry('emptyReturned', '2026-04-07T02:00:00Z', { containerNo: 'A' }),
  ];
  const facts = { freeDays: 7, containers, items: [], charges: laterCharges, now: new Date('2026-04-08T02:00:00Z') };
  const free = freeTimeOf({ ...facts, milestones: milestonesOf({ ...way, events }) });
  expect(free).toMatchObject({ firstDay: '2026-03-30', lastFreeDay: '2026-04-05', daysLeft: -3, hasTariff: true });
  // container A two days, B three
  expect(free?.due).toMatchObject([{ code: 'DET-20', days: 5, amount: 7_500 }]);
  expect(freeTimeOf({ ...facts, charges: [], milestones: milestonesOf({ ...way, events: [] }) })).toMatchObject({
    isRunning: false,
    due: [],
    hasTariff: false,
  });
});

const service = serviceForAll();
const session = sessionForAll(service);
const order = madeForAll(() => livingOrder(service, session, { dangerous: false }));
const clerk = madeForAll(() => staffMember(service, 'clerk'));
const detail = () => service.call(orderDetail, { orderNo: order.orderNo }, { session });
const atHours = (hours: number) => chinaMinuteOf(new Date(service.clock.now().getTime() + hours * 3_600_000));
const enter = async (classifier: 'EST' | 'ACT', form: { milestone: TrackEvent['kind'] } & Record<string, string>) => {
  const { orderNo } = order;
  const version = versionOf(await service.call(deskOrder, { orderNo }, clerk));
  return service.call(enterTrack, { orderNo, version, classifier, form: { at: '', ...form } }, clerk);
};

beforeAll(async () => {
  await expect(enter('ACT', { milestone: 'loaded', at: atHours(0) })).rejects.toThrow('不在运输途中');
  const departedAt = service.clock.now().toISOString();
  await storeShipment(service.db, order.orderNo, { ...noShipment, vessel: 'EVER GOODS', departedAt });
  await order.setStatus('SAILED');
});

test('the desk enters what is expected and what happened; what contradicts the way or the order of events is rejected', async () => {
  const rejects = (form: Parameters<typeof enter>[1], field: string, as: 'EST' | 'ACT' = 'ACT') =>
    expect(enter(as, form)).rejects.toMatchObject({ field: `form.${field}` });
  await rejects({ milestone: 'arrived', at: atHours(0) }, 'milestone');
  await rejects({ milestone: 'departed', at: atHours(9), note: '改期' }, 'milestone', 'EST');
  await rejects({ milestone: 'arrived', at: atHours(9) }, 'note', 'EST');
  await rejects({ milestone: 'discharged', at: atHours(-9) }, 'at');
  await rejects({ milestone: 'viaArrived', at: atHours(0), portCode: 'CNSHA' }, 'portCode');
  await rejects({ milestone: 'viaArrived', at: atHours(0), portCode: 'XXXXX' }, 'portCode');
  await rejects({ milestone: 'emptyReturned', at: atHours(0), containerNo: 'MSCU1234566' }, 'containerNo');
  await enter('ACT', { milestone: 'viaArrived', at: atHours(0), portCode: 'SGSIN' });
  await enter('EST', { milestone: 'arrived', at: atHours(24 * 60), note: '中转港拥堵' });
  const { track, timeline } = await detail();
  expect(track?.arrival?.delayDays).toBeGreaterThan(0);
  expect(track?.stops.map(({ code }) => code)).toContain('SGSIN');
  expect([track?.reached, track?.isUnderWay, timeline.at(-1)?.note]).toEqual([1, false, expect.stringMatching('拥堵')]);
});

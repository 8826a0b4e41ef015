// @module-tag long
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandOrder, deskOrder } from '#contract/desk/orders/orderDesk.ts';
import { enterTrack } from '#contract/desk/orders/trackDesk.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { versionOf } from '#contract/orders/orderStatus.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import { freeTimeOf } from '#contract/orders/tracking/freeTime.ts';
import type { MilestoneKind } from '#contract/orders/tracking/track.ts';
import * as tracks from '#contract/orders/tracking/trackCalls.ts';
import { chinaMinuteOf } from '#contract/protocol/chinaDay.ts';
import { limits } from '#contract/protocol/limits.ts';
import { notificationChoices, notifications } from '#server/db/schema/notifications.ts';
import { dcsaTracking } from '#server/orders/tracking/dcsaTracking.ts';
import { readCarriers } from '#server/orders/tracking/readCarriers.ts';
import { storeShipment } from '#server/orders/shipments.ts';
import { lateTrack, overdueTrack, plannedTrack } from '#stories/orders/trackSamples.ts';
import { staffMember } from '#tests/support/desk.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

test('promise, estimate and fact stand together; free time begins at the discharge, and detention counts each container', () => {
  expect(plannedTrack).toMatchObject({ reached: null, freeTime: { isRunning: false, due: [], hasTariff: false } });
  expect([lateTrack.arrival?.delayDays, lateTrack.reached, lateTrack.stops.length]).toEqual([3, 1, 3]);
  const free = { firstDay: '2026-04-05', lastFreeDay: '2026-04-11', daysLeft: -4, hasTariff: true };
  // one container came back three days late, the other is out for four
  expect(overdueTrack.freeTime).toMatchObject({ ...free, due: [{ code: 'DET-20', days: 7, amount: 10_500 }] });
  // after midnight in China, before it in Hamburg
  const [night, now] = ['2026-04-05T17:00:00Z', new Date('2026-04-06T04:00:00Z')];
  const milestones = overdueTrack.milestones.map((each) => Object.assign({}, each, { actual: night }));
  const facts = { freeDays: 7, milestones, containers: [], items: [{ code: '20GP', quantity: 1 }], charges: [], now };
  const days = ['CNSHA', 'DEHAM'].map((portCode) => freeTimeOf({ portCode, ...facts }));
  expect(days).toMatchObject([{ firstDay: '2026-04-06' }, { firstDay: '2026-04-05', lastFreeDay: '2026-04-11' }]);
});

const containers = [{ containerNo: 'MSCU1234566', sealNo: '' }];
const shipment = { ...noShipment, carrierBookingNo: '630-123 4567', billOfLadingNo: 'COSU6301', containers };
const service = serviceForAll();
const session = sessionForAll(service);
const order = madeForAll(() => livingOrder(service, session, { dangerous: false }));
const clerk = madeForAll(() => staffMember(service, 'clerk'));
const detail = () => service.call(orderDetail, { orderNo: order.orderNo }, { session });
const atHours = (hours: number) => chinaMinuteOf(new Date(service.clock.now().getTime() + hours * 3_600_000));
const known = async ({ orderNo } = order) => {
  return { orderNo, version: versionOf(await service.call(deskOrder, { orderNo }, clerk)) };
};
const enter = async (classifier: 'EST' | 'ACT', milestone: MilestoneKind, at: string, given: object = {}) =>
  service.call(enterTrack, { ...(await known()), classifier, form: { milestone, at, ...given } }, clerk);

test('an order has its emission from door to door, abroad by the city of the consignee', async () => {
  const { carbon, order: placed } = await detail();
  const [before, main, after] = carbon!.legs;
  expect([before?.leg, main?.leg, after?.leg]).toEqual(['preCarriage', 'main', 'onCarriage']);
  expect([before?.grams, after?.grams, after?.toZh]).toEqual([expect.any(Number), expect.any(Number), '汉堡']);
  const teu = placed.items.reduce((sum, { code, quantity }) => sum + quantity * (code === '20GP' ? 1 : 2), 0);
  expect(main?.grams).toBe(Math.round(main!.kilometres! * teu * main!.factor!.grams));
  expect(carbon?.grams).toBe(before!.grams! + main!.grams! + after!.grams!);
  expect((await service.call(deskOrder, { orderNo: order.orderNo }, clerk)).carbon).toEqual(carbon);
});

const told = async () =>
  (await service.db.select().from(notifications).where(eq(notifications.kind, 'track.changed'))).at(-1)?.facts.note;

beforeAll(async () => {
  await order.setStatus('CUSTOMS');
  const choice = { userId: session.userId, kind: 'track.changed', channel: 'sms', isWanted: true } as const;
  await service.db.insert(notificationChoices).values(choice);
});

test('the desk enters what is expected and what happened; what contradicts the way or the order of events is rejected', async () => {
  const rejects = (field: string, ...entry: Parameters<typeof enter>) =>
    expect(enter(...entry)).rejects.toMatchObject({ field: `form.${field}` });
  await enter('EST', 'departed', atHours(24 * 60), { note: '改期' });
  expect(await told()).toMatch(/^预计 [-\d]+ 离开起运地，比承诺晚 \d+ 天$/);
  service.clock.advance(60_000);
  const form = { vessel: 'EXAMPLE STAR', voyage: '002E', note: '换船', at: atHours(0) };
  await service.call(commandOrder, { ...(await known()), command: 'transport.departed', form }, clerk);
  expect(await told()).toMatch(/^离开起运地（上海）[-\d]+$/);
  expect((await detail()).track?.milestones.find(({ kind }) => kind === 'departed')?.note).toBe('');
  await rejects('milestone', 'ACT', 'arrived', atHours(0));
  await rejects('milestone', 'EST', 'departed', atHours(9), { note: '改期' });
  await rejects('note', 'EST', 'arrived', atHours(9));
  await rejects('at', 'ACT', 'discharged', atHours(-9));
  await rejects('at', 'ACT', 'discharged', '', { note: '误登' });
  for (const portCode of ['', 'CNSHA', 'XXXXX'])
    await rejects('portCode', 'ACT', 'viaArrived', atHours(0), { portCode });
  await rejects('containerNo', 'ACT', 'emptyReturned', atHours(0), { containerNo: 'TGHU7654321' });
  await enter('ACT', 'viaArrived', atHours(0), { portCode: 'SGSIN' });
  await enter('EST', 'arrived', atHours(24 * 60), { note: '中转港拥堵' });
  const { track, timeline } = await detail();
  expect([track?.reached, track?.stops[1]?.code]).toEqual([1, 'SGSIN']);
  expect(timeline.at(-1)?.note).toContain('拥堵');
  expect(track?.arrival?.delayDays).toBeGreaterThan(0);
  await enter('EST', 'arrived', '', { note: '误登' });
  expect((await detail()).track?.arrival?.delayDays).toBeNull();
});

/** The pages of the simulated carrier; it does not respond while there are none. */
let pages: object[] = [];
const asked: string[] = [];
const carrier = createServer((request, response) => {
  asked.push(`${request.headersDistinct['consumer-key']?.[0]} ${request.url}`);
  const page = Number(new URL(request.url!, 'http://carrier').searchParams.get('cursor') ?? 0);
  if (pages[page + 1]) response.setHeader('Next-Page-Cursor', page + 1);
  response.writeHead(pages.length === 0 ? 503 : 200).end(JSON.stringify(pages[page] ?? {}));
});
beforeAll(() => new Promise<void>((done) => void carrier.listen(0, '127.0.0.1', done)));
afterAll(() => void carrier.close());

const read = () => {
  const url = `http://127.0.0.1:${(carrier.address() as AddressInfo).port}/v2`;
  const api = dcsaTracking({ url, token: 'key', header: 'Consumer-Key' });
  return readCarriers({ db: service.db, clock: service.clock, log: pino({ enabled: false }) }, api);
};
const event = (eventID: string, UNLocationCode: string, eventDateTime: string, given: object) => {
  const transportCall = { UNLocationCode, modeOfTransport: 'VESSEL' };
  return { eventID, eventType: 'TRANSPORT', eventClassifierCode: 'ACT', eventDateTime, transportCall, ...given };
};

test('events of a carrier are read page by page, each once, and a silent carrier is asked more seldom', async () => {
  await storeShipment(service.db, order.orderNo, shipment);
  expect(await read()).toBe(0);
  service.clock.advance(31 * 60_000);
  expect([await read(), asked.length]).toEqual([0, 1]);
  service.clock.advance(31 * 60_000);

  const { offer } = await detail();
  const [from, to, eta] = [offer.origin.code, offer.destination!.code, offer.sailing!.estimatedTimeOfArrival];
  const loaded = { eventType: 'EQUIPMENT', equipmentEventTypeCode: 'LOAD', emptyIndicatorCode: 'LADEN' };
  const [departed, arrived] = [{ transportEventTypeCode: 'DEPA' }, { transportEventTypeCode: 'ARRI' }];
  const late = new Date(Date.parse(eta) + 3 * 86_400_000).toISOString();
  pages = [
    [
      event('1', from, '2026-03-01T08:00:00+08:00', { ...loaded, equipmentReference: 'MSCU1234566' }),
      event('2', from, '2026-03-01T09:00:00+08:00', departed),
      event('3', from, '2026-03-01T09:00:00+08:00', { ...loaded, equipmentReference: 'TGHU7654321' }),
      event('4', from, 'soon', departed),
    ],
    [
      event('5', 'SGSIN', '2026-03-08T09:00:00Z', arrived),
      event('6', to, late, { ...arrived, eventClassifierCode: 'EST', changeRemark: 'Port congestion' }),
      event('2', from, '2026-03-01T09:00:00+08:00', departed),
    ],
  ];
  const query = 'carrierBookingReference=630-123+4567&eventType=TRANSPORT%2CEQUIPMENT&limit=100';
  expect([await read(), asked[1]]).toEqual([4, `key /v2/events?${query}`]);
  const { track } = await detail();
  expect(track?.milestones.map(({ kind }) => kind)).toEqual(['loaded', 'departed', 'viaArrived', 'arrived']);
  expect([track?.arrival?.delayDays, track?.milestones[3]?.note]).toEqual([3, 'Port congestion']);
  // an older estimate that arrives late
  (pages[1] as object[]).splice(1, 0, event('7', to, eta, { ...arrived, eventClassifierCode: 'EST' }));
  service.clock.advance(31 * 60_000);
  expect(await read()).toBe(0);
  expect(await told()).toContain('比承诺晚 3 天');
});

/** Events as the example of the standard's 3.0 conformance suite has them. */
const event3 = (eventID: string, UNLocationCode: string, eventClassification: object, given: object = {}) => ({
  eventID,
  eventDateTime: '2026-03-01T08:00:00+08:00',
  eventUpdatedDateTime: '2026-03-01T01:00:00Z',
  eventLocation: { UNLocationCode, facilityType: 'PORT_TERMINAL' },
  eventClassification: { eventType: 'TRANSPORT', eventClassifier: 'ACTUAL', ...eventClassification },
  shipmentDetails: { documentReference: { type: 'BOOKING', reference: '630-123+4567' } },
  ...given,
});

test('a carrier of Track & Trace 3.0 is asked and read in its terms, with statements that it takes back', async () => {
  const url = `http://127.0.0.1:${(carrier.address() as AddressInfo).port}/v3`;
  const api = dcsaTracking({ url, version: '3.0' });
  const equipmentDetails = { equipmentReference: 'MSCU1234566', emptyIndicator: 'LADEN', ISOEquipmentCode: '22GP' };
  const transportCall = {
    modeOfTransport: 'VESSEL',
    exportVoyageNumberOrReference: { carrierVoyageNumber: '002E' },
    vesselTransport: { vesselName: 'Example Vessel' },
  };
  const later = { eventUpdatedDateTime: '2026-03-02T01:00:00Z' };
  pages = [
    {
      events: [
        event3('d', 'CNSHA', { transportEventType: 'DEPARTED' }, { ...later, isRetracted: true }),
        event3('d', 'CNSHA', { transportEventType: 'DEPARTED' }, { transportDetails: { transportCall } }),
        event3('s', 'CNSHA', { eventType: 'SHIPMENT', shipmentEventType: 'CONFIRMED' }),
      ],
    },
    {
      events: [
        event3('l', 'CNSHA', { eventType: 'EQUIPMENT', equipmentEventType: 'LOADED' }, { equipmentDetails }),
        event3('e', 'DEHAM', { transportEventType: 'ARRIVED', eventClassifier: 'ESTIMATED' }, { reason: 'Congestion' }),
      ],
    },
  ];
  const numbers = { carrierBookingNo: '630-123+4567', billOfLadingNo: '', containers: ['MSCU1234566'] };
  const events = await api.eventsOf({ ...numbers, originCode: 'CNSHA', destinationCode: 'DEHAM' });
  expect(events.map(({ sourceId, kind, classifier, at }) => [sourceId[0], kind, classifier, at])).toEqual([
    ['d', 'departed', 'ACT', '2026-03-01T00:00:00.000Z'],
    ['l', 'loaded', 'ACT', '2026-03-01T00:00:00.000Z'],
    ['e', 'arrived', 'EST', '2026-03-01T00:00:00.000Z'],
    ['d', 'departed', 'ACT', null],
  ]);
  expect(events[0]).toMatchObject({ vessel: 'Example Vessel', voyage: '002E' });
  expect(events[2]!.note).toBe('Congestion');
  const query = 'carrierBookingReference=630-123%2B4567&eventTypes=TRANSPORT%2CEQUIPMENT';
  expect(asked.slice(-2)).toEqual([`undefined /v3/events?${query}`, `undefined /v3/events?${query}&cursor=1`]);
  pages = [[]];
  await expect(api.eventsOf({ ...numbers, originCode: '', destinationCode: '' })).rejects.toThrow('no list of events');
});

test('a shipment is found by each of its numbers by its own customer alone, and opened by a link until that ends', async () => {
  const find = async (number: string, as = session) =>
    (await service.call(tracks.findTracks, { number }, { session: as })).rows.map(({ orderNo }) => orderNo);
  for (const number of [order.orderNo, '6301234567', 'cosu6301', 'MSCU 123456-6'])
    expect(await find(number)).toEqual([order.orderNo]);
  const other = await service.signIn('13900000999');
  expect([await find('MSCU1234566', other), await find('MSCU123456')]).toEqual([[], []]);
  service.clock.advance(1_000);
  const later = await livingOrder(service, session, { dangerous: false });
  await storeShipment(service.db, later.orderNo, shipment);
  expect(await find('MSCU1234566')).toEqual([later.orderNo, order.orderNo]);
  const share = (isShared: boolean) =>
    service.call(tracks.shareTrack, { orderNo: order.orderNo, isShared }, { session });
  const { link } = await share(true);
  expect((await share(true)).link).toEqual(link);
  const open = (token = link!.token) => service.call(tracks.sharedTrack, { token });
  expect(JSON.stringify(await open())).not.toMatch(/误登|amount|orderNo|COSU/);
  await share(false);
  await expect(open()).rejects.toThrow('无效或已停用');
  const next = (await share(true)).link!.token;
  service.clock.advance(limits.trackLinkDays * 86_400_000);
  await expect(open(next)).rejects.toThrow('无效或已停用');
});

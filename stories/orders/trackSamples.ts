import { freeTimeOf } from '#contract/orders/tracking/freeTime.ts';
import { arrivalOf, milestonesOf, wayOf } from '#contract/orders/tracking/milestones.ts';
import type { FoundTrack } from '#contract/orders/tracking/trackCalls.ts';
import type { Stop, Track, TrackEvent } from '#contract/orders/tracking/track.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import { laterCharges } from './laterChargeSamples.ts';

const entry = (kind: TrackEvent['kind'], at: string, given: Partial<TrackEvent> = {}): TrackEvent => ({
  kind,
  classifier: 'ACT',
  at,
  portCode: '',
  portZh: '',
  vessel: '',
  voyage: '',
  containerNo: '',
  note: '',
  source: 'carrier',
  ...given,
});

const singapore = { portCode: 'SGSIN', portZh: '新加坡', vessel: 'EVER GOODS', voyage: '012W' };
const next = { ...singapore, vessel: 'EVER GENTLE', voyage: '1206-031W' };
const underWay = [
  entry('emptyPickup', '2026-02-27T01:20:00Z'),
  entry('loaded', '2026-03-02T20:15:00Z'),
  entry('viaArrived', '2026-03-09T03:00:00Z', singapore),
  entry('viaDeparted', '2026-03-11T12:00:00Z', next),
  entry('arrived', '2026-04-04T06:00:00Z', {
    classifier: 'EST',
    source: 'desk',
    note: '新加坡中转港拥堵，改配下一航次',
  }),
];
const containers = ['MSCU1234566', 'TGHU7654321'];
const ended = [
  ...underWay,
  entry('arrived', '2026-04-04T09:00:00Z'),
  entry('discharged', '2026-04-05T02:00:00Z'),
  ...containers.map((containerNo) => entry('gatedOut', '2026-04-08T08:30:00Z', { containerNo })),
  entry('emptyReturned', '2026-04-14T03:00:00Z', { containerNo: containers[0]! }),
];

const [origin, destination] = [
  { code: 'CNSHA', nameZh: '上海' },
  { code: 'DEHAM', nameZh: '汉堡' },
];
const positions: Readonly<Record<string, Stop['position']>> = {
  CNSHA: [121.8, 31.2],
  SGSIN: [103.8, 1.3],
  DEHAM: [9.9, 53.5],
};

const trackAt = (events: readonly TrackEvent[], now: string, charges = laterCharges): Track => {
  const sailing = {
    vessel: 'EVER GOODS',
    voyage: '012W',
    viaPort: '新加坡',
    estimatedTimeOfDeparture: '2026-03-03T04:00:00Z',
    estimatedTimeOfArrival: '2026-04-01T04:00:00Z',
  };
  const begun = events.length > 0;
  const times = begun ? { gatedInAt: '2026-02-28T06:40:00Z', departedAt: '2026-03-03T09:10:00Z' } : {};
  const facts = { origin, destination, sailing, shipment: { ...noShipment, ...times }, events };
  const milestones = milestonesOf(facts);
  const { stops, ...way } = wayOf(facts, milestones, [{ code: 'SGSIN', nameZh: '新加坡' }]);
  const free = {
    portCode: destination.code,
    freeDays: 7,
    milestones,
    containers: containers.map((containerNo) => ({ containerNo, sealNo: '', type: '20GP' })),
    items: [],
    charges,
    now: new Date(now),
  };
  return {
    milestones,
    arrival: arrivalOf(milestones),
    stops: stops.map((each) => Object.assign({}, each, { position: positions[each.code] ?? null })),
    ...way,
    bySea: true,
    freeTime: freeTimeOf(free),
  };
};

/** A shipment that has not begun, one under way whose arrival is late, and one beyond its free time. */
export const plannedTrack = trackAt([], '2026-03-01T04:00:00Z', []);
export const lateTrack = trackAt(underWay, '2026-03-12T04:00:00Z');
export const overdueTrack = trackAt(ended, '2026-04-15T04:00:00Z');

/** A shipment as its customer finds it, the same with a link, and an order that is not accepted yet. */
export const foundShipment: FoundTrack = {
  orderNo: 'FCL202603010042',
  line: 'fcl',
  status: 'SAILED',
  routeZh: '上海 → 汉堡',
  carrierBookingNo: '6301234567',
  billOfLadingNo: 'COSU6301234567',
  track: lateTrack,
  link: null,
};
export const trackLink = { token: '5f'.repeat(32), endsAt: '2026-06-01T04:00:00Z' };
export const linkedShipment: FoundTrack = { ...foundShipment, link: trackLink };
export const untracked: FoundTrack = {
  ...foundShipment,
  orderNo: 'LCL202603010007',
  line: 'lcl',
  status: 'SUBMITTED',
  carrierBookingNo: '',
  billOfLadingNo: '',
  track: null,
};

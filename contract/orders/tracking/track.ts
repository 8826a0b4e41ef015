import * as z from 'zod/mini';
import { serviceCharge } from '#contract/services/publishedRates.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import { acceptedStatuses } from '#contract/orders/orderStatus.ts';
import { isSeaService } from '#contract/services/serviceCode.ts';

const instant = z.iso.datetime();

/** The milestones of a transport in the order in which they happen; several ports of transshipment have a pair each. */
export const milestoneKind = z.enum([
  'emptyPickup',
  'gateIn',
  'loaded',
  'departed',
  'viaArrived',
  'viaDeparted',
  'arrived',
  'discharged',
  'gatedOut',
  'emptyReturned',
]);
export type MilestoneKind = z.output<typeof milestoneKind>;

/** Whether an event is planned, estimated or has happened (DCSA Track & Trace, eventClassifierCode). */
export const eventClassifier = z.enum(['PLN', 'EST', 'ACT']);

/** One entry about a milestone, by the desk or a carrier. A later entry about the same takes the place of a former one. */
export const trackEvent = z.object({
  kind: milestoneKind,
  classifier: eventClassifier,
  /** Null takes the former entry back. */
  at: z.nullable(instant),
  /** UN/LOCODE of a port of transshipment; empty where the order's route says the place. */
  portCode: z.string(),
  portZh: z.string(),
  vessel: z.string(),
  voyage: z.string(),
  /** Empty for all containers. */
  containerNo: z.string(),
  /** Why it changed, or a remark; may be empty. */
  note: z.string(),
  source: z.enum(['desk', 'carrier']),
});
export type TrackEvent = z.output<typeof trackEvent>;

/** A milestone with what was promised, what is expected now and what happened; instants. */
export const milestone = z.object({
  kind: milestoneKind,
  /** The containers it is about; empty for all. */
  containers: z.array(z.string()),
  placeZh: z.string(),
  vessel: z.string(),
  voyage: z.string(),
  planned: z.nullable(instant),
  estimated: z.nullable(instant),
  actual: z.nullable(instant),
  /** Calendar days in China by which it is later than planned; negative if earlier, null without both times. */
  delayDays: z.nullable(z.int()),
  note: z.string(),
  source: z.enum(['schedule', 'desk', 'carrier']),
});
export type Milestone = z.output<typeof milestone>;

/** A port on the way with its position in degrees, null if that is unknown. */
export const stop = z.object({
  code: z.string(),
  nameZh: z.string(),
  position: z.nullable(z.tuple([z.number(), z.number()])),
});
export type Stop = z.output<typeof stop>;

/** Free time at the destination and what detention beyond it costs so far. */
export const freeTime = z.object({
  days: z.int(),
  /** `YYYY-MM-DD` at the port: the first free day, which is that of the discharge, and the last one. */
  firstDay: z.string(),
  lastFreeDay: z.string(),
  /** Whether the discharge has happened. */
  isRunning: z.boolean(),
  /** Days until the last free day ends, negative beyond it; null once every container is back. */
  daysLeft: z.nullable(z.int()),
  /** What is due so far by published charge; amounts in minor units. */
  due: z.array(
    z.object({
      ...z.pick(serviceCharge, { code: true, nameZh: true, currency: true }).shape,
      perDay: z.int(),
      /** Days beyond free time of all containers together. */
      days: z.int(),
      amount: z.int(),
    }),
  ),
  /** Whether a detention charge is published for the containers. */
  hasTariff: z.boolean(),
});
export type FreeTime = z.output<typeof freeTime>;

/** Where a shipment is: its milestones, its arrival against the promise, its way and its free time. */
export const track = z.object({
  milestones: z.array(milestone),
  arrival: z.nullable(
    z.object({
      promised: z.nullable(instant),
      expected: instant,
      isActual: z.boolean(),
      delayDays: z.nullable(z.int()),
    }),
  ),
  stops: z.array(stop),
  /** The index of the stop where its last actual event was, or that it left last; null before. */
  reached: z.nullable(z.int()),
  /** Whether it goes by sea, which decides its line on a map. */
  bySea: z.boolean(),
  freeTime: z.nullable(freeTime),
});
export type Track = z.output<typeof track>;

/** The Chinese names of milestones. */
export const milestoneZh: Readonly<Record<MilestoneKind, string>> = {
  emptyPickup: '提空箱',
  gateIn: '重箱进港',
  loaded: '装船',
  departed: '离开起运地',
  viaArrived: '抵达中转港',
  viaDeparted: '离开中转港',
  arrived: '抵达目的地',
  discharged: '卸船',
  gatedOut: '提重箱',
  emptyReturned: '还空箱',
};

/** The milestones of whole transports, which no container has of its own. */
const ofTransport: ReadonlySet<MilestoneKind> = new Set(['departed', 'viaArrived', 'viaDeparted', 'arrived']);

/** Whether a milestone is one of containers. */
export const isOfContainers = (kind: MilestoneKind): boolean => !ofTransport.has(kind);

/** Whether a milestone is at a port of transshipment. */
export const isVia = (kind: MilestoneKind): boolean => kind === 'viaArrived' || kind === 'viaDeparted';

/** Tells whether entries are about the same milestone. */
export const milestoneKey = ({
  kind,
  portCode,
  containerNo,
}: Pick<TrackEvent, 'kind' | 'portCode' | 'containerNo'>): string =>
  [kind, isVia(kind) ? portCode : '', isOfContainers(kind) ? containerNo : ''].join('|');

/** What an entry states the time of: a later statement about the same takes the place of a former one. */
export const subjectOf = (event: Pick<TrackEvent, 'kind' | 'classifier' | 'portCode' | 'containerNo'>): string =>
  `${event.classifier}|${milestoneKey(event)}`;

/** The milestones of an order that moves: by sea all, else those of the transport. */
export const milestonesIn = (service: ServiceCode): readonly MilestoneKind[] =>
  isSeaService(service) ? milestoneKind.options : [...ofTransport];

/** Whether an order is tracked in a status: also after its end, as empty containers come back late. */
export const isTracked = (status: OrderStatus): boolean => acceptedStatuses.includes(status);

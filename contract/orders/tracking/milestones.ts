import type { Shipment } from '#contract/orders/shipment.ts';
import { chinaDaysBetween } from '#contract/protocol/chinaDay.ts';
import type { Sailing } from '#contract/search/sailing.ts';
import type { Milestone, MilestoneKind, Stop, Track, TrackEvent } from './track.ts';
import { isVia, milestoneKey, milestoneKind } from './track.ts';

/** What the track of an order is made from. */
export interface TrackFacts {
  origin: { code: string; nameZh: string };
  destination: { code: string; nameZh: string };
  /** The booked departure, whose times are the promise. */
  sailing: Pick<
    Sailing,
    'vessel' | 'voyage' | 'viaPort' | 'estimatedTimeOfDeparture' | 'estimatedTimeOfArrival'
  > | null;
  shipment: Shipment;
  /** In the order in which they were entered. */
  events: readonly TrackEvent[];
}

/** Pairs of arrival and departure at ports of transshipment have one place in the sequence. */
export const rankOf = (kind: MilestoneKind): number =>
  milestoneKind.options.indexOf(kind === 'viaDeparted' ? 'viaArrived' : kind);

/** When a milestone happened, or is expected to. */
export const timeOf = ({ actual, estimated, planned }: Milestone): string | null => actual ?? estimated ?? planned;

const facts = { gateIn: 'gatedInAt', departed: 'departedAt', arrived: 'arrivedAt' } as const;

/** The time of a milestone that the desk's own commands state. */
const factOf = (shipment: Shipment, kind: MilestoneKind): string | null =>
  kind in facts ? shipment[facts[kind as keyof typeof facts]] : null;

/** The last entry of each classifier about one milestone. */
type Entries = Partial<Record<TrackEvent['classifier'], TrackEvent>>;

const sameTimes = (one: Milestone, other: Milestone): boolean =>
  one.kind === other.kind &&
  one.placeZh === other.placeZh &&
  one.containers.length > 0 &&
  other.containers.length > 0 &&
  (['planned', 'estimated', 'actual'] as const).every((name) => one[name] === other[name]);

/** The milestones of an order in their order. The desk's facts and the booked departure stand before entries about the same. */
export const milestonesOf = ({ origin, destination, sailing, shipment, events }: TrackFacts): Milestone[] => {
  const entries = new Map<string, Entries>();
  const promised: Partial<Record<MilestoneKind, string>> = sailing
    ? { departed: sailing.estimatedTimeOfDeparture, arrived: sailing.estimatedTimeOfArrival }
    : {};
  for (const kind of ['gateIn', 'departed', 'arrived'] as const)
    if (promised[kind] || factOf(shipment, kind)) entries.set(`${kind}||`, {});
  for (const event of events) {
    const key = milestoneKey(event);
    entries.set(key, { ...entries.get(key), [event.classifier]: event });
  }
  const found = [...entries].flatMap(([key, { PLN, EST, ACT }]): Milestone[] => {
    const [name, portCode, containerNo] = key.split('|');
    const kind = name as MilestoneKind;
    const last = ACT?.at ? ACT : EST?.at ? EST : PLN;
    const planned = promised[kind] ?? PLN?.at ?? null;
    const actual = (containerNo ? null : factOf(shipment, kind)) ?? ACT?.at ?? null;
    const estimated = EST?.at ?? null;
    const expected = actual ?? estimated;
    if (planned === null && expected === null) return [];
    const isBound = kind === 'departed' || kind === 'loaded';
    return [
      {
        kind,
        containers: containerNo ? [containerNo] : [],
        placeZh: isVia(kind)
          ? last?.portZh || portCode || ''
          : rankOf(kind) <= rankOf('departed')
            ? origin.nameZh
            : destination.nameZh,
        vessel: last?.vessel || (isBound ? shipment.vessel || (sailing?.vessel ?? '') : ''),
        voyage: last?.voyage || (isBound ? shipment.voyage || (sailing?.voyage ?? '') : ''),
        planned,
        estimated,
        actual,
        delayDays:
          planned === null || expected === null ? null : chinaDaysBetween(new Date(planned), new Date(expected)),
        // an estimate's reason says nothing of what a command then stated
        note: actual !== null && !ACT?.at ? '' : (last?.note ?? ''),
        source: actual !== null && actual === factOf(shipment, kind) ? 'desk' : (last?.source ?? 'schedule'),
      },
    ];
  });
  const inOrder = found.toSorted(
    (one, other) => rankOf(one.kind) - rankOf(other.kind) || Date.parse(timeOf(one)!) - Date.parse(timeOf(other)!),
  );
  const merged: Milestone[] = [];
  for (const each of inOrder) {
    const same = merged.find((one) => sameTimes(one, each));
    if (same) same.containers.push(...each.containers);
    else merged.push(each);
  }
  return merged;
};

/** The arrival of an order against its promise; null if neither is known. */
export const arrivalOf = (milestones: readonly Milestone[]): Track['arrival'] => {
  const arrival = milestones.find(({ kind }) => kind === 'arrived');
  if (!arrival) return null;
  const { planned, actual, delayDays } = arrival;
  return { promised: planned, expected: timeOf(arrival)!, isActual: actual !== null, delayDays };
};

/** The ports of an order's way, and which of them was reached or left last. */
export const wayOf = (
  { origin, destination }: Pick<TrackFacts, 'origin' | 'destination'>,
  milestones: readonly Milestone[],
  viaStops: readonly Omit<Stop, 'position'>[],
): { stops: Omit<Stop, 'position'>[]; reached: number | null } => {
  const passed = milestones.filter(({ kind }) => isVia(kind)).map(({ placeZh }) => placeZh);
  const vias = [...new Set(passed)].flatMap((name) => viaStops.find(({ nameZh }) => nameZh === name) ?? []);
  const stops = [origin, ...vias, destination].map(({ code, nameZh }) => ({ code, nameZh }));
  const last = milestones.findLast(({ actual }) => actual !== null);
  if (!last) return { stops, reached: null };
  const reached =
    rankOf(last.kind) > rankOf('viaArrived')
      ? stops.length - 1
      : isVia(last.kind)
        ? stops.findLastIndex(({ nameZh }) => nameZh === last.placeZh)
        : 0;
  return { stops, reached };
};

import type { Shipment } from '#contract/orders/shipment.ts';
import { daysAfter } from '#contract/rules/dates/orderDays.ts';
import type { ServiceCharge } from '#contract/services/publishedRates.ts';
import { timeOf } from './milestones.ts';
import { portDayOf } from './portDay.ts';
import type { FreeTime, Milestone, MilestoneKind } from './track.ts';

/** What free time is computed from. */
export interface FreeTimeFacts {
  /** The UN/LOCODE of the port of discharge. */
  portCode: string;
  /** The free days of the booked departure. */
  freeDays: number;
  milestones: readonly Milestone[];
  containers: Shipment['containers'];
  /** What was ordered of each size. */
  items: readonly { code: string; quantity: number }[];
  /** The published charges that may come after the order. */
  charges: readonly ServiceCharge[];
  now: Date;
}

const dayMs = 86_400_000;

/** A published charge for each day beyond free time: of all sizes, or of one (`DET-20`). */
const isDetention = ({ code, basis }: ServiceCharge): boolean => /^DET(?:-|$)/.test(code) && basis === 'day';

/** The size that a charge is for; empty for all. */
const sizeOf = ({ code }: ServiceCharge): string => code.split('-')[1] ?? '';

/** The containers of an order with their sizes; before they are numbered, as many as were ordered. */
const countedContainers = ({ containers, items }: FreeTimeFacts): { containerNo: string; size: string }[] => {
  const sizes = items.flatMap(({ code, quantity }) => Array.from({ length: quantity }, () => code));
  return containers.length === 0
    ? sizes.map((size) => ({ containerNo: '', size }))
    : containers.map(({ containerNo, type }, index) => ({ containerNo, size: type ?? sizes[index] ?? '' }));
};

/** The milestone of one container, or that of all. */
const milestoneIn = (milestones: readonly Milestone[], kind: MilestoneKind, containerNo: string) => {
  const ofKind = milestones.filter((each) => each.kind === kind);
  return (
    ofKind.find(({ containers }) => containers.includes(containerNo)) ??
    ofKind.find(({ containers }) => containers.length === 0)
  );
};

/**
 * Free time with its last day and what detention costs so far. The day of the discharge is the first free day, as in most
 * carriers' tariffs, else that of the arrival; a container counts until the day on which it is returned empty, which is
 * included. Null before an arrival is expected. Days are those of the port, by which carriers count.
 */
export const freeTimeOf = (facts: FreeTimeFacts): FreeTime | null => {
  const { portCode, freeDays, milestones, charges, now } = facts;
  const detention = charges.filter(isDetention);
  const counted = countedContainers(facts).flatMap(({ containerNo, size }) => {
    const discharge = milestoneIn(milestones, 'discharged', containerNo) ?? milestoneIn(milestones, 'arrived', '');
    const begins = discharge && timeOf(discharge);
    if (!begins) return [];
    const firstDay = portDayOf(portCode, new Date(begins));
    const lastFreeDay = daysAfter(firstDay, freeDays - 1);
    const returned = milestoneIn(milestones, 'emptyReturned', containerNo)?.actual ?? null;
    const isRunning = discharge.actual !== null;
    const lastDay = portDayOf(portCode, returned === null ? now : new Date(returned));
    const left = (Date.parse(lastFreeDay) - Date.parse(lastDay)) / dayMs;
    const charge = detention.find((each) => size.startsWith(sizeOf(each)));
    return [{ firstDay, lastFreeDay, isRunning, isBack: returned !== null, left, charge }];
  });
  if (counted.length === 0) return null;
  const out = counted.filter(({ isBack }) => !isBack);
  // the container whose free time ends first decides
  const first = (out.length > 0 ? out : counted).toSorted((one, other) =>
    one.lastFreeDay.localeCompare(other.lastFreeDay),
  )[0]!;
  const due = detention.flatMap((charge) => {
    const days = counted
      .filter((each) => each.charge === charge && each.isRunning)
      .reduce((sum, { left }) => sum + Math.max(0, -left), 0);
    const { code, nameZh, currency, amount: perDay } = charge;
    return days === 0 ? [] : [{ code, nameZh, currency, perDay, days, amount: perDay * days }];
  });
  return {
    days: freeDays,
    firstDay: first.firstDay,
    lastFreeDay: first.lastFreeDay,
    isRunning: first.isRunning,
    daysLeft: out.length > 0 ? first.left : null,
    due,
    hasTariff: counted.every(({ charge }) => charge !== undefined),
  };
};

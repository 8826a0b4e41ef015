import type { Shipment } from '#contract/orders/shipment.ts';
import { sumOf } from '#contract/rules/rounding.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { isSeaService } from '#contract/services/serviceCode.ts';
import { containersIn } from './containerLines.ts';
import type { DeskProblem } from '#contract/desk/deskProblems.ts';
import { deskProblemTexts } from '#contract/desk/deskProblems.ts';

/** What the facts of a transport are checked against. */
export interface TransportFacts {
  placedAt: string;
  /** What was ordered of each size. */
  items: readonly { code: string; quantity: number }[];
  /** The gross mass of the goods. */
  grossKg: number;
  /** The ship that was booked. */
  booked: { vessel: string; voyage: string } | null;
  known: Shipment;
}

interface OrderedTransport {
  placedAt: string;
  order: { items: TransportFacts['items']; cargo: readonly { grossKg: number }[] };
  offer: { sailing?: TransportFacts['booked'] | undefined };
}

/** The facts of an order that its transport is checked against. */
export const transportFacts = ({ placedAt, order, offer }: OrderedTransport, known: Shipment): TransportFacts => ({
  placedAt,
  items: order.items.map(({ code, quantity }) => ({ code, quantity })),
  grossKg: sumOf(order.cargo.map(({ grossKg }) => grossKg)),
  booked: offer.sailing ? { vessel: offer.sailing.vessel, voyage: offer.sailing.voyage } : null,
  known,
});

/** Why a field is rejected: a problem with a text of its own, or words that name the facts. */
export type FactProblem = DeskProblem | { messageZh: string };

/** A consolidation travels in the consolidator's container, which holds the goods of several orders. */
export const shipsOwnContainers = (service: ServiceCode): boolean => isSeaService(service) && service !== 'lcl';

const countedText = (items: TransportFacts['items']): string =>
  items
    .filter(({ quantity }) => quantity > 0)
    .map(({ code, quantity }) => `${code}×${quantity}`)
    .join('、');

const countedTypes = (types: readonly string[]): TransportFacts['items'] =>
  [...new Set(types)].map((code) => ({ code, quantity: types.filter((type) => type === code).length }));

/** Whether the containers are as many as ordered, and of the ordered sizes as far as their sizes are stated. */
const containersProblem = (text: string, service: ServiceCode, { items }: TransportFacts): FactProblem | undefined => {
  const containers = containersIn(text);
  const ordered = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (typeof containers === 'string' || containers.length === 0 || ordered === 0 || !shipsOwnContainers(service))
    return undefined;
  if (containers.length !== ordered)
    return { messageZh: deskProblemTexts.containersCount(containers.length, ordered, countedText(items)) };
  const stated = countedTypes(containers.flatMap(({ type }) => (type === undefined ? [] : [type])));
  const isOrdered = ({ code, quantity }: { code: string; quantity: number }) =>
    quantity <= (items.find((item) => item.code === code)?.quantity ?? 0);
  return service !== 'fcl' || stated.every(isOrdered)
    ? undefined
    : { messageZh: deskProblemTexts.containersTypes(countedText(stated), countedText(items)) };
};

/** The times of a transport in their sequence. */
const sequence = ['gatedInAt', 'departedAt', 'arrivedAt'] as const;
type TimeOf = (typeof sequence)[number];

const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / 60_000);

type StatedFacts = Readonly<Partial<Record<'containers' | TimeOf, string>>>;

/**
 * What is wrong with a stated time of a transport: it is before the order or the times that come before it, or after a
 * known one that comes after it; of two stated times the later one has the problem.
 */
const timeProblem = (
  name: TimeOf,
  shipment: Shipment,
  { placedAt }: TransportFacts,
  stated: StatedFacts,
): FactProblem | undefined => {
  const at = shipment[name];
  if (at === null) return undefined;
  const place = sequence.indexOf(name);
  const earlier = sequence.slice(0, place).findLast((each) => shipment[each] !== null);
  const since = earlier === undefined ? placedAt : shipment[earlier]!;
  if (minuteOf(at) < minuteOf(since)) return { messageZh: deskProblemTexts.tooEarly(earlier ?? 'placedAt', since) };
  const later = sequence.slice(place + 1).find((each) => shipment[each] !== null && stated[each] === undefined);
  if (later === undefined || minuteOf(at) <= minuteOf(shipment[later]!)) return undefined;
  return { messageZh: deskProblemTexts.tooLate(later, shipment[later]!) };
};

/** What is wrong with the containers and times of a transport, of the facts that a form states. */
export const transportProblems = (
  service: ServiceCode,
  facts: TransportFacts,
  after: Shipment,
  stated: StatedFacts,
): Partial<Record<'containers' | TimeOf, FactProblem>> => {
  const problems: Partial<Record<'containers' | TimeOf, FactProblem>> = {};
  const containers = stated.containers ? containersProblem(stated.containers, service, facts) : undefined;
  if (containers) problems.containers = containers;
  for (const name of sequence) {
    const problem = stated[name] === undefined ? undefined : timeProblem(name, after, facts, stated);
    if (problem) problems[name] = problem;
  }
  return problems;
};

const shipOf = ({ vessel, voyage }: { vessel: string; voyage: string }): string =>
  [vessel, voyage].map((each) => each.trim().toUpperCase().replaceAll(/\s+/g, ' ')).join(' / ');

/** What is possible, but to be explained: another ship than booked, or containers that weigh less than the goods. */
export const transportDoubt = (
  { booked, known, grossKg }: TransportFacts,
  { vessel = '', voyage = '', containers = '' }: Readonly<Partial<Record<string, string>>>,
): string | undefined => {
  const expected = known.vessel === '' ? booked : known;
  const ship = { vessel: vessel || (expected?.vessel ?? ''), voyage: voyage || (expected?.voyage ?? '') };
  if (expected && shipOf(ship) !== shipOf(expected)) return deskProblemTexts.otherShip(shipOf(expected));
  const read = containersIn(containers);
  const masses = typeof read === 'string' ? [] : read.map(({ vgmKg }) => vgmKg);
  const total = masses.reduce<number>((sum, mass) => sum + (mass ?? 0), 0);
  const isWhole = masses.length > 0 && masses.every((mass) => mass !== undefined);
  return isWhole && total < grossKg ? deskProblemTexts.vgmBelowGoods(total, grossKg) : undefined;
};

import { inArray, or, sql } from 'drizzle-orm';
import type { Order } from '#contract/booking/orderForm.ts';
import type { Carbon } from '#contract/rules/carbon/carbon.ts';
import type { CarbonLoad, CarbonPlace, PlannedLeg } from '#contract/rules/carbon/emissions.ts';
import { emissionsOf, unitLoads } from '#contract/rules/carbon/emissions.ts';
import { sumOf } from '#contract/rules/rounding.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { isFromInland, isSeaService } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/schema/orders.ts';
import { ports } from '#server/db/schema/reference.ts';
import type { ScheduledSailing } from '#server/search/sailings.ts';
import { foreignCityIn } from './foreignCities.ts';
import { carbonMessages } from './messages.ts';
import { cityIn, positionOf, railPortIn } from './placePositions.ts';

/** What decides the way of goods. */
interface Route extends Pick<Quote, 'line' | 'origin' | 'destination' | 'frequencyZh'> {
  sailing: Pick<NonNullable<Quote['sailing']>, 'viaPort'> | null;
}

/** The mode of the main carriage; undefined where nothing is carried from place to place. */
const modeOf = (line: ServiceCode): PlannedLeg['mode'] | undefined => {
  if (isSeaService(line)) return 'sea';
  if (line === 'air' || line === 'rail') return line;
  return allServices[line].moves ? 'road' : undefined;
};

const placeOf = ({ code, nameZh }: { code: string; nameZh: string }): CarbonPlace => ({
  code,
  nameZh,
  position: positionOf(code),
});

/** Finds ports by their names, in Chinese or English. */
type FindPorts = (names: readonly string[]) => Promise<readonly { code: string; nameZh: string; nameEn: string }[]>;

const named = { code: ports.code, nameZh: ports.nameZh, nameEn: ports.nameEn };

const portsIn =
  (db: Database): FindPorts =>
  (names) =>
    db
      .select(named)
      .from(ports)
      .where(or(inArray(ports.nameZh, [...names]), inArray(ports.nameEn, [...names])));

/** The ports of transshipment of a sailing, which knows them by name. */
const viasOf = async (findPorts: FindPorts, sailing: Route['sailing']): Promise<CarbonPlace[]> => {
  const names = sailing?.viaPort?.split('、') ?? [];
  if (names.length === 0) return [];
  const found = await findPorts(names);
  return names.map((nameZh) => placeOf({ code: found.find((port) => port.nameZh === nameZh)?.code ?? '', nameZh }));
};

/** The main carriage of a quote: of an inland terminal by rail to its port and on by sea. */
const mainLegsOf = async (findPorts: FindPorts, route: Route): Promise<PlannedLeg[]> => {
  const mode = modeOf(route.line);
  if (mode === undefined || route.destination === null) return [];
  const [from, to] = [placeOf(route.origin), placeOf(route.destination)];
  if (!isFromInland(route.line))
    return [{ leg: 'main', mode, places: [from, ...(await viasOf(findPorts, route.sailing)), to] }];
  const port = railPortIn(route.frequencyZh);
  return [
    { leg: 'main', mode: 'rail', places: [from, port] },
    { leg: 'main', mode, places: [port, to] },
  ];
};

/** The containers or tanks of an item code in TEU: 40 feet are two. */
export const teuOf = (code: string): number => (code.startsWith('40') ? 2 : 1);

/** Whether goods have containers of their own by sea, so that the container decides and not its weight. */
const hasContainers = (line: ServiceCode): boolean => isSeaService(line) && allServices[line].items !== null;

/** The emission of a quote for each TEU or tonne; undefined where nothing is carried. Door legs follow with the order. */
export const carbonOfQuote = async (db: Database, quote: Route): Promise<Carbon | undefined> => {
  const legs = await mainLegsOf(portsIn(db), quote);
  const per = hasContainers(quote.line) ? 'teu' : 'tonne';
  return legs.length === 0 ? undefined : emissionsOf(per, legs, unitLoads[per]);
};

/** Grams of CO2e for a TEU on a sailing; null if the position of a port is unknown. */
export const gramsPerTeuOf = ({ orgPortCode, viaCodes, dstPortCode }: ScheduledSailing): number | null => {
  const [from, to] = [orgPortCode, dstPortCode].map((code) => placeOf({ code, nameZh: '' })) as [
    CarbonPlace,
    CarbonPlace,
  ];
  const vias = viaCodes.map((code) => placeOf({ code, nameZh: '' }));
  return emissionsOf('teu', [{ leg: 'main', mode: 'sea', places: [from, ...vias, to] }], unitLoads.teu).grams;
};

/** An address as a place without position. */
const unplaced = (nameZh: string): CarbonPlace => ({ code: '', nameZh, position: null });

/** The city of an address abroad, with the Chinese name of its port if it has one. */
const cityAbroad = async (
  findPorts: FindPorts,
  address: string,
  destinationCode: string,
): Promise<CarbonPlace | undefined> => {
  const city = foreignCityIn(address, destinationCode);
  const port = city && (await findPorts([city.nameZh])).find(({ nameEn }) => nameEn === city.nameZh);
  return city && { ...city, nameZh: port?.nameZh ?? city.nameZh };
};

/** What of an order decides its load and its way. */
interface Carried extends Pick<Order, 'line' | 'items'> {
  cargo: readonly Pick<Order['cargo'][number], 'grossKg'>[];
  details: Readonly<Record<string, unknown>>;
  shipper?: { address: string } | null | undefined;
  consignee?: { address: string } | null | undefined;
}

/** The legs by truck before and after a carriage across borders, by the cities that the addresses name. */
const doorLegsOf = async (
  findPorts: FindPorts,
  order: Carried,
  main: readonly PlannedLeg[],
): Promise<{ before: PlannedLeg[]; after: PlannedLeg[] }> => {
  const [start, end] = [main[0]!.places[0], main.at(-1)!.places.at(-1)!];
  if (!allServices[order.line].crossesBorders) return { before: [], after: [] };
  const loadingAddress = typeof order.details.loadingAddress === 'string' ? order.details.loadingAddress : '';
  const from = cityIn(loadingAddress || (order.shipper?.address ?? '')) ?? unplaced(carbonMessages.shipper);
  const abroad = await cityAbroad(findPorts, order.consignee?.address ?? '', end.code);
  const to = abroad ?? unplaced(carbonMessages.consignee);
  const isByAddress = true;
  return {
    before: [{ leg: 'preCarriage', mode: 'road', places: [from, start], isByAddress }],
    after: [{ leg: 'onCarriage', mode: 'road', places: [end, to], isByAddress }],
  };
};

const loadOf = ({ line, items, cargo }: Carried): CarbonLoad => ({
  massKg: sumOf(cargo.map(({ grossKg }) => grossKg)),
  teu: hasContainers(line) ? items.reduce((sum, { code, quantity }) => sum + teuOf(code) * quantity, 0) : 0,
});

interface Ordered {
  order: Carried;
  offer: Route;
}

const carbonByPorts = async (findPorts: FindPorts, { order, offer }: Ordered): Promise<Carbon | undefined> => {
  const main = await mainLegsOf(findPorts, offer);
  if (main.length === 0) return undefined;
  const { before, after } = await doorLegsOf(findPorts, order, main);
  return emissionsOf('order', [...before, ...main, ...after], loadOf(order));
};

/** The emission of an order from door to door; undefined where nothing is carried. */
export const carbonOfOrder = (db: Database, ordered: Ordered): Promise<Carbon | undefined> =>
  carbonByPorts(portsIn(db), ordered);

const { content, offer: quoted } = orders;
const carried = sql<Carried>`jsonb_build_object('line', ${content} -> 'line', 'items', ${content} -> 'items',
  'cargo', array(select jsonb_build_object('grossKg', item -> 'grossKg') from jsonb_array_elements(${content} -> 'cargo') item),
  'details', jsonb_build_object('loadingAddress', ${content} #> '{details,loadingAddress}'),
  'shipper', ${content} -> 'shipper', 'consignee', ${content} -> 'consignee')`;
const route = sql<Route>`jsonb_build_object('line', ${quoted} -> 'line', 'origin', ${quoted} -> 'origin', 'destination', ${quoted} -> 'destination',
  'frequencyZh', ${quoted} -> 'frequencyZh', 'sailing', jsonb_build_object('viaPort', ${quoted} #> '{sailing,viaPort}'))`;

/**
 * Reads the ports once, and returns what reads grams of CO2e of orders by their numbers, of the legs that are known; null where
 * none is.
 */
export const emissionsReader = async (
  db: Database,
): Promise<(orderNos: readonly string[]) => Promise<ReadonlyMap<string, number | null>>> => {
  const known = await db.select(named).from(ports);
  const findPorts = () => Promise.resolve(known);
  return async (orderNos) => {
    // only what is read of each: the contents of hundreds of orders would fill the memory
    const read = await db
      .select({ orderNo: orders.orderNo, order: carried, offer: route })
      .from(orders)
      .where(inArray(orders.orderNo, [...orderNos]));
    const grams = new Map<string, number | null>();
    for (const { orderNo, ...ordered } of read)
      grams.set(orderNo, (await carbonByPorts(findPorts, ordered))?.grams ?? null);
    return grams;
  };
};

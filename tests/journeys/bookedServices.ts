import { paths } from '#contract/app/routes.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { Filled } from './fillOrder.ts';

/** What is ordered of a service, and from where. */
export interface Booked extends Filled {
  line: Exclude<ServiceCode, 'fcl'>;
  /** The page its prices stand on. */
  page: string;
  offerId: string;
  visitor: keyof typeof visitors;
}

/** Who orders, one after the other, and how wide the window is. One visitor for all would take longer than a test may on a busy machine. */
export const visitors = { 'for dangerous goods': 1440, 'for other goods': 1440, 'on a phone': 390 };

export const paint = {
  packages: '10',
  grossKg: '2,000',
  volumeM3: '3.2',
  unNumber: '1263',
  option: /UN 1263.*PG II\b/,
};
const plain = { packages: '10', grossKg: '2,000', volumeM3: '3.2' };

/** An order of each service but the full container, which has a journey of its own. */
export const booked: Booked[] = [
  { line: 'lcl', page: paths.shippingLcl, offerId: 'lcl~CNSHA~HKHKG', visitor: 'for dangerous goods', cargo: paint },
  {
    line: 'air',
    page: paths.airLift,
    offerId: 'air~PVG~FRA',
    visitor: 'on a phone',
    cargo: plain,
    details: { reportNo: 'TCA-2026-1' },
  },
  {
    line: 'seaRail',
    page: paths.seaRailIndex,
    offerId: 'seaRail~CNYIW~DEHAM',
    visitor: 'for other goods',
    items: { '20GP': '1' },
    cargo: plain,
  },
  {
    line: 'rail',
    page: paths.railWayIndex,
    offerId: 'rail~CN-CKG-TJC~DE-DUI',
    visitor: 'for other goods',
    items: { '20GP': '1' },
    cargo: plain,
  },
  {
    line: 'tank',
    page: paths.tankIndex,
    offerId: 'tank~CNSHA~KRPUS',
    visitor: 'on a phone',
    items: { T11: '1' },
    cargo: { ...plain, grossKg: '20000', volumeM3: '22' },
    details: { tonnesPerTank: '20', density: '0.95', heating: true },
  },
  {
    line: 'flexitank',
    page: paths.fluidBag,
    offerId: 'flexitank~CNSHA~KRPUS',
    visitor: 'on a phone',
    items: { '24-S': '1' },
    cargo: { ...plain, grossKg: '20000', volumeM3: '22' },
    details: { relativeDensity: '0.91' },
  },
  {
    line: 'warehousing',
    page: paths.warehouse,
    offerId: 'warehousing~CNSHA-W1',
    visitor: 'for dangerous goods',
    items: { 'A-tonDay': '1' },
    cargo: paint,
  },
  {
    line: 'builtIn',
    page: paths.builtInOrder,
    offerId: 'builtIn~CNSHA-S1',
    visitor: 'for dangerous goods',
    items: { '20GP': '1' },
    cargo: paint,
  },
  { line: 'dgDesk', page: paths.dgdesk, offerId: 'dgDesk~CNSHA', visitor: 'for dangerous goods', cargo: paint },
  {
    line: 'domestic',
    page: paths.domesticTrade,
    offerId: 'domestic~310000~510100',
    visitor: 'for dangerous goods',
    items: { BOX10: '1' },
    cargo: paint,
  },
  {
    line: 'goods',
    page: paths.business,
    offerId: 'goods~glycerine-995',
    visitor: 'for other goods',
    details: { tonnes: '20' },
  },
];

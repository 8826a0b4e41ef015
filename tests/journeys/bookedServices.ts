import { paths } from '#contract/app/routes.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { Filled } from './fillOrder.ts';

/** The order of a service, and the page where it starts. */
export interface Booked extends Filled {
  line: Exclude<ServiceCode, 'fcl'>;
  /** The page with its prices. */
  page: string;
  offerId: string;
}

export const paint = {
  packages: '10',
  grossKg: '2,000',
  volumeM3: '3.2',
  unNumber: '1263',
  option: /UN 1263.*PG II\b/,
};

/** An order of each service for dangerous goods, except the full container, which has its own journey. */
export const booked: Booked[] = [
  { line: 'lcl', page: paths.shippingLcl, offerId: 'lcl~CNSHA~HKHKG', cargo: paint },
  {
    line: 'warehousing',
    page: paths.warehouse,
    offerId: 'warehousing~CNSHA-W1',
    items: { 'A-tonDay': '1' },
    cargo: paint,
  },
  {
    line: 'builtIn',
    page: paths.builtInOrder,
    offerId: 'builtIn~CNSHA-S1',
    items: { '20GP': '1' },
    cargo: paint,
  },
  { line: 'dgDesk', page: paths.dgdesk, offerId: 'dgDesk~CNSHA', cargo: paint },
  {
    line: 'domestic',
    page: paths.domesticTrade,
    offerId: 'domestic~310000~510100',
    items: { BOX10: '1' },
    cargo: paint,
  },
];

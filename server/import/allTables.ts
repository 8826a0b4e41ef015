import * as chargeTables from './tables/chargeTables.ts';
import * as contentTables from './tables/contentTables.ts';
import * as exchangeTables from './tables/exchangeTables.ts';
import * as goodsTables from './tables/goodsTables.ts';
import * as portTables from './tables/portTables.ts';
import * as sailingTables from './tables/sailingTables.ts';
import type { TableSpec } from './tableSpec.ts';

/** Every table that a company can import; a table comes after those it refers to. */
export const allTables: readonly TableSpec[] = [
  portTables.lanes,
  portTables.ports,
  portTables.carriers,
  portTables.cities,
  portTables.hotLanes,
  sailingTables.services,
  sailingTables.calls,
  sailingTables.sailings,
  sailingTables.oceanRates,
  exchangeTables.exchangeRates,
  chargeTables.charges,
  chargeTables.serviceRates,
  chargeTables.serviceCharges,
  goodsTables.goods,
  goodsTables.suppliers,
  goodsTables.constants,
  contentTables.news,
  contentTables.campaigns,
  contentTables.carousel,
];

import type { PgTable } from 'drizzle-orm/pg-core';
import { settings } from '../schema/identity.ts';
import type { Origin } from '../schema/seeding.ts';
import { schema as trade } from '../schema.ts';
import * as content from './content.ts';
import { chargeRows, exchangeRateRowsAt, laneRows } from './market.ts';
import { linerNetwork } from './network.ts';
import * as recognition from './recognition.ts';
import * as reference from './reference.ts';
import * as selling from './selling.ts';

export type Row = Record<string, unknown>;

/** A table that seeding fills. */
export interface SeededTable {
  table: PgTable;
  origin: Origin;
  /** The columns that identify a row for people, which may differ from its primary key. */
  key: readonly string[];
  /** Columns with the time of seeding. */
  dated: readonly string[];
  rowsAt: (now: Date) => Row[];
}

/**
 * The edition of each origin's files. With every change of a row, raise it to the day of the change: databases only
 * move to a higher edition.
 */
export const seedEdition: Readonly<Record<Origin, number>> = { reference: 20_261_202, demo: 20_261_127 };

type NameOf<Table extends PgTable> = keyof Table['$inferInsert'] & string;

const dated = <Table extends PgTable>(
  origin: Origin,
  table: Table,
  key: readonly NameOf<Table>[],
  moments: readonly NameOf<Table>[],
  rowsAt: (now: Date) => Table['$inferInsert'][],
): SeededTable => ({ table, origin, key, dated: moments, rowsAt });

const of =
  (origin: Origin) =>
  <Table extends PgTable>(
    table: Table,
    key: readonly NameOf<Table>[],
    rows: () => Table['$inferInsert'][],
  ): SeededTable =>
    dated(origin, table, key, [], rows);

const regulation = of('reference');
const demo = of('demo');

export const demoServices = demo(trade.linerServices, ['code'], () => linerNetwork().services);
export const demoCalls = demo(trade.serviceCalls, ['serviceCode', 'role', 'portCode'], () => linerNetwork().calls);

/** Every seeded table; a table comes after those it refers to. */
export const seededTables: readonly SeededTable[] = [
  regulation(trade.ports, ['code'], reference.portRows),
  regulation(trade.containerTypes, ['code'], reference.containerTypeRows),
  regulation(trade.hazardClasses, ['division'], reference.hazardClassRows),
  regulation(trade.dangerousGoodsEntries, ['unNumber', 'variant', 'packingGroup'], reference.dangerousGoodsRows),
  regulation(trade.hazardousChemicals, ['number'], recognition.hazardousChemicalRows),
  regulation(trade.goodsTerms, ['term'], recognition.goodsTermRows),
  regulation(trade.packagings, ['code'], reference.packagingRows),
  regulation(trade.tradeDocuments, ['code'], reference.documentRows),
  regulation(trade.incoterms, ['code'], reference.incotermRows),
  regulation(trade.cutOffs, ['code'], reference.cutOffRows),
  regulation(trade.constants, ['constType', 'code'], content.constantRows),
  regulation(settings, ['key'], () => [{ key: 'serviceMail', value: 'service@example.com' }]),
  demo(trade.tradeLanes, ['code'], laneRows),
  dated('demo', trade.exchangeRates, ['currency'], ['publishedOn'], exchangeRateRowsAt),
  demo(trade.hotLanes, ['orgPortCode', 'dstPortCode'], reference.hotLaneRows),
  demo(trade.carriers, ['code'], reference.carrierRows),
  demo(trade.charges, ['code', 'side', 'laneCode', 'countryCodes', 'condition', 'departsFrom'], chargeRows),
  demoServices,
  demoCalls,
  demo(trade.slides, ['id'], content.slideRows),
  demo(trade.cities, ['code'], content.cityRows),
  demo(trade.news, ['id'], content.newsRows),
  dated('demo', trade.campaigns, ['id'], ['startsAt', 'endsAt'], content.campaignRowsAt),
  demo(trade.suppliers, ['id'], selling.supplierRows),
  demo(trade.publishedRates, ['line', 'originCode', 'destinationCode', 'itemCode'], selling.publishedRateRows),
  demo(trade.serviceCharges, ['line', 'code'], selling.serviceChargeRows),
  dated('demo', trade.goodsItems, ['id'], ['updatedAt'], selling.goodsRowsAt),
];

/** Sailings and prices of the demo services for the coming weeks, which a job continues. */
export const rolledTables = {
  voyages: { table: trade.voyages, key: ['serviceCode', 'week'], origin: 'demo' },
  oceanRates: { table: trade.oceanRates, key: ['serviceCode', 'dstPortCode', 'validFrom'], origin: 'demo' },
} as const;

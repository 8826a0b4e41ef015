import * as z from 'zod/mini';

/** The lines of business, one for each kind of service or goods that can be asked for and ordered. */
export const serviceLine = z.enum([
  'fcl',
  'lcl',
  'air',
  'rail',
  'tank',
  'flexitank',
  'warehousing',
  'builtIn',
  'dgDesk',
  'domestic',
  'goods',
]);
export type ServiceLine = z.output<typeof serviceLine>;

/** What a published price is per. A revenue ton is the larger of cubic metres and tonnes, at least one. */
export const rateBasis = z.enum([
  'container',
  'tank',
  'bag',
  'revenueTon',
  'chargeableKg',
  'ton',
  'tonDay',
  'palletDay',
  'squareMetreMonth',
  'pallet',
  'label',
  'truck',
  'kilometre',
  'day',
  'bill',
  'shipment',
  'document',
  'sample',
]);
export type RateBasis = z.output<typeof rateBasis>;

const seaLines: ReadonlySet<ServiceLine> = new Set(['fcl', 'lcl', 'tank', 'flexitank']);

/** Whether goods of a line travel by sea: their orders have a ship's words and the data standard of its carriers. */
export const isSeaLine = (line: ServiceLine): boolean => seaLines.has(line);

import * as z from 'zod/mini';

/** The codes of the services, one for each kind of freight, storage or goods that can be enquired for and ordered. */
export const serviceCode = z.enum([
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
export type ServiceCode = z.output<typeof serviceCode>;

/** The basis of a published price. A revenue ton is the larger of cubic metres and tonnes, at least one. */
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

const seaServices: ReadonlySet<ServiceCode> = new Set(['fcl', 'lcl', 'tank', 'flexitank']);

/** Whether a service's goods travel by sea: its orders have ship terms and the carriers' data standard. */
export const isSeaService = (service: ServiceCode): boolean => seaServices.has(service);

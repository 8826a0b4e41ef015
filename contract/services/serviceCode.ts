import * as z from 'zod/mini';
import { allTraits } from './allTraits.ts';
import type { ServiceTraits } from './serviceTraits.ts';

/** The code of a service: one for each kind of freight, storage or goods that can be enquired for and ordered. */
export type ServiceCode = keyof typeof allTraits;
export const serviceCode = z.enum(Object.keys(allTraits) as ServiceCode[]);

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

/** A service with those whose rules for goods apply to it as well. */
export const travelsAs = (service: ServiceCode): readonly string[] => {
  const { legs = [] }: ServiceTraits = allTraits[service];
  return [service, ...legs];
};

/** Whether a service's goods begin at an inland terminal and reach their port on the way. */
export const isFromInland = (service: ServiceCode): boolean => 'fromInland' in allTraits[service];

/** Whether a service's goods travel by sea: its orders have ship terms and the carriers' data standard. */
export const isSeaService = (service: ServiceCode): boolean => 'bySea' in allTraits[service];

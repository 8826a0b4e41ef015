import type { TrackEvent } from '#contract/orders/tracking/track.ts';

/** By what a carrier knows a shipment, and between which ports it goes. */
export interface CarriedShipment {
  carrierBookingNo: string;
  billOfLadingNo: string;
  containers: readonly string[];
  originCode: string;
  destinationCode: string;
}

/** An event as a carrier states it, with the carrier's own id. */
export type CarrierEvent = Omit<TrackEvent, 'at' | 'portZh' | 'source'> & { at: string; sourceId: string };

/** Where carriers say where shipments are. */
export interface CarrierTracking {
  /** Every event about a shipment, the oldest statement first; throws if the carrier gives no answer. */
  eventsOf(shipment: CarriedShipment): Promise<CarrierEvent[]>;
}

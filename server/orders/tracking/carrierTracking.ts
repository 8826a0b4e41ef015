import type { TrackEvent } from '#contract/orders/tracking/track.ts';

/** The versions of DCSA Track & Trace that are read. */
export const dcsaVersions = ['2.2', '3.0'] as const;
export type DcsaVersion = (typeof dcsaVersions)[number];

/** By what a carrier knows a shipment, and between which ports it goes. */
export interface CarriedShipment {
  carrierBookingNo: string;
  billOfLadingNo: string;
  containers: readonly string[];
  originCode: string;
  destinationCode: string;
}

/** An event as a carrier states it, with the carrier's own id; without a time it takes a former statement back. */
export type CarrierEvent = Omit<TrackEvent, 'portZh' | 'source'> & { sourceId: string };

/** Where carriers say where shipments are. */
export interface CarrierTracking {
  /** Every event about a shipment, the oldest statement first; throws if the carrier gives no answer. */
  eventsOf(shipment: CarriedShipment): Promise<CarrierEvent[]>;
}

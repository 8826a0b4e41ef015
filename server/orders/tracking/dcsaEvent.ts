import * as z from 'zod/mini';
import type { MilestoneKind } from '#contract/orders/tracking/track.ts';
import { eventClassifier, isOfContainers, isVia } from '#contract/orders/tracking/track.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { CarriedShipment, CarrierEvent } from './carrierTracking.ts';

/** What is read of an event of DCSA Track & Trace 2.2; other fields are ignored. */
const location = z.optional(z.object({ UNLocationCode: z.optional(z.string()) }));
export const dcsaEvent = z.object({
  eventID: z.string().check(z.minLength(1), z.maxLength(100)),
  eventCreatedDateTime: z.optional(z.iso.datetime({ offset: true })),
  eventDateTime: z.iso.datetime({ offset: true }),
  eventClassifierCode: eventClassifier,
  eventType: z.enum(['TRANSPORT', 'EQUIPMENT']),
  transportEventTypeCode: z.optional(z.string()),
  equipmentEventTypeCode: z.optional(z.string()),
  emptyIndicatorCode: z.optional(z.string()),
  equipmentReference: z.optional(z.string().check(z.maxLength(15))),
  changeRemark: z.optional(z.string()),
  eventLocation: location,
  transportCall: z.optional(
    z.object({
      UNLocationCode: z.optional(z.string()),
      location,
      modeOfTransport: z.optional(z.string()),
      carrierVoyageNumber: z.optional(z.string()),
      exportVoyageNumber: z.optional(z.string()),
      carrierExportVoyageNumber: z.optional(z.string()),
      vessel: z.optional(z.object({ vesselName: z.optional(z.string()) })),
    }),
  ),
});
export type DcsaEvent = z.output<typeof dcsaEvent> & {
  /** Whether the carrier takes the event back. */
  isRetracted?: boolean;
};

const codeOf = ({ transportCall: call, eventLocation }: DcsaEvent): string =>
  (eventLocation?.UNLocationCode ?? call?.UNLocationCode ?? call?.location?.UNLocationCode ?? '').slice(0, 5);

/** The milestone of a voyage; moves by truck, train or barge before and after it are none. */
const voyageKind = (event: DcsaEvent, { originCode, destinationCode }: CarriedShipment): MilestoneKind | undefined => {
  const code = codeOf(event);
  if (code === '' || (event.transportCall?.modeOfTransport ?? 'VESSEL') !== 'VESSEL') return undefined;
  switch (event.transportEventTypeCode) {
    case 'DEPA':
      return code === originCode ? 'departed' : code === destinationCode ? undefined : 'viaDeparted';
    case 'ARRI':
      return code === destinationCode ? 'arrived' : code === originCode ? undefined : 'viaArrived';
    default:
      return undefined;
  }
};

/** The milestone of a container; moves at ports of transshipment are those of the ship. */
const containerKind = (event: DcsaEvent, { originCode, destinationCode }: CarriedShipment) => {
  const code = codeOf(event);
  const isEmpty = event.emptyIndicatorCode === 'EMPTY';
  switch (event.equipmentEventTypeCode) {
    case 'GTOT':
      return isEmpty ? 'emptyPickup' : code === destinationCode ? 'gatedOut' : undefined;
    case 'GTIN':
      return isEmpty ? 'emptyReturned' : code === originCode ? 'gateIn' : undefined;
    case 'LOAD':
      return code === originCode ? 'loaded' : undefined;
    case 'DISC':
      return code === destinationCode ? 'discharged' : undefined;
    default:
      return undefined;
  }
};

/** An event as the order has it; nothing for what is no milestone, or of a container of another order. */
export const eventOf = (event: DcsaEvent, shipment: CarriedShipment): CarrierEvent | undefined => {
  const kind = event.eventType === 'TRANSPORT' ? voyageKind(event, shipment) : containerKind(event, shipment);
  if (kind === undefined) return undefined;
  const containerNo = isOfContainers(kind) ? (event.equipmentReference ?? '') : '';
  if (containerNo !== '' && shipment.containers.length > 0 && !shipment.containers.includes(containerNo))
    return undefined;
  const { transportCall: call } = event;
  const voyage = call?.carrierVoyageNumber ?? call?.carrierExportVoyageNumber ?? call?.exportVoyageNumber ?? '';
  return {
    sourceId: event.eventID,
    kind,
    classifier: event.eventClassifierCode,
    at: event.isRetracted === true ? null : new Date(event.eventDateTime).toISOString(),
    portCode: isVia(kind) ? codeOf(event) : '',
    vessel: (call?.vessel?.vesselName ?? '').slice(0, 60),
    voyage: voyage.slice(0, 20),
    containerNo,
    note: (event.changeRemark ?? '').trim().slice(0, limits.orderNoteMax),
  };
};

import * as z from 'zod/mini';
import type { DcsaEvent } from './dcsaEvent.ts';

const classifiers = { PLANNED: 'PLN', ESTIMATED: 'EST', ACTUAL: 'ACT' } as const;
const transportCodes: Readonly<Record<string, string>> = { ARRIVED: 'ARRI', DEPARTED: 'DEPA' };
const equipmentCodes: Readonly<Record<string, string>> = {
  LOADED: 'LOAD',
  DISCHARGED: 'DISC',
  GATED_IN: 'GTIN',
  GATED_OUT: 'GTOT',
};

const instant = z.iso.datetime({ offset: true });
const voyage = z.optional(z.object({ carrierVoyageNumber: z.optional(z.string()) }));

/** What is read of an event of DCSA Track & Trace 3.0.0 (`Event`); other fields are ignored. */
const event3 = z.object({
  eventID: z.string().check(z.minLength(1), z.maxLength(200)),
  isRetracted: z.optional(z.boolean()),
  eventDateTime: instant,
  eventUpdatedDateTime: instant,
  reason: z.optional(z.string()),
  eventLocation: z.optional(z.object({ UNLocationCode: z.optional(z.string()) })),
  eventClassification: z.object({
    eventType: z.enum(['TRANSPORT', 'EQUIPMENT']),
    eventClassifier: z.enum(['PLANNED', 'ESTIMATED', 'ACTUAL']),
    transportEventType: z.optional(z.string()),
    equipmentEventType: z.optional(z.string()),
  }),
  equipmentDetails: z.optional(
    z.object({
      equipmentReference: z.optional(z.string().check(z.maxLength(15))),
      emptyIndicator: z.optional(z.string()),
    }),
  ),
  transportDetails: z.optional(
    z.object({
      transportCall: z.optional(
        z.object({
          modeOfTransport: z.optional(z.string()),
          exportVoyageNumberOrReference: voyage,
          importVoyageNumberOrReference: voyage,
          vesselTransport: z.optional(z.object({ vesselName: z.optional(z.string()) })),
        }),
      ),
    }),
  ),
});
type Event3 = z.output<typeof event3>;

/**
 * The same event in the terms of version 2.2. A later statement about an event keeps its `eventID`, so its id here has the
 * instant of the statement as well.
 */
const inVersion2 = (event: Event3): DcsaEvent => {
  const { eventClassification: of, equipmentDetails: equipment, transportDetails, eventLocation } = event;
  const call = transportDetails?.transportCall;
  return {
    eventID: `${event.eventID} ${event.eventUpdatedDateTime}`,
    isRetracted: event.isRetracted === true,
    eventCreatedDateTime: event.eventUpdatedDateTime,
    eventDateTime: event.eventDateTime,
    eventClassifierCode: classifiers[of.eventClassifier],
    eventType: of.eventType,
    transportEventTypeCode: transportCodes[of.transportEventType ?? ''],
    equipmentEventTypeCode: equipmentCodes[of.equipmentEventType ?? ''],
    emptyIndicatorCode: equipment?.emptyIndicator,
    equipmentReference: equipment?.equipmentReference,
    changeRemark: event.reason,
    eventLocation,
    transportCall: call && {
      modeOfTransport: call.modeOfTransport,
      carrierVoyageNumber:
        call.exportVoyageNumberOrReference?.carrierVoyageNumber ??
        call.importVoyageNumberOrReference?.carrierVoyageNumber,
      vessel: { vesselName: call.vesselTransport?.vesselName },
    },
  };
};

const response = z.object({ events: z.array(z.unknown()) });

/** The events of a response of version 3.0; undefined if it lists none. Events that lack what is read are left out. */
export const eventsOfVersion3 = (body: unknown): DcsaEvent[] | undefined =>
  response.safeParse(body).data?.events.flatMap((event) => {
    const read = event3.safeParse(event);
    return read.success ? [inVersion2(read.data)] : [];
  });

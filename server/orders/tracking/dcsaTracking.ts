import * as z from 'zod/mini';
import type { MilestoneKind } from '#contract/orders/tracking/track.ts';
import { eventClassifier, isOfContainers, isVia } from '#contract/orders/tracking/track.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { CarriedShipment, CarrierEvent, CarrierTracking } from './carrierTracking.ts';

/** What is read of an event of DCSA Track & Trace 2.2; other fields are ignored. */
const location = z.optional(z.object({ UNLocationCode: z.optional(z.string()) }));
const dcsaEvent = z.object({
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
type DcsaEvent = z.output<typeof dcsaEvent>;

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
    at: new Date(event.eventDateTime).toISOString(),
    portCode: isVia(kind) ? codeOf(event) : '',
    vessel: (call?.vessel?.vesselName ?? '').slice(0, 60),
    voyage: voyage.slice(0, 20),
    containerNo,
    note: (event.changeRemark ?? '').trim().slice(0, limits.orderNoteMax),
  };
};

/** The query by a number of this shipment alone; the number of a container would find its former voyages as well. */
const queryOf = ({ carrierBookingNo, billOfLadingNo }: CarriedShipment): Record<string, string> =>
  carrierBookingNo ? { carrierBookingReference: carrierBookingNo } : { transportDocumentReference: billOfLadingNo };

const timeoutMs = 10_000;
const pageSize = 100;
/** A shipment has some tens of events; a carrier that goes on for longer is not followed. */
const pagesMax = 20;

/** The address of the next page: a link, or a cursor for the same query. Links to another host are not followed. */
const nextOf = (address: URL, { headers }: Response): URL | undefined => {
  const [link, cursor] = [headers.get('Next-Page'), headers.get('Next-Page-Cursor')];
  const next = new URL(link ?? address, address);
  if (link === null && cursor !== null) next.searchParams.set('cursor', cursor);
  return (link ?? cursor) === null || next.origin !== address.origin ? undefined : next;
};

/**
 * A carrier's API of DCSA Track & Trace 2.2: `GET /events` below its address, page after page, by booking or bill of lading.
 * The token is sent as a bearer token, or in the header that the carrier wants it in. Throws for any response but
 * 2xx within 10 s.
 */
export const dcsaTracking = ({
  url,
  token,
  header,
}: {
  url: string;
  token?: string | undefined;
  header?: string | undefined;
}): CarrierTracking => ({
  eventsOf: async (shipment) => {
    const query = new URLSearchParams({ ...queryOf(shipment), eventType: 'TRANSPORT,EQUIPMENT', limit: `${pageSize}` });
    const authority: Record<string, string> =
      token === undefined ? {} : header ? { [header]: token } : { Authorization: `Bearer ${token}` };
    const found: DcsaEvent[] = [];
    let address: URL | undefined = new URL(`${url.replace(/\/$/, '')}/events?${query}`);
    for (let page = 0; address && page < pagesMax; page += 1) {
      const response: Response = await fetch(address, {
        headers: { Accept: 'application/json', ...authority },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`the carrier answered ${response.status}`);
      }
      const events: unknown = await response.json();
      if (!Array.isArray(events)) throw new Error('the carrier answered no list of events');
      for (const event of events) {
        const read = dcsaEvent.safeParse(event);
        if (read.success) found.push(read.data);
      }
      address = nextOf(address, response);
    }
    const created = (event: DcsaEvent) => Date.parse(event.eventCreatedDateTime ?? event.eventDateTime);
    return found
      .toSorted((one, other) => created(one) - created(other))
      .flatMap((event) => eventOf(event, shipment) ?? []);
  },
});

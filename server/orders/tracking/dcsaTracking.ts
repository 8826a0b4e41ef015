import type { CarriedShipment, CarrierTracking, DcsaVersion } from './carrierTracking.ts';
import type { DcsaEvent } from './dcsaEvent.ts';
import { dcsaEvent, eventOf } from './dcsaEvent.ts';
import { eventsOfVersion3 } from './dcsaTracking3.ts';

/** The query by a number of this shipment alone; the number of a container would find its former voyages as well. */
const queryOf = ({ carrierBookingNo, billOfLadingNo }: CarriedShipment): Record<string, string> =>
  carrierBookingNo ? { carrierBookingReference: carrierBookingNo } : { transportDocumentReference: billOfLadingNo };

const timeoutMs = 10_000;
const pageSize = 100;

/** How a version of the standard is asked, and what its response lists; undefined if that is no list of events. */
interface Standard {
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  eventsIn: (body: unknown) => DcsaEvent[] | undefined;
}

const eventsOfVersion2 = (body: unknown): DcsaEvent[] | undefined =>
  Array.isArray(body) ? body.flatMap((event) => dcsaEvent.safeParse(event).data ?? []) : undefined;

const standards: Readonly<Record<DcsaVersion, Standard>> = {
  '2.2': { query: { eventType: 'TRANSPORT,EQUIPMENT', limit: `${pageSize}` }, headers: {}, eventsIn: eventsOfVersion2 },
  // a producer may reject a limit
  '3.0': {
    query: { eventTypes: 'TRANSPORT,EQUIPMENT' },
    headers: { 'API-Version': '3.0.0' },
    eventsIn: eventsOfVersion3,
  },
};

/** A shipment has some tens of events; a carrier that goes on for longer is not followed. */
const pagesMax = 20;

/** The address of the next page: a link, or a cursor for the same query. Links to another host are not followed. */
const nextOf = (address: URL, { headers }: Response): URL | undefined => {
  const [link, cursor] = [headers.get('Next-Page'), headers.get('Next-Page-Cursor')];
  const next = new URL(link ?? address, address);
  if (link === null && cursor !== null) next.searchParams.set('cursor', cursor);
  return (link ?? cursor) === null || next.origin !== address.origin ? undefined : next;
};

const created = (event: DcsaEvent): number => Date.parse(event.eventCreatedDateTime ?? event.eventDateTime);

/**
 * A carrier's API of DCSA Track & Trace 2.2 or 3.0: `GET /events` below its address, page after page, by booking or bill of lading.
 * The token is sent as a bearer token, or in the header that the carrier wants it in. Throws for any response but
 * 2xx within 10 s.
 */
export const dcsaTracking = ({
  url,
  token,
  header,
  version = '2.2',
}: {
  url: string;
  version?: DcsaVersion | undefined;
  token?: string | undefined;
  header?: string | undefined;
}): CarrierTracking => ({
  eventsOf: async (shipment) => {
    const standard = standards[version];
    const query = new URLSearchParams({ ...queryOf(shipment), ...standard.query });
    const authority: Record<string, string> =
      token === undefined ? {} : header ? { [header]: token } : { Authorization: `Bearer ${token}` };
    const found: DcsaEvent[] = [];
    let address: URL | undefined = new URL(`${url.replace(/\/$/, '')}/events?${query}`);
    for (let page = 0; address && page < pagesMax; page += 1) {
      const response: Response = await fetch(address, {
        headers: { Accept: 'application/json', ...standard.headers, ...authority },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`the carrier answered ${response.status}`);
      }
      const events = standard.eventsIn(await response.json());
      if (!events) throw new Error('the carrier answered no list of events');
      found.push(...events);
      address = nextOf(address, response);
    }
    return found
      .toSorted((one, other) => created(one) - created(other))
      .flatMap((event) => eventOf(event, shipment) ?? []);
  },
});

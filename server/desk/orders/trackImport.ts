import { and, asc, eq, inArray, like, or } from 'drizzle-orm';
import type { importTracks, TabledEvent, wrongTrackRows } from '#contract/desk/orders/trackDesk.ts';
import { entryFactsOf, tabledProblem } from '#contract/desk/orders/trackDesk.ts';
import { acceptedStatuses } from '#contract/orders/orderStatus.ts';
import { isOfContainers, isVia, subjectOf } from '#contract/orders/tracking/track.ts';
import { trackedNumber } from '#contract/orders/tracking/trackCalls.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { OutputOf, ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { digestOf } from '#server/config/secrets.ts';
import { orders } from '#server/db/schema/orders.ts';
import { trackEvents } from '#server/db/schema/tracking.ts';
import { rejectInfected } from '#server/http/uploads/rejectInfected.ts';
import type { Known } from '#server/import/plan/known.ts';
import type { OneTable } from '#server/import/oneTable.ts';
import type { ParsedRow } from '#server/import/files/parse.ts';
import type { Problem } from '#server/import/problem.ts';
import { lockOrders, ofDesk } from '#server/orders/orderCommands.ts';
import { hasTransportNumber } from '#server/orders/orderSearch.ts';
import { withTrackChanges } from '#server/orders/tracking/trackChanges.ts';
import { trackOf } from '#server/orders/tracking/tracks.ts';
import { tableTypes } from '#server/support/tableFiles.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { deskMessages } from '#server/desk/messages.ts';
import { entriesAt, recordEntry } from './tracks.ts';

type Upload = ParsedInputOf<typeof importTracks>;

const rowsMax = 2_000;
const problemsShown = 20;

/** An event as its row states it. */
interface RowEvent extends TabledEvent {
  vessel: string;
  voyage: string;
  note: string;
}

interface EventRow {
  row: ParsedRow;
  event: RowEvent;
}

const eventOf = ({ values }: ParsedRow, { ports }: Known): RowEvent => {
  const { kind, classifier, containerNo, at, place, vessel, voyage, note } = values as Omit<RowEvent, 'placeCode'> & {
    place: string;
  };
  return {
    kind,
    classifier,
    at,
    containerNo: isOfContainers(kind) ? containerNo : '',
    // a place on land has no code
    placeCode: ports.codeOf(place) ?? (isVia(kind) ? place : ''),
    vessel,
    voyage,
    note,
  };
};

/** The same event has the same id, however often it is imported. */
const idOf = ({ kind, classifier, at, placeCode, containerNo, vessel, voyage }: RowEvent): string =>
  `table:${digestOf(JSON.stringify([kind, classifier, at, isVia(kind) ? placeCode : '', containerNo, vessel, voyage]))}`;

const subjectIn = ({ event }: EventRow): string => subjectOf({ ...event, portCode: event.placeCode });

/** The id of an event, which a later entry of the same event extends. */
const eventIdIn = (sourceId: string | null): string => sourceId?.split('@')[0] ?? '';

const problemAt = ({ row: { file, row } }: EventRow, text: string, column?: string): Problem => ({
  file,
  row,
  ...(column !== undefined && { column }),
  text,
  isOfRow: true,
});

/** The orders that have a number, of those that are under way. */
const ordersWith = async ({ db }: DeskContext, number: string): Promise<string[]> => {
  const typed = trackedNumber.safeParse(number);
  if (!typed.success) return [];
  const isSuch = or(eq(orders.orderNo, typed.data), hasTransportNumber(typed.data));
  const found = await db
    .select({ orderNo: orders.orderNo, status: orders.status })
    .from(orders)
    .where(and(isSuch, inArray(orders.status, [...acceptedStatuses])))
    .orderBy(orders.orderNo);
  // a container that is used again belongs to the order that is not completed
  const open = found.filter(({ status }) => status !== 'COMPLETED');
  return (open.length > 0 ? open : found).map(({ orderNo }) => orderNo);
};

interface Found {
  read: OneTable;
  problems: Problem[];
  added: number;
  known: number;
  returned: number[];
}

/**
 * Enters the new events of an order, the earliest first, those about the same as the table has them; `isTrial` only finds
 * what is wrong.
 */
const enterEvents = (
  context: DeskContext,
  {
    orderNo,
    rows,
    known,
    headerOf,
  }: { orderNo: string; rows: readonly EventRow[]; known: Known } & Pick<OneTable, 'headerOf'>,
  isTrial: boolean,
): Promise<Omit<Found, 'read'>> =>
  context.db.transaction(async (tx) => {
    const { clock } = context;
    const inside = { ...context, db: tx };
    const [locked] = await lockOrders(tx, ofDesk(orderNo), 1);
    return withTrackChanges(inside, orderNo, async (order) => {
      if (!locked || entriesAt(order, true).ACT.length === 0) {
        const text = deskMessages.numberUnknown;
        return { added: 0, known: 0, returned: [], problems: rows.map((each) => problemAt(each, text)) };
      }
      const stored = await tx
        .select()
        .from(trackEvents)
        .where(and(eq(trackEvents.orderNo, orderNo), like(trackEvents.sourceId, 'table:%')))
        .orderBy(asc(trackEvents.position));
      const ids = new Set(stored.map((one) => eventIdIn(one.sourceId)));
      /** What tables stated last, whatever the desk has entered since. */
      const current = new Map(stored.map((one) => [subjectOf(one), eventIdIn(one.sourceId)]));
      const last = new Map(rows.map((each) => [subjectIn(each), each]));
      const lastAt = (each: EventRow): number => last.get(subjectIn(each))!.event.at.getTime();
      const problems: Problem[] = [];
      let [track, added] = [order.track, 0];
      const returned: number[] = [];
      for (const each of rows.toSorted((one, other) => lastAt(one) - lastAt(other))) {
        const { event } = each;
        const [id, subject] = [idOf(event), subjectIn(each)];
        const stated = last.get(subject)!;
        // what a table states last holds, also if it returns to a former time
        const isOld = each === stated ? current.get(subject) === id : ids.has(id) || idOf(stated.event) === id;
        if (isOld) continue;
        const problem = tabledProblem(event, entryFactsOf({ ...order, track }), clock.now());
        if (problem) {
          problems.push(problemAt(each, problem.messageZh, headerOf(problem.column)));
          continue;
        }
        if (ids.has(id)) returned.push(each.row.row);
        const sourceId = ids.has(id) ? `${id}@${stored.length + added}` : id;
        ids.add(id);
        added += 1;
        if (isTrial) continue;
        const { placeCode, ...given } = event;
        const portCode = isVia(event.kind) ? placeCode : '';
        const portZh = known.ports.nameOf(portCode) ?? '';
        await recordEntry(inside, locked, { ...given, portCode, portZh, sourceId });
        track = await trackOf({ db: tx, clock }, order);
      }
      return { added, known: rows.length - added - problems.length, returned, problems };
    });
  });

const rejected = (text: string): ApiError => new ApiError(codes.badInput, text);

/** Reads a table of events, and enters the right ones unless it is a trial. */
const eventsOf = async (
  context: DeskContext,
  { fileName, columns, content }: Upload,
  isTrial: boolean,
): Promise<Found> => {
  await rejectInfected({ ...context, user: null }, content);
  // modules for tables are loaded when first used
  const { knownIn, rememberColumns } = await import('#server/import/plan/known.ts');
  const { readOneTable } = await import('#server/import/oneTable.ts');
  const { trackTable } = await import('#server/import/tables/trackTable.ts');
  const known = await knownIn(context.db);
  const read = await readOneTable(trackTable, { path: fileName, bytes: content }, known, columns);
  if (read.unmapped) return { read, problems: [], added: 0, known: 0, returned: [] };
  if (read.sheets.length === 0) {
    const texts = read.problems.map(({ column, text }) => (column === undefined ? text : `${column}：${text}`));
    throw rejected([...new Set(texts)].join('；'));
  }
  if (read.rows.length > rowsMax) throw rejected(deskMessages.eventsTooMany(rowsMax));
  if (columns !== '' && !isTrial) {
    const { db, clock, staff } = context;
    await rememberColumns({ db, at: clock.now(), by: staff.login }, read.sheets);
  }
  const problems = [...read.problems];
  const orderNos = new Map<string, string[]>();
  const byOrder = new Map<string, EventRow[]>();
  for (const row of read.rows) {
    const number = String(row.values['number'] || row.values['containerNo']);
    if (!orderNos.has(number)) orderNos.set(number, await ordersWith(context, number));
    const [orderNo, ...others] = orderNos.get(number)!;
    const each = { row, event: eventOf(row, known) };
    if (orderNo !== undefined && others.length === 0) byOrder.set(orderNo, [...(byOrder.get(orderNo) ?? []), each]);
    else {
      const text = orderNo === undefined ? deskMessages.numberUnknown : deskMessages.numberTwice([orderNo, ...others]);
      problems.push(problemAt(each, text, read.headerOf('number')));
    }
  }
  const found: Found = { read, problems, added: 0, known: 0, returned: [] };
  for (const [orderNo, rows] of byOrder) {
    const entered = await enterEvents(context, { orderNo, rows, known, headerOf: read.headerOf }, isTrial);
    found.added += entered.added;
    found.known += entered.known;
    found.returned.push(...entered.returned);
    problems.push(...entered.problems);
  }
  return found;
};

/**
 * Adds the events of a table to those of their orders: each right row that is new, so that the same table can be
 * imported again with corrected rows. Rejects a file that is no such table.
 */
export const importTracksAtDesk = async (
  context: DeskContext,
  upload: Upload,
): Promise<OutputOf<typeof importTracks>> => {
  const { read, added, known, returned, problems } = await eventsOf(context, upload, false);
  if (read.unmapped) return { unmapped: read.unmapped };
  const shown = problems.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0)).slice(0, problemsShown);
  return {
    added,
    known,
    returned: returned.toSorted((one, other) => one - other),
    problems: shown.map(({ row = 0, column, text }) => ({
      row,
      text: column === undefined ? text : `${column}：${text}`,
    })),
    wrongRows: new Set(problems.map(({ row }) => row)).size,
  };
};

/** The rows of a table of events that cannot be entered, with the reasons. */
export const wrongTracksAtDesk = async (
  context: DeskContext,
  upload: Upload,
): Promise<OutputOf<typeof wrongTrackRows>> => {
  const { read, problems } = await eventsOf(context, upload, true);
  const { wrongRowsOf } = await import('#server/import/output/wrongRows.ts');
  const file = await wrongRowsOf([{ path: upload.fileName, bytes: upload.content }], read.sheets, problems);
  return { ...file, contentType: tableTypes[file.fileName.endsWith('.csv') ? 'csv' : 'xlsx'] };
};

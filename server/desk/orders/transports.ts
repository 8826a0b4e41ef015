import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { containersIn } from '#contract/desk/orders/containerLines.ts';
import type { TransportFacts } from '#contract/desk/orders/transportChecks.ts';
import { shipsOwnContainers, transportFacts } from '#contract/desk/orders/transportChecks.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { openAtDesk } from '#machines/orders/orderLife.ts';
import type { Database } from '#server/db/database.ts';
import { orderShipments } from '#server/db/schema/desk.ts';
import { billReleases } from '#server/db/schema/orderPapers.ts';
import { orders } from '#server/db/schema/orders.ts';
import { rejectField } from '#server/http/requests/input.ts';
import { fieldNames } from '#server/http/errors/fieldNames.ts';
import { shipmentOf } from '#server/orders/shipments.ts';
import { deskMessages } from '#server/desk/messages.ts';

/** The data that an order's transport facts are checked against. */
export const transportFactsOf = async (db: Database, orderNo: string): Promise<TransportFacts> => {
  const [stored] = await db
    .select({ placedAt: orders.placedAt, order: orders.content, offer: orders.offer })
    .from(orders)
    .where(eq(orders.orderNo, orderNo));
  const { placedAt, order, offer } = stored!;
  const ordered = { placedAt: placedAt.toISOString(), order, offer };
  return transportFacts(ordered, (await shipmentOf(db, orderNo)) ?? noShipment);
};

/**
 * More orders than ever had the containers of one: with a limit they are read by the index, and then few are joined.
 */
const formerMax = 10_000;

/** An open order that has one of these containers as its own. */
export const orderWithContainers = (db: Database, orderNo: string, numbers: readonly string[]) => {
  const withNumbers = db
    .select()
    .from(orderShipments)
    .where(
      or(
        ...numbers.map((containerNo) => {
          const has = JSON.stringify({ containers: [{ containerNo }] });
          return sql`${orderShipments.content} @> ${has}::jsonb`;
        }),
      ),
    )
    .limit(formerMax)
    .as('with_numbers');
  return db
    .select({ orderNo: orders.orderNo, content: withNumbers.content })
    .from(withNumbers)
    .innerJoin(orders, eq(orders.orderNo, withNumbers.orderNo))
    .where(and(ne(orders.orderNo, orderNo), ne(orders.line, 'lcl'), inArray(orders.status, [...openAtDesk])))
    .limit(1);
};

/** Why an open order cannot have these containers: another one has them. Call it in the transaction that stores them. */
export const takenContainerZh = async (
  tx: Database,
  { orderNo, line }: { orderNo: string; line: ServiceCode },
  text: string,
): Promise<string | undefined> => {
  const containers = containersIn(text);
  if (typeof containers === 'string' || containers.length === 0 || !shipsOwnContainers(line)) return undefined;
  const numbers = containers.map(({ containerNo }) => containerNo).toSorted();
  // of two concurrent orders the second sees the containers of the first
  for (const number of numbers) await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${number}))`);
  const [other] = await orderWithContainers(tx, orderNo, numbers);
  const taken = other?.content.containers.find(({ containerNo }) => numbers.includes(containerNo));
  return other && taken && deskMessages.containerTaken(taken.containerNo, other.orderNo);
};

/** Rejects the stated containers of an open order that another one has. */
export const rejectTakenContainers = async (...of: Parameters<typeof takenContainerZh>): Promise<void> => {
  const why = await takenContainerZh(...of);
  if (why !== undefined) rejectField(['form', 'containers'], why, fieldNames.get('containers')!);
};

/** Rejects another bill of lading number than the one of the release, which only a release changes. */
export const rejectReleasedNumber = async (
  tx: Database,
  orderNo: string,
  { before, after }: Record<'before' | 'after', { billOfLadingNo: string }>,
): Promise<void> => {
  if (before.billOfLadingNo === after.billOfLadingNo) return;
  const [release] = await tx
    .select({ billNo: billReleases.billNo })
    .from(billReleases)
    .where(eq(billReleases.orderNo, orderNo));
  if (release && release.billNo !== after.billOfLadingNo)
    rejectField(
      ['form', 'billOfLadingNo'],
      deskMessages.billReleased(release.billNo),
      fieldNames.get('billOfLadingNo')!,
    );
};

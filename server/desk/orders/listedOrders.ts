import { and, inArray, sql } from 'drizzle-orm';
import { deskStatuses } from '#contract/orders/orderStatus.ts';
import type { Shipment } from '#contract/orders/shipment.ts';
import type { Database } from '#server/db/database.ts';
import { deskOrders } from '#server/db/schema/desk.ts';
import { orders } from '#server/db/schema/orders.ts';
import { shipmentsOf } from '#server/orders/shipments.ts';
import { figuresOf } from '#server/desk/figures/orderFigures.ts';
import type { Task } from '#server/desk/queue/tasks.ts';

/** A text normalised for searches: full-width forms and case are ignored. */
export const foldedWord = (text: string): string => text.normalize('NFKC').toLowerCase();

const isChinese = /\p{Script=Han}/u;

/** The minimum length of an indexed word beginning: shorter beginnings of a number would match many orders. */
const beginningMin = (word: string): number => (word.length >= 8 ? 4 : 2);

/** The search terms of a text: the beginnings of its words; for Chinese, which has no blanks, every part of them. */
const namedBy = (name: string): string[] =>
  foldedWord(name)
    .split(/[\s/·→,，（）()]+/)
    .flatMap((word) => {
      const letters = Array.from(word);
      const parts = (from: number, min: number) =>
        letters.slice(from).map((_, at) => (at + 1 < min ? word : letters.slice(from, from + at + 1).join('')));
      return isChinese.test(word) ? letters.flatMap((_, from) => parts(from, 1)) : parts(0, beginningMin(word));
    });

type Order = Pick<typeof orders.$inferSelect, 'orderNo' | 'routeZh' | 'carriageZh' | 'offer' | 'content'>;

/** The search terms of an order, without personal data, which is looked up where it is stored. */
const termsOf = ({ orderNo, carriageZh, offer, content }: Order, shipment: Shipment | undefined): string[] => {
  const { origin, destination, carrierZh } = offer;
  const numbers = [
    orderNo,
    shipment?.carrierBookingNo,
    shipment?.billOfLadingNo,
    ...(shipment?.containers ?? []).map((each) => each.containerNo),
  ];
  const places = [origin.code, origin.nameZh, destination?.code, destination?.nameZh, carrierZh];
  const ships = [carriageZh, shipment?.vessel, shipment?.voyage];
  const goods = content.cargo.flatMap(({ dangerous }) =>
    dangerous ? [dangerous.unNumber, `UN${dangerous.unNumber}`] : [],
  );
  const texts = [...numbers, ...places, ...ships, ...goods];
  return [...new Set(texts.flatMap((text) => (text ? namedBy(text) : [])))];
};

/** The order's ship, if it is known beyond the booking. */
const sailedBy = (shipment: Shipment | undefined): string =>
  [shipment?.vessel, shipment?.voyage].filter(Boolean).join(' / ');

/** Updates the list entries of some orders. */
export const listOrders = async (db: Database, numbers: readonly string[], tasks: readonly Task[]): Promise<void> => {
  await db.delete(deskOrders).where(inArray(deskOrders.orderNo, [...numbers]));
  const stored = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.orderNo, [...numbers]), inArray(orders.status, [...deskStatuses])));
  const shipments = await shipmentsOf(db, numbers);
  const countedOf = await figuresOf(db, numbers);
  const rows = stored.map((order): typeof deskOrders.$inferInsert => {
    const { orderNo, userId, enterpriseId, line, status, isDangerous, routeZh, carriageZh, placedAt, departsAt } =
      order;
    const due = tasks.filter((each) => each.subject === orderNo && !each.shownFrom).map(({ dueAt }) => dueAt.getTime());
    return Object.assign(countedOf(order), {
      orderNo,
      userId,
      enterpriseId,
      line,
      status,
      isDangerous,
      routeZh,
      carriageZh: sailedBy(shipments.get(orderNo)) || carriageZh,
      placedAt,
      departsAt,
      carrier: order.offer.sailing?.carrierZh ?? order.offer.carrierZh,
      dueAt: due.length > 0 ? new Date(Math.min(...due)) : null,
      search: sql`array_to_tsvector(${sql.param(termsOf(order, shipments.get(orderNo)))}::text[])` as unknown as string,
    });
  });
  if (rows.length > 0) await db.insert(deskOrders).values(rows);
};

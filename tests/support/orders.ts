import type { SQL } from 'drizzle-orm';
import { getTableColumns, sql } from 'drizzle-orm';
import type { InputOf } from '#contract/protocol/endpoint.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import type { OrderForm, PlacedOrder } from '#contract/booking/orderForm.ts';
import { pricedBookingOf } from '#contract/booking/orderFacts.ts';
import { amendOrder, placeOrder } from '#contract/orders/orderCalls.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { feesOf, totalsOf } from '#contract/rules/pricing/price.ts';
import { orders } from '#server/db/schema/orders.ts';
import type { Session, TestService } from './service.ts';

/** The totals that the page shows for a form: the charge agreement, summed by the contract's own rule. */
export const shownTotals = async (service: TestService, form: OrderForm): Promise<Total[]> => {
  const definition: ServiceDefinition = allServices[form.line];
  const isDanger = form.cargo.some(({ dangerous }) => dangerous !== null) ? 'Y' : 'N';
  const { tariff, isDangerous } = await service.call(chargeAgreement, { offerId: form.offerId, isDanger });
  return totalsOf(feesOf(tariff, pricedBookingOf(definition, form, { isDangerous: isDangerous ?? undefined })));
};

/** The options of an order call; by default a fresh key and the shown totals. */
interface Given {
  key?: string;
  /** The version of the amended order. */
  version?: number;
  totals?: Total[];
}

/** Additional input of a placed order: the quote with the promised price, the documents uploaded before. */
type Placing = Given & Pick<InputOf<typeof placeOrder>, 'quoteId' | 'documents'>;

/** Places an order as the page does. */
export const place = async (
  service: TestService,
  session: Session,
  form: OrderForm,
  { key, totals, ...more }: Placing = {},
): Promise<PlacedOrder> =>
  service.call(
    placeOrder,
    { order: form, expectedTotals: totals ?? (await shownTotals(service, form)), ...more },
    { session, headers: { 'Idempotency-Key': key ?? crypto.randomUUID() } },
  );

/** Amends an order as the page does. */
export const amend = async (
  service: TestService,
  session: Session,
  orderNo: string,
  form: OrderForm,
  { key, totals, version }: Given = {},
): Promise<PlacedOrder> =>
  service.call(
    amendOrder,
    { orderNo, version, order: form, expectedTotals: totals ?? (await shownTotals(service, form)) },
    { session, headers: { 'Idempotency-Key': key ?? crypto.randomUUID() } },
  );

const writtenColumns = Object.values(getTableColumns(orders)).filter(({ generated }) => !generated);

const copiesAtOnce = 10_000;

/** Copies the latest order `times` times; `changed` returns the changes of copy `n`, from 1. */
export const copyOrder = async ({ db }: Pick<TestService, 'db'>, times: number, changed: SQL): Promise<void> => {
  const columns = sql.join(
    writtenColumns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  // one statement for all of them would time out
  for (let first = 1; first <= times; first += copiesAtOnce) {
    const numbers = sql.raw(`${first}, ${Math.min(times, first + copiesAtOnce - 1)}`);
    await db.execute(sql`
      insert into orders (${columns})
      select ${columns} from (
        select (jsonb_populate_record(orders, ${changed})).* from orders, generate_series(${numbers}) n
        where order_no = (select order_no from orders order by placed_at desc limit 1)
      ) copies`);
  }
};

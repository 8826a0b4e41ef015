import { allServices } from '#contract/services/definitions/allServices.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { pricedBookingOf } from '#contract/booking/orderFacts.ts';
import { orderPage, placeOrder } from '#contract/orders/orderCalls.ts';
import { feesOf, totalsOf } from '#contract/rules/pricing/price.ts';
import { dayAhead } from './days.ts';
import { Counter } from './counter.ts';
import { orderForm } from './order.ts';
import type { Outcome } from './siteClient.ts';
import { SiteClient } from './siteClient.ts';

/** A form at the current price, as a signed-in client would send it. */
const priced = async (client: SiteClient, form: OrderForm) => {
  const { data } = await client.callUntilResponse(chargeAgreement, { offerId: form.offerId });
  const quote = chargeAgreement.output.parse(data);
  const booking = pricedBookingOf(allServices[form.line], form, quote);
  return { order: form, expectedTotals: totalsOf(feesOf(quote.tariff, booking)) };
};

/** A plain order of goods. */
export const pricedOrder = async (client: SiteClient) => {
  const { details, ...rest } = orderForm('goods');
  return priced(client, { ...rest, details: { ...details, deliveryDay: dayAhead(5) } });
};

/** The number of the order that a call placed. */
export const orderNoOf = ({ status, data }: Outcome): string | undefined => {
  const placed = placeOrder.output.safeParse(data);
  return status === 200 && placed.success ? placed.data.orderNo : undefined;
};

/** Orders that accounts place during a fault, with their results. */
export class OrderLoad {
  readonly #clients: SiteClient[];
  readonly #input: Awaited<ReturnType<typeof pricedOrder>>;
  readonly #intentions = new Map<string, { client: SiteClient; acknowledged: string | undefined }>();
  readonly #responses = new Counter();
  /** Every response, in the order of arrival. */
  readonly outcomes: Outcome[] = [];

  private constructor(clients: SiteClient[], input: Awaited<ReturnType<typeof pricedOrder>>) {
    this.#clients = clients;
    this.#input = input;
  }

  /** Signs the accounts in; an account may place 30 orders a minute. */
  static async by(origin: string, phones: readonly string[]): Promise<OrderLoad> {
    const clients = await Promise.all(phones.map((phone) => SiteClient.signedIn(origin, phone)));
    return new OrderLoad(clients, await pricedOrder(clients[0]!));
  }

  get acknowledged(): number {
    return [...this.#intentions.values()].filter((intention) => intention.acknowledged !== undefined).length;
  }

  /** The acknowledged order numbers by key. */
  get numbers(): ReadonlyMap<string, string> {
    const known = [...this.#intentions].map(([key, { acknowledged }]) => [key, acknowledged] as const);
    return new Map(known.filter((each): each is readonly [string, string] => each[1] !== undefined));
  }

  /** The numbers of every order in the accounts' own lists. */
  async list(): Promise<{ orders: string[] }> {
    const orders: string[] = [];
    for (const client of this.#clients)
      for (let page = 1, total = 1; (page - 1) * 100 < total; page += 1) {
        const { data } = await client.callUntilResponse(orderPage, { page, size: 100 });
        const found = orderPage.output.parse(data);
        total = found.total;
        orders.push(...found.rows.map(({ orderNo }) => orderNo));
      }
    return { orders };
  }

  /** Sends this many orders at once, each with its own key, and waits for their results. */
  async place(count: number): Promise<Outcome[]> {
    return Promise.all(
      Array.from({ length: count }, async (_, n) => {
        const [key, client] = [crypto.randomUUID(), this.#clients[n % this.#clients.length]!];
        this.#intentions.set(key, { client, acknowledged: undefined });
        const outcome = await client.call(placeOrder, this.#input, { key });
        this.#intentions.set(key, { client, acknowledged: orderNoOf(outcome) });
        this.outcomes.push(outcome);
        this.#responses.add();
        return outcome;
      }),
    );
  }

  /** Waits until this many more of its orders have got a response, or none because the service is down. */
  responses(count: number): Promise<void> {
    return this.#responses.more(count);
  }

  /**
   * Retries every order with its key: returns the lost ones (their number differs from the acknowledged one), the
   * current numbers, and how many orders are in the accounts' own lists.
   */
  async reconcile(): Promise<{ lost: string[]; numbers: string[]; listed: number; sent: number }> {
    const lost: string[] = [];
    const numbers: string[] = [];
    for (const [key, { client, acknowledged }] of this.#intentions) {
      const outcome = await client.callUntilResponse(placeOrder, this.#input, { key });
      const number = orderNoOf(outcome);
      if (number !== undefined) numbers.push(number);
      if (number === undefined || (acknowledged !== undefined && acknowledged !== number))
        lost.push(`${key}: ${acknowledged} → ${number ?? JSON.stringify(outcome)}`);
    }
    let listed = 0;
    for (const client of this.#clients) {
      const { data } = await client.callUntilResponse(orderPage, { size: 1 });
      listed += orderPage.output.parse(data).total;
    }
    return { lost, numbers, listed, sent: this.#intentions.size };
  }
}

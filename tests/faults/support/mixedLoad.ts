import { setTimeout as pause } from 'node:timers/promises';
import { addEnquiry } from '#contract/goods/goods.ts';
import { placeOrder } from '#contract/orders/orderCalls.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { expiryCodes } from '#contract/protocol/codeGroups.ts';
import { getInfo, logout } from '#contract/auth/user.ts';
import { enquiryForm, enquiryNoOf, senderOf } from '../../support/enquiry.ts';
import { orderNoOf, pricedOrder } from '../../support/orderLoad.ts';
import type { Outcome } from '../../support/siteClient.ts';
import { SiteClient } from '../../support/siteClient.ts';
import { Instances } from './instances.ts';
import type { Query } from './missingRows.ts';
import { missingRows } from './missingRows.ts';

/** An order or an enquiry with its idempotency key: `send` may be called any number of times. */
interface KeyedCommand {
  kind: 'order' | 'enquiry';
  send: () => Promise<Outcome>;
  numberOf: (outcome: Outcome) => string | undefined;
  /** The number in the response to the order or its retry. */
  number: string | undefined;
  /** Whether the first response arrived. */
  isAcknowledged: boolean;
}

/** An acknowledged session; `closing` if its end was requested without a response. */
interface Visit {
  client: SiteClient;
  state: 'open' | 'closing' | 'closed';
}

/** The environment of a service in which each client of a load has its own address. */
export const mixedLoadEnvironment = { TRUSTED_PROXIES: '127.0.0.1' };

/**
 * Clients that order, enquire, sign in and sign out while services are killed. With several instances a call whose
 * connection breaks goes to the next one at once: the client retries it with its key, because a proxy does not retry
 * POSTs.
 */
export class MixedLoad {
  readonly #instances: Instances;
  readonly #phones: readonly string[];
  readonly #buyers: readonly SiteClient[];
  readonly #order: Awaited<ReturnType<typeof pricedOrder>>;
  readonly #random: () => number;
  readonly #acts: KeyedCommand[] = [];
  readonly #visits: Visit[] = [];
  /** Acts and visits before these were settled. */
  #settled = { acts: 0, visits: 0 };
  #isPaused = false;
  private constructor(
    origins: readonly string[],
    phones: readonly string[],
    buyers: readonly SiteClient[],
    order: Awaited<ReturnType<typeof pricedOrder>>,
    random: () => number,
  ) {
    this.#instances = new Instances(origins);
    this.#phones = phones;
    this.#buyers = buyers;
    this.#order = order;
    this.#random = random;
  }

  /** Signs the buyers in; an account may place 30 orders a minute. */
  static async over(origins: readonly string[], phones: readonly string[], random: () => number): Promise<MixedLoad> {
    const buyers = await Promise.all(phones.map((phone) => SiteClient.signedIn(origins[0]!, phone)));
    return new MixedLoad(origins, phones, buyers, await pricedOrder(buyers[0]!), random);
  }

  /** How the instances responded; see `Instances`. */
  get responses(): Pick<Instances, 'broken' | 'statuses' | 'more'> {
    return this.#instances;
  }

  /** How many of each were started and acknowledged. */
  get counts() {
    const of = (kind: KeyedCommand['kind']) => {
      const acts = this.#acts.filter((command) => command.kind === kind);
      return { begun: acts.length, acknowledged: acts.filter(({ isAcknowledged }) => isAcknowledged).length };
    };
    const ended = this.#visits.filter(({ state }) => state !== 'open').length;
    return { orders: of('order'), enquiries: of('enquiry'), signIns: this.#visits.length, signOuts: ended };
  }

  async #keyed(
    kind: KeyedCommand['kind'],
    numberOf: KeyedCommand['numberOf'],
    call: (key: string, at: string) => Promise<Outcome>,
  ) {
    const key = crypto.randomUUID();
    const command: KeyedCommand = {
      kind,
      numberOf,
      send: () => this.#instances.call((origin) => call(key, origin)),
      number: undefined,
      isAcknowledged: false,
    };
    this.#acts.push(command);
    const outcome = await command.send();
    command.number = numberOf(outcome);
    command.isAcknowledged = command.number !== undefined;
    return outcome;
  }

  async #placeOrder(buyer: SiteClient): Promise<Outcome> {
    return this.#keyed('order', orderNoOf, (key, origin) => buyer.at(origin).call(placeOrder, this.#order, { key }));
  }

  async #enquire(): Promise<Outcome> {
    const form = enquiryForm();
    const headers = { 'X-Forwarded-For': senderOf(Number(form.phone) - 13_700_000_000) };
    return this.#keyed('enquiry', enquiryNoOf, (key, origin) =>
      new SiteClient(origin, headers).call(addEnquiry, form, { key }),
    );
  }

  async #visit(phone: string): Promise<Outcome> {
    let client: SiteClient;
    const outcome = await this.#instances.call((origin) => {
      client = new SiteClient(origin);
      return client.signIn(phone);
    });
    if (outcome.code !== codes.ok) return outcome;
    const visit: Visit = { client: client!, state: 'open' };
    this.#visits.push(visit);
    if (this.#random() < 0.5) return outcome;
    visit.state = 'closing';
    const left = await this.#instances.call((origin) => client.at(origin).call(logout, {}));
    if (left.code === codes.ok) visit.state = 'closed';
    return left;
  }

  async #repeat(times: number, command: () => Promise<Outcome>): Promise<void> {
    for (let done = 0; done < times; done += 1) {
      await pause(this.#random() * 120);
      if (this.#isPaused || (await command()).status === 0) return;
    }
  }

  /**
   * Lets every client work until `pause` or until one of its calls gets no response; each places a few orders at most.
   */
  async work(ordersEach = 2): Promise<void> {
    this.#isPaused = false;
    await Promise.all([
      ...this.#buyers.map((buyer) => this.#repeat(ordersEach, () => this.#placeOrder(buyer))),
      ...[1, 2, 3].map(() => this.#repeat(20, () => this.#enquire())),
      ...[0, 1].map((n) => this.#repeat(10, () => this.#visit(this.#phones[n]!))),
    ]);
  }

  /** No client starts a new call. */
  pause(): void {
    this.#isPaused = true;
  }

  async #outcomeOf(call: () => Promise<Outcome>): Promise<Outcome> {
    for (const until = Date.now() + 90_000; ;) {
      const outcome = await call();
      if (![0, 429, 503].includes(outcome.status) || Date.now() > until) return outcome;
      await pause(outcome.status === 429 ? 1_000 : 100);
    }
  }

  async #settleAct(command: KeyedCommand): Promise<string[]> {
    const outcome = await this.#outcomeOf(command.send);
    const number = command.numberOf(outcome);
    command.number ??= number;
    return number !== undefined && number === command.number
      ? []
      : [`${command.kind} ${command.number}: ${JSON.stringify(outcome)}`];
  }

  async #settleVisit(visit: Visit): Promise<string[]> {
    const call = (endpoint: typeof getInfo | typeof logout) =>
      this.#outcomeOf(() => this.#instances.call((origin) => visit.client.at(origin).call(endpoint, {})));
    if (visit.state === 'closing') await call(logout);
    const { status, code } = await call(getInfo);
    const isAsExpected = visit.state === 'open' ? code === codes.ok : expiryCodes.includes(code);
    if (visit.state === 'closing') visit.state = 'closed';
    return isAsExpected ? [] : [`session ${visit.state}: ${status} ${code}`];
  }

  /**
   * Retries, with their keys, the calls started since the last time (`all`: ever), as a client without a response does,
   * and returns the differences from the acknowledgements.
   */
  async settle({ all = false } = {}): Promise<string[]> {
    const from = all ? { acts: 0, visits: 0 } : this.#settled;
    const wrong: string[] = [];
    for (const command of this.#acts.slice(from.acts)) wrong.push(...(await this.#settleAct(command)));
    for (const visit of this.#visits.slice(from.visits)) wrong.push(...(await this.#settleVisit(visit)));
    this.#settled = { acts: this.#acts.length, visits: this.#visits.length };
    return wrong;
  }

  /**
   * The rows that the database should have when everything is settled, apart from others' orders, and does not have.
   */
  async missing(query: Query, others: readonly string[] = []): Promise<string[]> {
    const numbers = (kind: KeyedCommand['kind']) =>
      this.#acts.filter((command) => command.kind === kind).map(({ number }) => number ?? '');
    return missingRows(query, [...others, ...numbers('order')], numbers('enquiry'));
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint, InputOf } from '#contract/protocol/endpoint.ts';
import { envelope } from '#contract/protocol/endpoint.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { passwordLogin } from '#contract/auth/password.ts';
import { seedPassword } from '#server/db/seed/accounts.ts';
import { cookiesOf, digest } from './credentials.ts';

/** The result of a call; `status` is 0 if the connection broke or the service took too long. */
export interface Outcome {
  status: number;
  code: string;
  message: string;
  data: unknown;
  retryAfter: string | null;
}

interface CallOptions {
  key?: string;
  timeoutMs?: number;
}

/** A caller of a running service over HTTP, with the session of one account after signing in. */
export class SiteClient {
  readonly #origin: string;
  readonly #headers: Readonly<Record<string, string>>;
  #session: Record<string, string> = {};

  /** A caller that sends these headers with each call. */
  constructor(origin: string, headers: Readonly<Record<string, string>> = {}) {
    this.#origin = origin;
    this.#headers = headers;
  }

  /** A caller signed in with a demo account; throws if that fails. */
  static async signedIn(origin: string, phone: string): Promise<SiteClient> {
    const client = new SiteClient(origin);
    const { status, code, message } = await client.signIn(phone);
    if (code !== codes.ok) throw new Error(`${phone} could not sign in: ${status} ${code} ${message}`);
    return client;
  }

  /** The same caller, with its session, at another instance. */
  at(origin: string): SiteClient {
    const client = new SiteClient(origin, this.#headers);
    client.#session = this.#session;
    return client;
  }

  /** Signs in a demo account by its password. */
  async signIn(phone: string): Promise<Outcome> {
    const input = { userName: phone, password: digest(phone, seedPassword), remember: false };
    const { outcome, headers } = await this.#send(passwordLogin, input, {});
    const cookies = headers ? cookiesOf(headers) : {};
    if (cookies['token'])
      this.#session = {
        Authorization: cookies['token'],
        Cookie: Object.entries(cookies)
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
      };
    return outcome;
  }

  /** Calls an endpoint; never throws. */
  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}): Promise<Outcome> {
    return (await this.#send(endpoint, input, options)).outcome;
  }

  /** Retries until the service responds with another status than 429 or 503; throws after `patienceMs`. */
  async callUntilResponse<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    { patienceMs = 90_000, ...options }: CallOptions & { patienceMs?: number } = {},
  ): Promise<Outcome> {
    const until = Date.now() + patienceMs;
    for (;;) {
      const outcome = await this.call(endpoint, input, options);
      if (![0, 429, 503].includes(outcome.status)) return outcome;
      if (Date.now() > until) throw new Error(`${endpoint.path} got no response: ${JSON.stringify(outcome)}`);
      await pause(outcome.status === 429 ? 1_000 : 100);
    }
  }

  async #send(endpoint: Endpoint, input: unknown, { key, timeoutMs = 120_000 }: CallOptions) {
    const url = new URL(endpoint.path, this.#origin);
    const isPost = endpoint.method === 'post';
    if (!isPost) for (const [name, value] of Object.entries(input ?? {})) url.searchParams.set(name, String(value));
    try {
      const response = await fetch(url, {
        method: endpoint.method.toUpperCase(),
        headers: {
          appCode: 'echem',
          appDriver: '101',
          'Content-Type': 'application/json',
          // a connection that the service closes while idle is not mistaken for a call without a response
          Connection: 'close',
          ...this.#headers,
          ...this.#session,
          ...(key && { 'Idempotency-Key': key }),
        },
        ...(isPost && { body: JSON.stringify(input) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { code, message, data } = envelope.parse(await response.json());
      const retryAfter = response.headers.get('retry-after');
      const outcome: Outcome = { status: response.status, code, message, data, retryAfter };
      return { outcome, headers: response.headers };
    } catch (error) {
      const outcome: Outcome = { status: 0, code: '', message: String(error), data: null, retryAfter: null };
      return { outcome, headers: undefined };
    }
  }
}

import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const probeEveryMs = 100;

/** A minimal balancer: every call goes to an instance whose `/readyz` was successful at the last check, or waits for one. */
export class Balancer {
  readonly #server = createServer((incoming, outgoing) => void this.#forward(incoming, outgoing));
  readonly #instances: { origin: string; isReady: boolean; served: number }[] = [];
  readonly #events = new EventEmitter();
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;

  static async create(): Promise<Balancer> {
    const balancer = new Balancer();
    balancer.#server.listen(0, '127.0.0.1');
    await once(balancer.#server, 'listening');
    balancer.#timer = setInterval(() => void balancer.#probe(), probeEveryMs);
    return balancer;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Adds an instance; resolves when it is ready. */
  async add(origin: string): Promise<void> {
    const instance = { origin, isReady: false, served: 0 };
    this.#instances.push(instance);
    while (!instance.isReady) await once(this.#events, 'probed');
  }

  /** Waits until an instance is found not ready; no further call goes there. */
  async isLeaving(origin: string): Promise<void> {
    while (this.#instanceAt(origin).isReady) await once(this.#events, 'probed');
  }

  /** Waits until an instance has served this many more calls. */
  async hasServed(origin: string, calls: number): Promise<void> {
    const wanted = this.served(origin) + calls;
    while (this.served(origin) < wanted) await once(this.#events, 'forwarded');
  }

  #instanceAt(origin: string) {
    return this.#instances.find((instance) => instance.origin === origin)!;
  }

  /** How many calls an instance has served. */
  served(origin: string): number {
    return this.#instanceAt(origin).served;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #probe(): Promise<void> {
    for (const instance of this.#instances)
      instance.isReady = await fetch(`${instance.origin}/readyz`).then(
        (response) => response.ok,
        () => false,
      );
    this.#events.emit('probed');
  }

  async #forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const readyOnes = () => this.#instances.filter(({ isReady }) => isReady);
    while (readyOnes().length === 0) await once(this.#events, 'probed');
    const ready = readyOnes();
    const instance = ready[(this.#turn += 1) % ready.length]!;
    instance.served += 1;
    this.#events.emit('forwarded');
    const { method, url, headers } = incoming;
    const forwarded = request(`${instance.origin}${url}`, { method: method ?? 'GET', headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', (error) => outgoing.writeHead(502).end(error.message));
    incoming.pipe(forwarded);
  }
}

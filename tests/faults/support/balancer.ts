import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const probeEveryMs = 100;

/** A balancer as simple as they come: every call goes to an instance whose `/readyz` said yes when it last looked. */
export class Balancer {
  readonly #server = createServer((incoming, outgoing) => this.#forward(incoming, outgoing));
  readonly #instances: { origin: string; isReady: boolean; served: number }[] = [];
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

  /** Knows one more instance; done when it is ready. */
  async add(origin: string): Promise<void> {
    const instance = { origin, isReady: false, served: 0 };
    this.#instances.push(instance);
    for (let tries = 0; tries < 300 && !instance.isReady; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, probeEveryMs));
    if (!instance.isReady) throw new Error(`${origin} did not become ready`);
  }

  /** How many calls an instance has served. */
  served(origin: string): number {
    return this.#instances.find((instance) => instance.origin === origin)?.served ?? 0;
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
  }

  #forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const ready = this.#instances.filter(({ isReady }) => isReady);
    const instance = ready[(this.#turn += 1) % Math.max(ready.length, 1)];
    if (!instance) return void outgoing.writeHead(502).end('no instance is ready');
    instance.served += 1;
    const { method, url, headers } = incoming;
    const forwarded = request(`${instance.origin}${url}`, { method: method ?? 'GET', headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', (error) => outgoing.writeHead(502).end(error.message));
    incoming.pipe(forwarded);
  }
}

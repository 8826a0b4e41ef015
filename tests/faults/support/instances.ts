import { Counter } from '../../support/counter.ts';
import type { Outcome } from '../../support/siteClient.ts';

/** Instances of the service behind a proxy that switches to the next one when a connection breaks. */
export class Instances {
  readonly #origins: readonly string[];
  #turn = 0;
  /** The number of calls without a response, and of those that another instance than the first responded to. */
  readonly broken = { unanswered: 0, takenOver: 0 };
  readonly #responses = new Counter();
  /** How often each response status occurred. */
  readonly statuses: Record<number, number> = {};

  constructor(origins: readonly string[]) {
    this.#origins = origins;
  }

  /** Waits until this many more calls have got a response. */
  more(count: number): Promise<void> {
    return this.#responses.more(count);
  }

  /** Calls the instances one after the other until one responds, each once. */
  async call(call: (origin: string) => Promise<Outcome>): Promise<Outcome> {
    const turn = (this.#turn += 1);
    for (let tries = 0; ; tries += 1) {
      const outcome = await call(this.#origins[(turn + tries) % this.#origins.length]!);
      if (outcome.status !== 0) {
        if (tries > 0) this.broken.takenOver += 1;
        this.#responses.add();
        this.statuses[outcome.status] = (this.statuses[outcome.status] ?? 0) + 1;
        return outcome;
      }
      if (tries + 1 === this.#origins.length) {
        this.broken.unanswered += 1;
        return outcome;
      }
    }
  }
}

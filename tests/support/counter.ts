import { EventEmitter, once } from 'node:events';

/** Counts events, and lets a test wait for this many more of them. */
export class Counter {
  readonly #events = new EventEmitter();
  #count = 0;

  add(): void {
    this.#count += 1;
    this.#events.emit('added');
  }

  async more(times: number): Promise<void> {
    const wanted = this.#count + times;
    while (this.#count < wanted) await once(this.#events, 'added');
  }
}

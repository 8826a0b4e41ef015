import { DatabaseUnavailable } from './errors.ts';

interface Waiting {
  share: string;
  enter: () => void;
}

/** The minimum number of waiting calls of a share; each waits a few seconds at most. */
const waitingMin = 100;

/**
 * Distributes connections: a share gets another one only while it holds fewer than are free. A single share has at most
 * half of them, n shares have 1/(n+1) each, so calls blocked by one table leave room for all others.
 */
export class ConnectionShares {
  readonly #size: number;
  readonly #waitingMax: number;
  readonly #held = new Map<string, number>();
  readonly #waiting: Waiting[] = [];
  #inUse = 0;

  constructor(size: number) {
    this.#size = size;
    this.#waitingMax = Math.max(size * 10, waitingMin);
  }

  get inUse(): number {
    return this.#inUse;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  #hasRoom(share: string): boolean {
    return (this.#held.get(share) ?? 0) < this.#size - this.#inUse;
  }

  #take(share: string): void {
    this.#inUse += 1;
    this.#held.set(share, (this.#held.get(share) ?? 0) + 1);
  }

  /**
   * Waits for a connection slot of the share; throws `DatabaseUnavailable` if none becomes free in time, or too many
   * calls wait already.
   */
  async enter(share: string, waitMs: number): Promise<void> {
    if (this.#hasRoom(share)) return this.#take(share);
    const queue = this.#waiting.filter((one) => one.share === share);
    if (queue.length >= this.#waitingMax) throw new DatabaseUnavailable('too many calls wait for a connection');
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(new DatabaseUnavailable('no connection was free in time'));
      }, waitMs);
      const waiting: Waiting = {
        share,
        enter: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      this.#waiting.push(waiting);
    });
  }

  /** Releases a slot; the first eligible waiting calls get it. */
  leave(share: string): void {
    this.#inUse -= 1;
    const held = (this.#held.get(share) ?? 0) - 1;
    if (held > 0) this.#held.set(share, held);
    else this.#held.delete(share);
    this.#admit();
  }

  #admit(): void {
    for (;;) {
      const next = this.#waiting.findIndex((one) => this.#hasRoom(one.share));
      const [waiting] = next === -1 ? [] : this.#waiting.splice(next, 1);
      if (!waiting) return;
      this.#take(waiting.share);
      waiting.enter();
    }
  }
}

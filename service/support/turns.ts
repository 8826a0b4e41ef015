import { setImmediate } from 'node:timers/promises';

/** How long a computation goes on before others have their turn. */
const turnMs = 15;

/** The turns of a long computation: `if (turns.areOver()) await turns.next()` lets requests be answered meanwhile. */
export class Turns {
  #until = performance.now() + turnMs;

  areOver(): boolean {
    return performance.now() > this.#until;
  }

  async next(): Promise<void> {
    await setImmediate();
    this.#until = performance.now() + turnMs;
  }
}

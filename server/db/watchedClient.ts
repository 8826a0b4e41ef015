import { losesConnection } from './errors.ts';
import type { Liveness } from './liveness.ts';
import { PreparingClient } from './preparingClient.ts';

type Callback = (error: unknown, result?: unknown) => void;

/** A connection that is discarded after an event that makes it unreliable. */
export class WatchedClient extends PreparingClient {
  liveness: Liveness | undefined;
  /** The number of lost connections when this one was opened. */
  age = 0;
  /** Returns it to the pool; does nothing the second time. */
  leave: (error: Error) => void = () => undefined;
  #lost: Error | undefined;

  constructor(...given: ConstructorParameters<typeof PreparingClient>) {
    super(...given);
    // also while a call holds it: without a listener the process would exit
    this.on('error', (error) => this.#lose(error));
  }

  #lose(error: Error): void {
    this.#lost ??= error;
    this.leave(error);
  }

  #ended(error: unknown): void {
    this.liveness?.ended(error);
    if (error instanceof Error && losesConnection(error)) this.#lose(error);
  }

  // same signatures as `Client`, which its callers expect
  override query(...given: never[]): never {
    const last = given.at(-1) as unknown;
    const callback = typeof last === 'function' ? (last as Callback) : undefined;
    if (this.#lost) {
      // a rollback on a lost connection must not hide why it was lost
      if (!callback) return Promise.reject(this.#lost) as never;
      return process.nextTick(callback, this.#lost) as never;
    }
    this.liveness?.sent();
    if (callback) {
      const ended: Callback = (error, result) => {
        this.#ended(error);
        callback(error, result);
      };
      return super.query(...([...given.slice(0, -1), ended] as never[])) as never;
    }
    const running = super.query(...given) as Promise<unknown>;
    return running.then(
      (result) => {
        this.#ended(undefined);
        return result;
      },
      (error: unknown) => {
        this.#ended(error);
        throw error;
      },
    ) as never;
  }
}

import { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';
import { admission, executable, queryMessage } from './wire.ts';

type Done = (error?: Error | null) => void;

/** Replaces the PostgreSQL driver's socket: it leads to the embedded engine. */
export class EngineStream extends Duplex {
  readonly #engine: Pick<Engine, 'exchange'>;
  #isAdmitted = false;
  #given: Buffer = Buffer.alloc(0);

  constructor(engine: Pick<Engine, 'exchange'>) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  /** Resets the session for a new client, as a server would start it. */
  async #admit(): Promise<void> {
    await this.#engine.exchange(queryMessage('rollback'));
    await this.#engine.exchange(queryMessage('deallocate all'));
    this.push(admission);
    this.#isAdmitted = true;
  }

  async #take(chunks: readonly Buffer[]): Promise<void> {
    this.#given = Buffer.concat([this.#given, ...chunks]);
    if (!this.#isAdmitted) {
      const length = this.#given.length < 4 ? Infinity : this.#given.readInt32BE(0);
      if (this.#given.length < length) return;
      this.#given = this.#given.subarray(length);
      await this.#admit();
    }
    const { length, isEnd } = executable(this.#given);
    const messages = new Uint8Array(this.#given.subarray(0, length));
    this.#given = this.#given.subarray(length);
    if (length > 0) this.push(await this.#engine.exchange(messages));
    if (isEnd) this.push(null);
  }

  async #execute(chunks: readonly Buffer[], done: Done): Promise<void> {
    try {
      await this.#take(chunks);
    } catch (error) {
      return done(error as Error);
    }
    done();
  }

  override _read(): void {
    // responses are pushed when they arrive
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: Done): void {
    void this.#execute([chunk], done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    void this.#execute(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  override _final(done: Done): void {
    if (!this.readableEnded) this.push(null);
    done();
  }
}

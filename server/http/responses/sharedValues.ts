/** How long a value is shared after it was computed, in milliseconds. */
export interface SharedTimes {
  /** All callers get it. */
  freshMs: number;
  /** All callers still get it, while one computation in the background renews it. */
  staleMs: number;
}

/** For data that every visitor reads: a change in the database is visible after ten seconds. */
export const sharedTimes: SharedTimes = { freshMs: 10_000, staleMs: 60_000 };

/** After a failed renewal, the former value is sent for this long before the next attempt. */
const retryMs = 2_000;

interface Entry<Value> {
  value?: Value;
  computedAt: number;
  renewal?: Promise<Value> | undefined;
  retryAt: number;
}

/**
 * Values computed once for all concurrent and shortly following callers. Errors are shared with concurrent callers
 * only.
 */
export class SharedValues<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #times: SharedTimes;
  readonly #max: number;
  readonly #now: () => number;

  constructor(times: SharedTimes, max: number, now: () => number = () => performance.now()) {
    this.#times = times;
    this.#max = max;
    this.#now = now;
  }

  #renewed(key: string, entry: Entry<Value>, compute: (former: Value | undefined) => Promise<Value>): Promise<Value> {
    const startedAt = this.#now();
    entry.renewal ??= compute(entry.value)
      .then((value) => {
        entry.value = value;
        entry.computedAt = startedAt;
        return value;
      })
      .catch((error: unknown) => {
        entry.retryAt = this.#now() + retryMs;
        if (entry.value === undefined && this.#entries.get(key) === entry) this.#entries.delete(key);
        throw error;
      })
      .finally(() => (entry.renewal = undefined));
    return entry.renewal;
  }

  #entry(key: string): Entry<Value> {
    const entry = this.#entries.get(key) ?? { computedAt: -Infinity, retryAt: -Infinity };
    // the least recently used entry is removed first
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#max) break;
      this.#entries.delete(oldest);
    }
    return entry;
  }

  /** Clears all values; one that is being computed only goes to the callers that already wait for it. */
  clear(): void {
    this.#entries.clear();
  }

  /** The value of a key, computed if there is none; `compute` gets the former value. */
  async get(key: string, compute: (former: Value | undefined) => Promise<Value>): Promise<Value> {
    const { freshMs, staleMs } = this.#times;
    if (freshMs === 0) return compute(undefined);
    const entry = this.#entry(key);
    const ageMs = this.#now() - entry.computedAt;
    if (entry.value === undefined || ageMs >= staleMs) return this.#renewed(key, entry, compute);
    if (ageMs >= freshMs && this.#now() >= entry.retryAt)
      // this caller gets the former value; one after `staleMs` gets the error
      this.#renewed(key, entry, compute).catch(() => undefined);
    return entry.value;
  }
}

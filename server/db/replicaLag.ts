import { withShare } from './callShare.ts';

/** An SQL query on the primary or the replica. */
export type Ask = (sql: string) => Promise<Record<string, string> | undefined>;

/** A position in the primary's log, and the latest time at which it was written. */
interface Sample {
  at: number;
  position: bigint;
}

/** Enough samples of a replica that is not replaying; those between are dropped. */
const samplesMax = 1_000;

const primarySql = `select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::text as position, system_identifier::text as cluster
  from pg_control_system()`;
const replicaSql = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as position, system_identifier::text as cluster
  from pg_control_system() where pg_is_in_recovery()`;

/** Why the replica is not read. */
export type Unfit = 'notMeasured' | 'unreachable' | 'noReplica' | 'late';

/**
 * Measures the lag of a replica: positions of the primary's log are recorded with their time, and the newest one that
 * the replica has replayed gives its age. Needs no rights, writes nothing, and is correct while nothing is written.
 */
export class ReplicaLag {
  readonly #primary: Ask;
  readonly #replica: Ask;
  readonly #maxMs: number;
  readonly #samples: Sample[] = [];
  #unfit: Unfit | undefined = 'notMeasured';

  constructor(primary: Ask, replica: Ask, maxMs: number) {
    this.#primary = primary;
    this.#replica = replica;
    this.#maxMs = maxMs;
  }

  /** The maximum lag of the replica, in milliseconds; undefined if unknown. */
  get ms(): number | undefined {
    return this.#unfit || !this.#samples[0] ? undefined : Date.now() - this.#samples[0].at;
  }

  /** Why the replica must not be read now; undefined if it may. */
  get unfit(): Unfit | undefined {
    if (this.#unfit) return this.#unfit;
    return (this.ms ?? Infinity) > this.#maxMs ? 'late' : undefined;
  }

  /** Measures once; a database that does not answer within `maxMs` counts as unreachable. */
  async measure(): Promise<void> {
    this.#unfit = await this.#measured().catch(() => 'unreachable' as const);
    // samples of another server, or old ones, are meaningless; a late replica still reaches them
    if (this.#unfit && this.#unfit !== 'late') this.#samples.length = 0;
  }

  async #ask(ask: Ask, sql: string): Promise<Record<string, string> | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), this.#maxMs);
    });
    try {
      return await Promise.race([withShare('replica', () => ask(sql)), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #measured(): Promise<Unfit | undefined> {
    const at = Date.now();
    const primary = await this.#ask(this.#primary, primarySql);
    const replica = await this.#ask(this.#replica, replicaSql);
    if (!primary || !replica || primary.cluster !== replica.cluster) return 'noReplica';
    this.#samples.push({ at, position: BigInt(primary.position!) });
    const replayed = BigInt(replica.position!);
    const newest = this.#samples.findLastIndex(({ position }) => position <= replayed);
    // the first sample is the replica's current position
    if (newest > 0) this.#samples.splice(0, newest);
    if (this.#samples.length > samplesMax) this.#samples.splice(1, 1);
    return this.#samples[0]!.position <= replayed ? undefined : 'late';
  }
}

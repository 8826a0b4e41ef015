import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { projectRoot } from '#server/config/projectRoot.ts';
import { freePort, serverUser } from './postgresServer.ts';

/** The path of its program; throws if it is not installed. */
const program = (): string => {
  const found = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/usr/bin/pgbouncer'].find(existsSync);
  if (!found)
    throw new Error('PgBouncer is not installed: this fault test needs it (Debian: apt-get install pgbouncer).');
  return found;
};

/** A PgBouncer with deploy/pgbouncer.ini, in front of the database `postgres` of a test server. */
export class PgBouncer {
  readonly #folder: string;
  readonly #port: number;
  #process: ChildProcess | undefined;
  readonly #endWithTest = () => this.#process?.kill('SIGKILL');

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
  }

  /** Starts one in front of the server at an address. */
  static async before(serverUrl: string): Promise<PgBouncer> {
    const folder = mkdtempSync(join(tmpdir(), 'faults-pgbouncer-'));
    const port = await freePort();
    const users = join(folder, 'userlist.txt');
    const deployed = readFileSync(join(projectRoot, 'deploy/pgbouncer.ini'), 'utf8');
    const settings = deployed
      .replace(
        'site = host=127.0.0.1 port=5432 dbname=site',
        `postgres = host=127.0.0.1 port=${new URL(serverUrl).port}`,
      )
      .replace('listen_port = 6432', `listen_port = ${port}`)
      .replace('auth_type = scram-sha-256', 'auth_type = trust')
      .replace('/etc/pgbouncer/userlist.txt', users);
    writeFileSync(join(folder, 'pgbouncer.ini'), settings);
    writeFileSync(users, '"tests" ""\n');
    if (serverUser !== undefined) chownSync(folder, serverUser, -1);
    const pooler = new PgBouncer(folder, port);
    process.once('exit', pooler.#endWithTest);
    await pooler.start();
    return pooler;
  }

  get url(): string {
    return `postgres://tests@127.0.0.1:${this.#port}/postgres`;
  }

  /** Starts it; resolves when it accepts connections. */
  async start(): Promise<void> {
    const user = serverUser === undefined ? {} : { uid: serverUser };
    const child = spawn(program(), ['-q', join(this.#folder, 'pgbouncer.ini')], { stdio: 'pipe', ...user });
    this.#process = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
    for (;;) {
      if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${output}`);
      const answers = await this.query('select 1').then(
        () => true,
        () => false,
      );
      if (answers) return;
      await pause(50);
    }
  }

  /** Runs one statement through it. */
  async query(sql: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: this.url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Kills it, like a lost machine. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Stops it and removes its folder. */
  async drop(): Promise<void> {
    process.off('exit', this.#endWithTest);
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

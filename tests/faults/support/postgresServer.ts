import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { QueryResultRow } from 'pg';
import { Client } from 'pg';

const run = promisify(execFile);

/** A currently free port: PostgreSQL cannot choose one itself. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const debianFolder = '/usr/lib/postgresql';

/** The folder of PostgreSQL's own programs; throws if it is not installed. */
const binaries = (): string => {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a)) : [];
  const candidates = [...versions.map((version) => join(debianFolder, version, 'bin')), '/usr/local/bin', '/usr/bin'];
  const found = candidates.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  if (!found)
    throw new Error(
      'PostgreSQL is not installed: the fault tests need its server (Debian: apt-get install postgresql).',
    );
  return found;
};

/** PostgreSQL refuses to run as root, so it runs as its own user there. */
const isRoot = process.getuid?.() === 0;
/** The user of PostgreSQL's programs if the test runs as root; undefined for the test's own user. */
export const serverUser = isRoot ? Number(execFileSync('id', ['-u', 'postgres']).toString()) : undefined;
const asServerUser = (command: string, args: string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

/** How a server is stopped: `fast` ends its sessions in order, `immediate` is a crash. */
export type StopMode = 'fast' | 'immediate';

/** The test's own PostgreSQL in a folder of its own, on a free port of this machine, for injecting faults. */
export class PostgresServer {
  #port = 0;
  readonly #bin: string;
  readonly #folder: string;
  readonly #endWithTest = () => this.#controlSync(['-m', 'immediate', 'stop']);

  private constructor(bin: string, folder: string) {
    this.#bin = bin;
    this.#folder = folder;
  }

  /** Creates a cluster in UTF-8 and starts it. */
  static create(): Promise<PostgresServer> {
    const options = ['-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
    return PostgresServer.#startedOver((files, bin) =>
      run(...asServerUser(join(bin, 'initdb'), ['-D', files, ...options])),
    );
  }

  /** Starts a server over a copy of the files of another, which was stopped. */
  static copyOf(stopped: string): Promise<PostgresServer> {
    // preserving the owner
    return PostgresServer.#startedOver((files) => run('cp', ['-a', stopped, files]));
  }

  /** Starts a hot standby that streams from this server. */
  replica(): Promise<PostgresServer> {
    const source = ['-h', '127.0.0.1', '-p', String(this.#port), '-U', 'tests', '--no-password'];
    const options = ['-D', '', '-R', '-X', 'stream', '-c', 'fast', '--no-sync', ...source];
    return PostgresServer.#startedOver((files, bin) =>
      run(...asServerUser(join(bin, 'pg_basebackup'), options.with(1, files))),
    );
  }

  static async #startedOver(makeFiles: (files: string, bin: string) => Promise<unknown>): Promise<PostgresServer> {
    const bin = binaries();
    const folder = mkdtempSync(join(tmpdir(), 'faults-postgres-'));
    if (serverUser !== undefined) chownSync(folder, serverUser, -1);
    const server = new PostgresServer(bin, folder);
    await makeFiles(server.files, bin);
    process.once('exit', server.#endWithTest);
    await server.#startAtFreePort();
    return server;
  }

  /** The folder of its cluster. */
  get files(): string {
    return join(this.#folder, 'data');
  }

  #controlSync(args: string[]): void {
    try {
      execFileSync(...asServerUser(join(this.#bin, 'pg_ctl'), ['-D', this.files, ...args]), { stdio: 'ignore' });
    } catch {
      // it was not running
    }
  }

  async #control(...args: string[]): Promise<void> {
    await run(...asServerUser(join(this.#bin, 'pg_ctl'), ['-D', this.files, '-w', '-t', '60', ...args]));
  }

  /** The address of one of its databases. */
  url(database = 'postgres'): string {
    return `postgres://tests@127.0.0.1:${this.#port}/${database}`;
  }

  /** Starts it; resolves when it accepts connections. */
  async start(): Promise<void> {
    // no fsync: a power loss during a test need not be survived
    const settings = `-p ${this.#port} -h 127.0.0.1 -k ${this.#folder} -F`;
    await this.#control('-o', settings, '-l', join(this.#folder, 'log'), 'start');
  }

  /** Starts it at another port if the free one was taken meanwhile. */
  async #startAtFreePort(): Promise<void> {
    this.#port = await freePort();
    try {
      await this.start();
    } catch (error) {
      if (!readFileSync(join(this.#folder, 'log'), 'utf8').includes('Address already in use')) throw error;
      rmSync(join(this.#folder, 'log'));
      await this.#startAtFreePort();
    }
  }

  async stop(mode: StopMode): Promise<void> {
    await this.#control('-m', mode, 'stop');
  }

  /** Runs one of PostgreSQL's own programs, such as `pg_dump`, as the user of the test. */
  async program(name: string, args: string[]): Promise<void> {
    await run(join(this.#bin, name), args);
  }

  #signal(signal: NodeJS.Signals): void {
    const postmaster = Number(readFileSync(join(this.files, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(postmaster, signal);
    for (const pid of readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').split(' ')) {
      try {
        if (pid !== '') process.kill(Number(pid), signal);
      } catch {
        // it has ended meanwhile
      }
    }
  }

  /** Suspends all its processes: connections stay open without responses. */
  pause(): void {
    this.#signal('SIGSTOP');
  }

  resume(): void {
    this.#signal('SIGCONT');
  }

  /** The test's own connection, for more than one statement; the caller ends it. */
  async connect(database?: string): Promise<Client> {
    const client = new Client({ connectionString: this.url(database) });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** Runs one statement on a new connection. */
  async query<Row extends QueryResultRow>(sql: string, database?: string): Promise<Row[]> {
    const client = await this.connect(database);
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Stops it and removes its folder. */
  async drop(): Promise<void> {
    process.off('exit', this.#endWithTest);
    if (existsSync(join(this.files, 'postmaster.pid'))) {
      this.resume();
      await this.stop('immediate');
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

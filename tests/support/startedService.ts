import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Where the built service begins. */
export const builtService = fileURLToPath(new URL('../../dist/service/main.js', import.meta.url));

/** The options that the service is started with everywhere: fewer threads of V8 use less memory. */
const nodeOptions = ['--v8-pool-size=1'];

/** A port of this machine without a listener. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was free.');
  return address.port;
};

/** How much of a service's output is stored, in characters. */
const outputMax = 1_000_000;

const healthy = async (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    (response) => response.ok,
    () => false,
  );

/** The built service as its own process over a data folder, as a company would run it; `environment` adds to the test's own. */
export class StartedService {
  readonly origin: string;
  readonly #main: string;
  readonly #environment: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  #output = '';

  private constructor(port: number, dataDir: string, environment: NodeJS.ProcessEnv, main: string) {
    this.#main = main;
    this.origin = `http://127.0.0.1:${port}`;
    this.#environment = {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...environment,
    };
  }

  /** The variables of its process, for commands that talk to it. */
  get environment(): NodeJS.ProcessEnv {
    return this.#environment;
  }

  /** The built service, or that of another `main`, still to be started. */
  static async at(dataDir: string, environment: NodeJS.ProcessEnv = {}, main = builtService): Promise<StartedService> {
    if (!existsSync(main)) throw new Error('dist/service/main.js is missing: run `npm run build` first.');
    return new StartedService(await freePort(), dataDir, environment, main);
  }

  /** Starts the built service, or that of another `main`; throws with its output where it does not come up within a minute. */
  static async over(...given: Parameters<typeof StartedService.at>): Promise<StartedService> {
    const service = await StartedService.at(...given);
    await service.start();
    return service;
  }

  /** Starts it, with its clock ahead by so many milliseconds; throws where it does not come up, or is killed meanwhile. */
  async start({ clockAheadMs = 0 } = {}): Promise<void> {
    this.#output = '';
    const env = { ...this.#environment, SERVICE_CLOCK_OFFSET_MS: String(clockAheadMs) };
    this.#process = spawn(process.execPath, [...nodeOptions, this.#main], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const append = (chunk: Buffer) => (this.#output = (this.#output + chunk.toString()).slice(-outputMax));
    this.#process.stdout?.on('data', append);
    this.#process.stderr?.on('data', append);
    for (let tries = 0; tries < 1_000; tries++) {
      if (await healthy(this.origin)) return;
      if (this.#process.exitCode !== null || this.#process.signalCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await this.kill();
    throw new Error(`The service did not come up:\n${this.#output.slice(-8_000)}`);
  }

  /** Ends the process without a word, as a power button would. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    if (!this.#process || this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill(signal);
    await ended;
  }

  /** What it has written to its terminal since its last start. */
  get output(): string {
    return this.#output;
  }

  /** The variables by which operators' commands find it. */
  get variables(): NodeJS.ProcessEnv {
    return this.#environment;
  }

  /** How it ended; null while it runs. */
  get exitCode(): number | null {
    return this.#process?.exitCode ?? null;
  }

  /** Its process id, while it runs. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** What its inbox holds: the newest codes, then the newest notices. */
  async #inbox<Message>(): Promise<(Message & { phone: string })[]> {
    const response = await fetch(`${this.origin}/dev/inbox`, { headers: { Accept: 'application/json' } });
    return (await response.json()) as (Message & { phone: string })[];
  }

  /** The newest SMS code sent to a phone. */
  async lastCode(phone: string): Promise<string> {
    const message = (await this.#inbox<{ code: string }>()).find((one) => one.phone === phone);
    if (!message) throw new Error('No code was sent to that phone.');
    return message.code;
  }

  /** What the notices to a phone were about, the newest first. */
  async notices(phone: string): Promise<string[]> {
    const messages = await this.#inbox<{ purpose: string; code?: string }>();
    return messages.filter((one) => one.phone === phone && one.code === undefined).map(({ purpose }) => purpose);
  }
}

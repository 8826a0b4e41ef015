import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The entry file of the built service. */
export const builtService = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

/**
 * The options of Node.js that the service is started with: everywhere fewer threads of V8; in production a heap that
 * grows in small steps and a small young generation, which use less memory and, in tests, a tenth more time.
 */
const nodeOptions = [
  '--v8-pool-size=1',
  '--wasm-tiering-budget=60000000',
  ...(process.env['VITEST'] === undefined
    ? ['--max-semi-space-size=4', '--heap-growing-percent=25']
    : ['--max-semi-space-size=16']),
];

/** The maximum stored output of a service, in characters. */
const outputMax = 1_000_000;

/** The timeout of a start, after which its output is shown. */
const hangMs = 170_000;

/** Matches the address in the output of a service. */
const listeningAt = /已就绪：(http:\/\/[^/\s]+:\d+)[/（]/;

/**
 * The built service as a separate process over a data folder, as in production; `environment` adds to the test's own.
 */
export class StartedService {
  readonly #main: string;
  readonly #environment: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  #origin: string | undefined;
  #output = '';

  private constructor(dataDir: string, environment: NodeJS.ProcessEnv, main: string) {
    this.#main = main;
    this.#environment = {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...environment,
    };
  }

  /** Its address: a free port found at the first start, and the same after every restart. */
  get origin(): string {
    if (this.#origin === undefined) throw new Error('The service has not been started.');
    return this.#origin;
  }

  /** The environment of its process, for commands that call it. */
  get environment(): NodeJS.ProcessEnv {
    return this.#environment;
  }

  /** The built service, or that of another `main`, not started yet. */
  static at(dataDir: string, environment: NodeJS.ProcessEnv = {}, main = builtService): StartedService {
    if (!existsSync(main)) throw new Error('dist/server/main.js is missing: run `npm run build` first.');
    return new StartedService(dataDir, environment, main);
  }

  /** Starts the built service, or that of another `main`; throws with its output if the start fails. */
  static async over(...given: Parameters<typeof StartedService.at>): Promise<StartedService> {
    const service = StartedService.at(...given);
    await service.start();
    return service;
  }

  /**
   * Starts it, with its clock ahead by this many milliseconds; throws if the start fails, or it is killed meanwhile.
   */
  async start({ clockAheadMs = 0 } = {}): Promise<void> {
    this.#output = '';
    const offsetMs = Number(this.#environment['SERVICE_CLOCK_OFFSET_MS'] ?? 0) + clockAheadMs;
    const env = { ...this.#environment, SERVICE_CLOCK_OFFSET_MS: String(offsetMs) };
    const child = spawn(process.execPath, [...nodeOptions, this.#main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8');
    const append = (chunk: string) => void (this.#output = (this.#output + chunk).slice(-outputMax));
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    const hanging = setTimeout(() => child.kill('SIGKILL'), hangMs);
    const origin = await new Promise<string | undefined>((resolve) => {
      const look = () => {
        const found = listeningAt.exec(this.#output)?.[1];
        if (found === undefined) return;
        child.stdout.off('data', look);
        resolve(found);
      };
      child.stdout.on('data', look);
      // its last output arrives after its exit, unless it was killed
      child.once('exit', (_, signal) => signal !== null && resolve(undefined));
      child.once('close', () => resolve(undefined));
    });
    clearTimeout(hanging);
    if (origin === undefined) throw new Error(`The service did not come up:\n${this.#output.slice(-8_000)}`);
    this.#origin = origin;
    this.#environment['PORT'] = new URL(origin).port;
  }

  /** Kills the process, like a power failure. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    if (!this.#process || this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill(signal);
    await ended;
  }

  /** Its output since its last start. */
  get output(): string {
    return this.#output;
  }

  /** Waits until its output contains a text, or it has ended. */
  says(text: string): Promise<void> {
    return new Promise((resolve) => {
      const look = () => this.#output.includes(text) && resolve();
      this.#process?.stdout?.on('data', look);
      this.#process?.once('exit', () => resolve());
      look();
    });
  }

  /** Its exit code or signal; null while it runs. */
  get exitCode(): number | null {
    return this.#process?.exitCode ?? null;
  }

  /** Its process id, while it runs. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** The content of its inbox: the newest codes, then the newest notices. */
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

  /** The subjects of the notices to a phone, the newest first. */
  async notices(phone: string): Promise<string[]> {
    const messages = await this.#inbox<{ purpose: string; code?: string }>();
    return messages.filter((one) => one.phone === phone && one.code === undefined).map(({ purpose }) => purpose);
  }
}

import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Sent {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

export interface ReceivedResponse {
  status: number;
  bytes: number;
  ms: number;
}

/** Sends one request over the connections of an agent, and reads its response to the end. */
export const send = (agent: Agent, origin: string, { method, path, body, headers }: Sent): Promise<ReceivedResponse> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const length =
      body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const all = { 'Accept-Encoding': 'gzip, br', appCode: 'echem', ...length, ...headers };
    const sent = request(`${origin}${path}`, { agent, method, headers: all }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, bytes, ms: performance.now() - startedAt }),
      );
      response.once('error', reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });

/**
 * Sends requests over this many connections at once until `next` returns none; `next` receives the number of the
 * request.
 */
export const sendAll = async (
  origin: string,
  connections: number,
  next: (n: number) => Sent | undefined,
): Promise<ReceivedResponse[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const responses: ReceivedResponse[] = [];
  let count = 0;
  const connection = async (): Promise<void> => {
    for (let sent = next(count++); sent; sent = next(count++)) responses.push(await send(agent, origin, sent));
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return responses;
};

/**
 * Sends requests at a rate, in requests per second, for this many seconds; each at its due time, regardless of the
 * others.
 */
export const sendAtRate = async (
  origin: string,
  rate: number,
  seconds: number,
  next: (n: number) => Sent,
): Promise<ReceivedResponse[]> => {
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  const responses: Promise<ReceivedResponse>[] = [];
  while (responses.length < rate * seconds) {
    const dueInMs = startedAt + (responses.length * 1_000) / rate - performance.now();
    if (dueInMs > 0) await pause(dueInMs);
    else responses.push(send(agent, origin, next(responses.length)));
  }
  const received = await Promise.all(responses);
  agent.destroy();
  return received;
};

/** Throws if one of them is not a success. */
export const requireOk = (responses: readonly ReceivedResponse[]): void => {
  const failed = responses.find(({ status }) => status !== 200);
  if (failed) throw new Error(`a call ended with ${failed.status}`);
};

const ticksPerSecond = 100;

/** The CPU time of a process with all its threads so far, in milliseconds. */
export const cpuMsOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
};

/** The memory of a process, in megabytes. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

/** A quantile: the value that this share of the values does not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? 0;

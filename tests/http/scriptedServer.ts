import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import type { CallerDependencies } from '#src/api/client.ts';

/** The response to the next request; without it the request waits forever. */
export interface Scripted {
  status: number;
  headers?: Record<string, string>;
  body: string;
}

interface Seen {
  url: URL;
  method: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A server with scripted responses, which records its last request. */
export const scriptedServer = async () => {
  const scripted: { next: Scripted | undefined; seen: Seen | undefined } = { next: undefined, seen: undefined };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      scripted.seen = {
        url: new URL(request.url ?? '/', 'http://localhost'),
        method: request.method ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      if (!scripted.next) return;
      const { status, headers, body } = scripted.next;
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get seen(): Seen | undefined {
      return scripted.seen;
    },
    /** Resolves at the next request that was not `seen` before; without a timer, because a test may control timers. */
    requested: async (seen: Seen | undefined): Promise<void> => {
      while (scripted.seen === seen) await new Promise((resolve) => setImmediate(resolve));
    },
    get next(): Scripted {
      if (!scripted.next) throw new Error('No response was scripted.');
      return scripted.next;
    },
    set next(next: Scripted | undefined) {
      scripted.next = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

export type ScriptedServer = Awaited<ReturnType<typeof scriptedServer>>;

/** The page around the client of the service: signed in, recording its notices. */
export const spiedPage = () => ({
  readToken: () => 'half-token',
  expired: vi.fn<CallerDependencies['expired']>(),
  report: vi.fn<CallerDependencies['report']>(),
  save: vi.fn<CallerDependencies['save']>(),
});

import type { Server, ServerResponse } from 'node:http';
import { createServer, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { codes } from '#contract/protocol/apiError.ts';
import { headersOfData } from './headers.ts';
import { messages } from './messages.ts';
import { newRequestId } from './requestContext.ts';
import { watchBodies } from './slowBodies.ts';

/** How long a caller may take, in milliseconds. */
export const serverTimes = {
  /** For the head of a request: its line and its headers. */
  headMs: 30_000,
  /** For its body, and a second more for every `bodyBytesPerSecond` that have come. */
  bodyMs: 30_000,
  bodyBytesPerSecond: 8_192,
  /** How often slow callers are looked for. */
  checkMs: 1_000,
  /** How long requests may go on when the service stops. */
  inFlightMs: 10_000,
};

export interface ServerOptions {
  host: string;
  port: number;
  /** Connections beyond so many are closed as they come. */
  maxConnections: number;
  /** The largest body that is taken, in bytes. */
  bodyBytesMax: number;
  /** How long an answered connection stays open for the next request, in milliseconds: longer than a proxy keeps it. */
  keepAliveMs: number;
  times?: typeof serverTimes;
  /** Told when a connection was closed because of too many. */
  onDropped?: () => void;
}

/** What the parser of requests found wrong, as a status and words. */
const troubleOf = ({ code }: NodeJS.ErrnoException): [number, string] => {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, messages.headTooLarge];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, messages.tooSlow];
  return [400, messages.notHttp];
};

/** How long what still arrives is read: a connection that is closed over it is reset, and the answer lost. */
const lingerMs = 500;

/** Answers on the socket itself, where no request could be read, and closes it. */
const answerOn = (socket: Socket, status: number, message: string): void => {
  const text = JSON.stringify({ code: codes.badInput, message, data: null });
  const headers = {
    ...headersOfData,
    'X-Request-Id': newRequestId(),
    Connection: 'close',
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${text}`, () => {
    // nobody acts on a request after its sender was told that it came too late
    if (status === 408) socket.destroy();
    else setTimeout(() => socket.destroy(), lingerMs).unref();
  });
};

/** Cuts a connection; says why where nothing has been said and somebody may listen. */
const cut = (socket: Socket, answer: ServerResponse | undefined, [status, message]: [number, string]): void => {
  if (socket.writableEnded) return;
  if (!socket.writable || answer?.headersSent || socket.bytesRead === 0) socket.destroy();
  else answerOn(socket, status, message);
};

const answerUnreadable = (server: Server): void => {
  const answers = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, answer) => answers.set(socket, answer));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket as Socket);
    cut(socket as Socket, answer?.writableFinished ? undefined : answer, troubleOf(error));
  });
};

const endSlowBodies = (server: Server, times: typeof serverTimes): void =>
  watchBodies(server, times, ({ socket }, answer) => cut(socket, answer, [408, messages.tooSlow]));

const stopping = (server: Server, inFlightMs: number): Promise<void> =>
  new Promise((closed) => {
    server.close(() => closed());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), inFlightMs).unref();
  });

/** Listens; answers the port and what stops it: requests in flight are answered first. */
export const openServer = (
  app: Pick<Hono, 'fetch'>,
  { host, port, maxConnections, keepAliveMs, bodyBytesMax, times = serverTimes, onDropped }: ServerOptions,
): Promise<{ port: number; stop: () => Promise<void> }> =>
  new Promise((resolve, reject) => {
    const slowestMs = times.headMs + times.bodyMs + (bodyBytesMax / times.bodyBytesPerSecond) * 1_000;
    const server = serve(
      {
        fetch: app.fetch,
        hostname: host,
        port,
        createServer,
        serverOptions: {
          headersTimeout: times.headMs,
          requestTimeout: Math.ceil(slowestMs),
          connectionsCheckingInterval: times.checkMs,
          keepAliveTimeout: keepAliveMs,
        },
      },
      (address) => resolve({ port: address.port, stop: () => stopping(server, times.inFlightMs) }),
    ) as Server;
    server.maxConnections = maxConnections;
    if (onDropped) server.on('drop', onDropped);
    answerUnreadable(server);
    endSlowBodies(server, times);
    server.once('error', reject);
  });

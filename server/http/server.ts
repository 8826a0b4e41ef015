import type { Server, ServerResponse } from 'node:http';
import { createServer, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { codes } from '#contract/protocol/apiError.ts';
import { addressList, customerOf, includes, remoteAddressOf } from './requests/caller.ts';
import { headersOfData } from './responses/headers.ts';
import { messages } from './errors/messages.ts';
import { newRequestId } from './logging/requestContext.ts';
import { watchBodies } from './requests/slowBodies.ts';

/** Time limits for callers, in milliseconds. */
export const serverTimes = {
  /** For the head of a request: its line and its headers. */
  headMs: 30_000,
  /** For its body, plus a second for every `bodyBytesPerSecond` received. */
  bodyMs: 30_000,
  bodyBytesPerSecond: 8_192,
  /** How often slow callers are checked. */
  checkMs: 1_000,
  /** How long requests may continue after the service begins to stop. */
  inFlightMs: 10_000,
};

export interface ServerOptions {
  host: string;
  port: number;
  /** Further connections are closed at once. */
  maxConnections: number;
  /** The same for one address (of IPv6: one /64 network), except for trusted proxies. */
  maxConnectionsPerAddress: number;
  trustedProxies: readonly string[];
  /** The largest accepted body, in bytes. */
  bodyBytesMax: number;
  /** How long an idle connection stays open for the next request, in milliseconds: longer than a proxy keeps it. */
  keepAliveMs: number;
  times?: typeof serverTimes;
  /** Called when a connection is closed because there are too many. */
  onDropped?: () => void;
}

/** The parser's error as a status and a message. */
const troubleOf = ({ code }: NodeJS.ErrnoException): [number, string] => {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, messages.headTooLarge];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, messages.tooSlow];
  return [400, messages.notHttp];
};

/** How long incoming data are still read: closing earlier resets the connection and loses the response. */
const lingerMs = 500;

/** Responds on the socket itself to an unreadable request, and closes it. */
const respondOn = (socket: Socket, status: number, message: string): void => {
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
    // no handler acts on a request after its timeout was reported
    if (status === 408) socket.destroy();
    else setTimeout(() => socket.destroy(), lingerMs).unref();
  });
};

/** Cuts a connection; sends the reason if nothing was sent yet. */
const cut = (socket: Socket, response: ServerResponse | undefined, [status, message]: [number, string]): void => {
  if (socket.writableEnded) return;
  if (!socket.writable || response?.headersSent || socket.bytesRead === 0) socket.destroy();
  else respondOn(socket, status, message);
};

const respondToUnreadable = (server: Server): void => {
  const responses = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, response) => responses.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = responses.get(socket as Socket);
    cut(socket as Socket, response?.writableFinished ? undefined : response, troubleOf(error));
  });
};

const endSlowBodies = (server: Server, times: typeof serverTimes): void =>
  watchBodies(server, times, ({ socket }, response) => cut(socket, response, [408, messages.tooSlow]));

/** Closes connections of an address that has too many: one caller cannot take those of all others. */
const limitAddresses = (
  server: Server,
  { maxConnectionsPerAddress: max, trustedProxies, onDropped }: ServerOptions,
): void => {
  const proxies = addressList(trustedProxies);
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const remote = remoteAddressOf(socket);
    if (includes(proxies, remote)) return;
    const customer = customerOf(remote);
    const count = open.get(customer) ?? 0;
    if (count >= max) {
      socket.destroy();
      onDropped?.();
      return;
    }
    open.set(customer, count + 1);
    socket.once('close', () => {
      const left = open.get(customer)! - 1;
      if (left === 0) open.delete(customer);
      else open.set(customer, left);
    });
  });
};

const stopping = (server: Server, inFlightMs: number): Promise<void> =>
  new Promise((closed) => {
    server.close(() => closed());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), inFlightMs).unref();
  });

/** Listens; returns the port and a function that stops it after requests in flight. */
export const openServer = (
  app: Pick<Hono, 'fetch'>,
  options: ServerOptions,
): Promise<{ port: number; stop: () => Promise<void> }> =>
  new Promise((resolve, reject) => {
    const { host, port, maxConnections, keepAliveMs, bodyBytesMax, times = serverTimes, onDropped } = options;
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
    limitAddresses(server, options);
    respondToUnreadable(server);
    endSlowBodies(server, times);
    server.once('error', reject);
  });

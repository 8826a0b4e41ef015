import { IncomingMessage } from 'node:http';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { limits } from '#contract/protocol/limits.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { NodeBindings } from './caller.ts';
import type { Handler } from '#server/http/handler.ts';
import { messages } from '#server/http/errors/messages.ts';
import { sendError } from '#server/http/errors/sendError.ts';
import type { AfterResponse } from '#server/http/logging/requestContext.ts';
import { announcesBody } from './slowBodies.ts';

/** The maximum size of a body that is not a file. */
const plainBytesMax = 256 * 1_024;

/** How much of an unread body is read after the response, before the connection is closed. */
const drainBytesMax = 16 * 1_024 * 1_024;

/** Reads and drops incoming data within limits; the server checks its speed. */
const drain = (incoming: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    let bytes = 0;
    // the stream of the unread body would pause with every chunk
    incoming.removeAllListeners('data');
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > drainBytesMax) resolve();
    });
    for (const event of ['end', 'close', 'error']) incoming.once(event, () => resolve());
    incoming.resume();
  });

const unreadBodyOf = (c: HonoContext): IncomingMessage | undefined => {
  const incoming = (c.env as NodeBindings | undefined)?.incoming;
  return incoming instanceof IncomingMessage && announcesBody(incoming) && !incoming.complete ? incoming : undefined;
};

const sendThenDrain = async (c: HonoContext, incoming: IncomingMessage): Promise<void> => {
  const content = new Uint8Array(await c.res.arrayBuffer());
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(content);
      await drain(incoming);
      controller.close();
    },
  });
  c.res = new Response(body, c.res);
  c.res.headers.set('Connection', 'close');
  c.res.headers.set('Content-Length', String(content.length));
};

/**
 * Sends a rejection before the whole body has arrived, and closes the connection once the body is read: a connection
 * that is closed while data arrive is reset, and a browser that is still sending never sees the response (RFC 9112,
 * section 9.6).
 */
export const readOut: AfterResponse = (c) => {
  const incoming = unreadBodyOf(c);
  return incoming && sendThenDrain(c, incoming);
};

const tooLarge = (c: HonoContext): Response => {
  c.header('Connection', 'close');
  return sendError(c, new ApiError(codes.badInput, messages.tooLarge), 413);
};

/** The length of a body that Node.js enforces; undefined if the data must be counted as they arrive. */
const declaredLength = (c: HonoContext): number | undefined => {
  const { incoming } = (c.env as NodeBindings | undefined) ?? {};
  if (!(incoming instanceof IncomingMessage) || incoming.headers['transfer-encoding'] !== undefined) return undefined;
  return Number(incoming.headers['content-length'] ?? 0);
};

/** Rejects a larger body with 413 in the envelope, with or without a declared length, and closes the connection. */
export const upTo = (bytesMax: number): MiddlewareHandler => {
  const counted = bodyLimit({ maxSize: bytesMax, onError: tooLarge });
  return (c, next) => {
    const bytes = declaredLength(c);
    // counting turns the body into a stream, which costs more than most calls
    if (bytes === undefined) return counted(c, next);
    return bytes > bytesMax ? Promise.resolve(tooLarge(c)) : next();
  };
};

/** The maximum body size of each endpoint whose body is a file, by path. */
const fileBytesMax = (handlers: readonly Pick<Handler, 'endpoint'>[]): ReadonlyMap<string, number> =>
  new Map(
    handlers
      .filter(({ endpoint }) => endpoint.payload === 'bytes')
      .map(({ endpoint: { path, bytesMax } }) => [path, bytesMax ?? limits.licenceBytesMax]),
  );

/** The largest body that any endpoint accepts. */
export const largestBody = (handlers: readonly Pick<Handler, 'endpoint'>[]): number =>
  Math.max(plainBytesMax, ...fileBytesMax(handlers).values());

/**
 * Limits every body: files to their endpoint's size, operators' files to their path's size, all else to the size of a
 * form.
 */
export const bodySizes = (
  handlers: readonly Pick<Handler, 'endpoint'>[],
  ofOperators: ReadonlyMap<string, number> = new Map(),
): MiddlewareHandler => {
  const ofFiles = new Map(
    [...fileBytesMax(handlers), ...ofOperators].map(([path, bytesMax]) => [path, upTo(bytesMax)]),
  );
  const ofOthers = upTo(plainBytesMax);
  return (c, next) => (ofFiles.get(c.req.path) ?? ofOthers)(c, next);
};

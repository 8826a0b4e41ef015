import { IncomingMessage } from 'node:http';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { limits } from '#contract/protocol/limits.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import type { NodeBindings } from './caller.ts';
import type { Handler } from './handler.ts';
import { messages } from './messages.ts';
import { refuse } from './mount.ts';
import { announcesBody } from './slowBodies.ts';

/** How large a body may be that is not a file. */
const plainBytesMax = 256 * 1_024;

/** How much of an unread body is read after its answer, before the connection is closed. */
const drainBytesMax = 16 * 1_024 * 1_024;

/** Reads on and drops what arrives, within bounds; how slowly it may come, the server watches. */
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

/**
 * Answers at once where a request is refused before its body has come, and closes the connection when that is read. A
 * connection that is closed while data arrive is reset, and a browser that still sends never sees the answer (RFC 9112,
 * section 9.6).
 */
export const readOut: MiddlewareHandler = async (c, next) => {
  await next();
  const incoming = unreadBodyOf(c);
  if (!incoming) return;
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

const tooLarge = (c: HonoContext): Response => {
  c.header('Connection', 'close');
  return refuse(c, new Refusal(codes.badInput, messages.tooLarge), 413);
};

/** Refuses a body of more bytes with 413 in the envelope, whether it says its length or not, and closes the connection. */
export const upTo = (bytesMax: number): MiddlewareHandler => bodyLimit({ maxSize: bytesMax, onError: tooLarge });

/** How large the body of each endpoint may be whose body is a file, by path. */
const fileBytesMax = (handlers: readonly Pick<Handler, 'endpoint'>[]): ReadonlyMap<string, number> =>
  new Map(
    handlers
      .filter(({ endpoint }) => endpoint.payload === 'bytes')
      .map(({ endpoint: { path, bytesMax } }) => [path, bytesMax ?? limits.licenceBytesMax]),
  );

/** The largest body that any of the endpoints takes. */
export const largestBody = (handlers: readonly Pick<Handler, 'endpoint'>[]): number =>
  Math.max(plainBytesMax, ...fileBytesMax(handlers).values());

/** Limits every body: files to what their endpoint says, all else to what a form may hold. */
export const bodySizes = (handlers: readonly Pick<Handler, 'endpoint'>[]): MiddlewareHandler => {
  const ofFiles = new Map([...fileBytesMax(handlers)].map(([path, bytesMax]) => [path, upTo(bytesMax)]));
  const ofOthers = upTo(plainBytesMax);
  return (c, next) => (ofFiles.get(c.req.path) ?? ofOthers)(c, next);
};

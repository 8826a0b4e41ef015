import type { IncomingMessage, Server, ServerResponse } from 'node:http';

interface Pace {
  bodyMs: number;
  bodyBytesPerSecond: number;
  checkMs: number;
}

/** Whether a request announces a body. */
export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Finds requests whose body exceeds its time: `bodyMs`, plus a second for every `bodyBytesPerSecond` received, so that
 * a large file may take minutes but a byte per second is too slow. Node's `requestTimeout` cannot do this.
 */
export const watchBodies = (
  server: Server,
  { bodyMs, bodyBytesPerSecond, checkMs }: Pace,
  onSlow: (incoming: IncomingMessage, response: ServerResponse) => void,
): void => {
  const arriving = new Map<IncomingMessage, { response: ServerResponse; since: number; bytesBefore: number }>();
  server.on('request', (incoming, response) => {
    if (announcesBody(incoming))
      arriving.set(incoming, { response, since: performance.now(), bytesBefore: incoming.socket.bytesRead });
  });
  const timer = setInterval(() => {
    for (const [incoming, { response, since, bytesBefore }] of arriving) {
      const isOver = incoming.complete || incoming.destroyed;
      const come = incoming.socket.bytesRead - bytesBefore;
      const isSlow = performance.now() - since > bodyMs + (come / bodyBytesPerSecond) * 1_000;
      if (isOver || isSlow) arriving.delete(incoming);
      if (isSlow && !isOver) onSlow(incoming, response);
    }
  }, checkMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
};

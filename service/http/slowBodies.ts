import type { IncomingMessage, Server, ServerResponse } from 'node:http';

interface Pace {
  bodyMs: number;
  bodyBytesPerSecond: number;
  checkMs: number;
}

/** Whether a request says that a body follows. */
export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Finds requests whose body takes longer than its time: `bodyMs`, and a second more for every `bodyBytesPerSecond` that
 * have come, so that a large file may take minutes and a byte a second may not. Node's `requestTimeout` knows no pace.
 */
export const watchBodies = (
  server: Server,
  { bodyMs, bodyBytesPerSecond, checkMs }: Pace,
  onSlow: (incoming: IncomingMessage, answer: ServerResponse) => void,
): void => {
  const arriving = new Map<IncomingMessage, { answer: ServerResponse; since: number; bytesBefore: number }>();
  server.on('request', (incoming, answer) => {
    if (announcesBody(incoming))
      arriving.set(incoming, { answer, since: performance.now(), bytesBefore: incoming.socket.bytesRead });
  });
  const timer = setInterval(() => {
    for (const [incoming, { answer, since, bytesBefore }] of arriving) {
      const isOver = incoming.complete || incoming.destroyed;
      const come = incoming.socket.bytesRead - bytesBefore;
      const isSlow = performance.now() - since > bodyMs + (come / bodyBytesPerSecond) * 1_000;
      if (isOver || isSlow) arriving.delete(incoming);
      if (isSlow && !isOver) onSlow(incoming, answer);
    }
  }, checkMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
};

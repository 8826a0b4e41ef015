import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How a file is cut in the middle: its length was announced, it came in chunks, or it was to end with its connection, which
 * then looks complete.
 */
export const cuts = ['length', 'chunked', 'close'] as const;
export type Cut = (typeof cuts)[number];

const bytesOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const sendHalf = (cut: Cut, { headers }: IncomingMessage, content: Buffer, response: ServerResponse): void => {
  const { 'transfer-encoding': _chunked, 'content-length': _length, connection: _kept, ...others } = headers;
  const half = content.subarray(0, content.length / 2);
  if (cut === 'close') {
    const lines = Object.entries(others).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    response.socket?.write(`HTTP/1.1 200 OK\r\n${lines.join('')}connection: close\r\n\r\n`);
    response.socket?.end(half);
    return;
  }
  response.writeHead(200, { ...others, ...(cut === 'length' ? { 'content-length': content.length } : {}) });
  response.write(half, () => response.socket?.destroy());
};

/** A proxy before a service that cuts every file in the middle while `cut` says how, and passes on everything else. */
export const cuttingProxy = async (origin: string) => {
  const state: { cut: Cut | undefined } = { cut: undefined };
  const server = createServer((incoming, response) => {
    const { method, url, headers } = incoming;
    const upstream = httpRequest(new URL(url ?? '/', origin), { method, headers }, (received) => {
      if (state.cut !== undefined && received.headers['content-disposition'] !== undefined)
        void bytesOf(received).then((content) => sendHalf(state.cut!, received, content, response));
      else {
        response.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(response);
      }
    });
    upstream.on('error', () => response.destroy());
    incoming.pipe(upstream);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutBy: (cut: Cut | undefined): void => void (state.cut = cut),
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
};

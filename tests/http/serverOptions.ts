import type { ServerOptions } from '#server/http/server.ts';

/** A server on any free port of this machine. */
export const serverOptions: ServerOptions = {
  host: '127.0.0.1',
  port: 0,
  maxConnections: 8,
  maxConnectionsPerAddress: 8,
  trustedProxies: [],
  keepAliveMs: 30_000,
  bodyBytesMax: 1_000,
};

import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import type { TestService } from '../support/service.ts';

/** A test service behind real sockets; close it before the service. */
export const listening = async ({ app }: Pick<TestService, 'app'>) => {
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    /** The next request whose head the service has received. */
    nextRequest: async () => ((await once(server, 'request')) as [IncomingMessage])[0],
    close: () => new Promise((closed) => server.close(closed)),
  };
};

import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Serves a folder's files under a path of a host, and nothing else; returns the address, the paths not found, and a function that stops it. */
export const serveFolder = async (folder: string, under = '') => {
  const missed: string[] = [];
  const site = new Hono()
    .use(`${under}/*`, serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice(under.length) }))
    .notFound((context) => {
      missed.push(context.req.path);
      return context.text('nothing here', 404);
    });
  const server = serve({ fetch: site.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${under}/`, missed, close: () => void server.close() };
};

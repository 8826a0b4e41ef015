// @module-tag deep
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#service/config/projectRoot.ts';

let cacheDir: string;
let server: ViteDevServer;
beforeAll(async () => {
  // a cache that is not under node_modules, as where that folder cannot be written to
  cacheDir = mkdtempSync(join(tmpdir(), 'vite-'));
  server = await createServer({
    root: projectRoot,
    cacheDir,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: ['wouter'] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(cacheDir, { recursive: true, force: true });
});

const served = async (address: string): Promise<string> => (await server.transformRequest(address))?.code ?? '';

test('the React compiler takes our components and hooks, and leaves packages alone in development', async () => {
  const app = await served('/src/App.tsx');
  expect(app).toContain('compiler-runtime');
  expect(await served('/src/app/shownPage.ts')).toContain('compiler-runtime');

  const address = /"([^"]+\/deps\/wouter\.js[^"]*)"/.exec(app)?.[1] ?? '';
  const wouter = await served(address);
  // a hook by a name that does not tell: compiled, it would be called now and then
  expect(wouter).toContain('router.searchHook(router)');
  expect(wouter).not.toContain('compiler-runtime');
});

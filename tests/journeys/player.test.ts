// @module-tag deep
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ServerType } from '@hono/node-server';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { faultsOf } from './pageFaults.ts';
import { browserOfWorker, hangMs } from './visit.ts';

interface Channel {
  on: (event: string, listen: (payload: { storyId: string; status: string }) => void) => void;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
let server: ServerType;
let url = '';
let players: string[] = [];

// a player shows its view in a frame of Storybook, which only a built Storybook has
beforeAll(async () => {
  const command = ['storybook', 'build', '--test', '--output-dir', 'dist/storybook', '--quiet'];
  const env = { ...process.env, NODE_ENV: 'production', VITEST: undefined, STORYBOOK_DISABLE_TELEMETRY: '1' };
  const { status } = spawnSync('npx', command, { cwd: root, env });
  if (status !== 0) throw new Error('Storybook was not built.');
  const index = JSON.parse(readFileSync(`${root}dist/storybook/index.json`, 'utf8')) as {
    entries: Record<string, { id: string; tags: string[] }>;
  };
  players = Object.values(index.entries).flatMap(({ id, tags }) => (tags.includes('player') ? [id] : []));
  const site = new Hono().use(serveStatic({ root: `${root}dist/storybook` }));
  url = await new Promise((resolve) => {
    server = serve({ fetch: site.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    );
  });
});
afterAll(() => void server.close());

test('a player plays its story at both widths, its view in a frame, without errors', async () => {
  expect(players.length).toBe(2);
  for (const width of [1440, 390])
    for (const id of players) {
      const context = await (await browserOfWorker()).newContext({ viewport: { width, height: 900 }, locale: 'zh-CN' });
      context.setDefaultTimeout(hangMs);
      onTestFinished(() => context.close());
      const page = await context.newPage();
      await page.goto(`${url}/iframe.html?viewMode=story`);
      await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis);
      const status = await page.evaluate(
        (storyId) =>
          new Promise<string>((resolve) => {
            const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
              __STORYBOOK_ADDONS_CHANNEL__: Channel & { emit: (event: string, payload: object) => void };
            };
            channel.on('storyFinished', (payload) => void (payload.storyId === storyId && resolve(payload.status)));
            channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
          }),
        id,
      );
      const faults = await faultsOf(page, 'iframe');
      expect({ width, id, status, faults }).toEqual({ width, id, status: 'success', faults: [] });
    }
});

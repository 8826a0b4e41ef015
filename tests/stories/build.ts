import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ServerType } from '@hono/node-server';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { TestProject } from 'vitest/node';
import { clearReport, writeReport } from './report.ts';

export interface BuiltStory {
  id: string;
  title: string;
  name: string;
  tags: string[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The built Storybook's address, its stories, and whether their pictures are to be made anew (`--update`). */
    storybook: { url: string; stories: BuiltStory[]; isUpdate: boolean };
  }
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const built = `${root}dist/storybook`;

const build = (): void => {
  const binary = createRequire(import.meta.url).resolve('storybook/internal/bin/dispatcher');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [binary, 'build', '--test', '--output-dir', built, '--quiet'],
    {
      cwd: root,
      encoding: 'utf8',
      // with the React that is published, not in the mode of the tests that ask for it
      env: { ...process.env, NODE_ENV: 'production', VITEST: undefined, STORYBOOK_DISABLE_TELEMETRY: '1' },
    },
  );
  if (status !== 0) throw new Error(`Storybook was not built:\n${stdout}${stderr}`);
};

const served = (): Promise<{ url: string; server: ServerType }> =>
  new Promise((resolve) => {
    const site = new Hono().use(serveStatic({ root: built }));
    const server = serve({ fetch: site.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
      resolve({ url: `http://127.0.0.1:${port}`, server });
    });
  });

/** Builds Storybook once, serves it to the tests of both widths, and binds what they found into one report. */
export default async function setup(project: TestProject): Promise<() => void> {
  // `npm test` builds it beside its checks
  if (!process.env['STORYBOOK_IS_BUILT']) build();
  clearReport();
  const { entries } = JSON.parse(readFileSync(`${built}/index.json`, 'utf8')) as {
    entries: Record<string, BuiltStory & { type: string }>;
  };
  const { url, server } = await served();
  project.provide('storybook', {
    url,
    stories: Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('test')),
    isUpdate: project.config.snapshotOptions.updateSnapshot === 'all',
  });
  return () => {
    server.close();
    writeReport();
  };
}

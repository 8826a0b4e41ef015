import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from './seeded.ts';

const run = promisify(execFile);
const journeys = fileURLToPath(new URL('traces/', import.meta.url));
const programs = fileURLToPath(new URL('../../node_modules/.bin/', import.meta.url));

/** Reports are written where a run is started. */
let folder: string;
let origin: string;
beforeAll(async () => {
  origin = (await seeded()).sharedOrigin;
  folder = await mkdtemp(join(tmpdir(), 'traces-'));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

test('a journey that fails leaves a trace that Playwright reads, one that passes leaves none', async () => {
  const env = { ...process.env, NO_COLOR: '1', SITE: origin };
  const command = run(`${programs}vitest`, ['run', '--root', journeys], { cwd: folder, env });
  await expect(command).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('1 failed | 1 passed') });

  const traces = join(folder, 'dist/reports/traces');
  const stored = await readdir(traces);
  expect(stored).toEqual([expect.stringMatching(/^a-journey-that-fails-.+\.zip$/)]);

  // the reader behind `playwright show-trace`
  const read = async (...words: string[]) =>
    (await run(`${programs}playwright`, ['trace', ...words], { cwd: folder })).stdout;
  await read('open', join(traces, stored[0]!));
  expect(await read('actions')).toContain("getByRole('button', { name: '注册/登录', exact: true })");
  expect(await read('requests')).toMatch(/GET +200 /);
});
